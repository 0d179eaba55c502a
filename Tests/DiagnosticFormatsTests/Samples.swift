import DiagnosticFormats
import Diagnostics
import Testing

/// A report to show, and what is hard to show about it.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let report: Report
  var testDescription: String { name }

  init(_ name: String, _ files: [FileReport], filesChecked: Int = 1) {
    self.name = name
    report = Report(files: files, filesChecked: filesChecked)
  }

  init(_ name: String, _ file: SourceFile, _ diagnostics: Diagnostic...) {
    self.init(name, [FileReport(file: file, diagnostics: diagnostics)])
  }
}

/// The range of the `count`-th time that `text` stands in `file`.
func range(_ text: String, _ count: Int = 1, in file: SourceFile) -> SourceRange {
  let wanted = Array(text.utf8)
  var left = count
  for start in 0...max(0, file.bytes.count - wanted.count)
  where file.bytes[start...].starts(with: wanted) {
    left -= 1
    if left == 0 { return SourceRange(start, start + wanted.count) }
  }
  preconditionFailure("\(text) is not in the sample")
}

/// The range from the first time that `first` stands in `file` to the next end of `last`.
func range(from first: String, to last: String, in file: SourceFile) -> SourceRange {
  let start = range(first, in: file).start
  let rest = SourceFile(path: "", bytes: Array(file.bytes[start...]))
  return SourceRange(start, start + range(last, in: rest).end)
}

extension Rule {
  static let sampleError = Rule(
    id: "sample-error", severity: .error, summary: "", rationale: "", examples: [])
  static let sampleWarning = Rule(
    id: "sample-warning", severity: .warning, summary: "", rationale: "", examples: [])
  static let sampleAdvice = Rule(
    id: "sample-advice", severity: .advice, summary: "", rationale: "", examples: [])
}

extension Sample {
  static let all = [
    noProblems, noPlace, wholeFile, label, multiLine, nested, twoFiles, tabs, emoji, replacement,
    insertion, deletion, oneLine, overlapping, endOfFile, longLine, farApart, escapes, lineBreaks,
    many,
  ]

  static let noProblems = Sample("no-problems", [], filesChecked: 3)

  static let noPlace = Sample(
    "no-place", SourceFile(path: "missing.sheet.yaml", bytes: []),
    Diagnostic(
      .sampleError, "`missing.sheet.yaml` does not exist", at: nil,
      help: ["name a file or a folder", "a folder means all the specs in it"]))

  static let wholeFile = Sample(
    "whole-file", SourceFile(path: "Sheets/empty.sheet.yaml", text: "# nothing\n"),
    Diagnostic(.sampleAdvice, "a spec describes a sheet", at: nil))

  static let detents = SourceFile(
    path: "Sheets/filters.sheet.yaml",
    text: """
      name: Filters
      detents:
        - small: 200
        - large
      undimmed: smal
      """)

  static let label = Sample(
    "label", detents,
    Diagnostic(
      .sampleError, "`smal` is not one of this sheet's detents",
      at: range("smal", 2, in: detents), label: "no detent has this name",
      labels: [.init("declared here", at: range("small", in: detents))], help: ["use `small`"],
      fixes: [Fix("use `small`", .safe, [.init(range("smal", 2, in: detents), "small")])]))

  static let sheets = SourceFile(
    path: "sheets.sheet.yaml",
    text: """
      version: 1

      sheets:
        Filters:
          detents:
            - medium
            - large
          grabber: visible
          cornerRadius: 24
        Filters:
          grabber: hidden

      # the end

      """)

  static let multiLine = Sample(
    "multi-line", sheets,
    Diagnostic(
      .sampleError, "`Filters` is there twice",
      at: SourceRange(range("Filters", 2, in: sheets).start, range("hidden\n", in: sheets).end),
      label: "again here",
      labels: [.init("first here", at: range(from: "Filters", to: "24\n", in: sheets))]),
    Diagnostic(
      .sampleWarning, "the detents are worth a second look",
      at: range(from: "detents", to: "large", in: sheets)))

  static let nested = Sample(
    "nested", sheets,
    Diagnostic(
      .sampleError, "everything is inside something",
      at: range(from: "detents", to: "medium", in: sheets), label: "inner",
      labels: [
        .init("outer", at: range(from: "sheets", to: "24", in: sheets)),
        .init("middle", at: range(from: "Filters", to: "large", in: sheets)),
        .init("crossing", at: range(from: "medium", to: "grabber", in: sheets)),
        .init("too deep", at: range(from: "- medium", to: "large", in: sheets)),
        .init("a word", at: range("large", in: sheets)),
      ]))

  static let twoFiles = Sample(
    "two-files",
    [
      FileReport(file: sheets, diagnostics: []),
      FileReport(
        file: detents,
        diagnostics: [
          Diagnostic(
            .sampleError, "`Filters` has two specs", at: range("Filters", in: detents),
            label: "second spec",
            labels: [
              .init("first spec", at: range("Filters", in: sheets), in: sheets.path),
              .init("twice even", at: range("Filters", 2, in: sheets), in: sheets.path),
              .init("and another", at: SourceRange(3, 7), in: "unread.sheet.yaml"),
              .init("in this file too", at: range("large", in: detents)),
              .init("by its path", at: range("200", in: detents), in: detents.path),
            ])
        ]),
    ], filesChecked: 2)

  static let tabbed = SourceFile(
    path: "tabs.sheet.yaml", text: "a:\t1\n\tb:\t\tvalue\t# tail\nc:\t3\n")

  static let tabs = Sample(
    "tabs", tabbed,
    Diagnostic(
      .sampleError, "a tab cannot indent", at: range("\t", 2, in: tabbed), label: "here",
      labels: [.init("before this", at: range("value", in: tabbed))],
      fixes: [
        Fix("indent with two spaces", .safe, [.init(range("\t", 2, in: tabbed), "  ")])
      ]))

  static let faces = SourceFile(
    path: "wärme/emoji😀.sheet.yaml",
    text: """
      a: "👨‍👩‍👧 family", b: x
      e\u{301}: "日本語", z\u{308}\u{301}\u{302}: ｆｕｌｌ, c: x
      flag: "🇩🇪👍🏽☂️", d: x
      """)

  static let emoji = Sample(
    "emoji", faces,
    Diagnostic(
      .sampleWarning, "wide 日本語 and 😀", at: range("x", 1, in: faces), label: "👍 日本",
      labels: [
        .init("the family", at: range("👨‍👩‍👧 family", in: faces)),
        .init("after wide", at: range("x", 2, in: faces)),
        .init("語", at: range("日本語", in: faces)), .init("flag", at: range("🇩🇪", in: faces)),
        .init("after marks", at: range("x", 3, in: faces)),
      ], fixes: [Fix("write `日本`", .unsafe, [.init(range("日本語", in: faces), "日本")])]))

  static let replacement = Sample(
    "replacement", sheets,
    Diagnostic(
      .sampleError, "two edits in one fix", at: range("visible", in: sheets),
      help: ["make them alike"],
      fixes: [
        Fix(
          "swap the two", .unsafe,
          [
            .init(range("hidden", in: sheets), "visible"),
            .init(range("visible", in: sheets), "hidden\n    # swapped"),
          ]),
        Fix("remove the grabber", .safe, [.init(range("    grabber: visible\n", in: sheets), "")]),
        Fix("do nothing", .safe, []),
      ]))

  static let insertion = Sample(
    "insertion", detents,
    Diagnostic(
      .sampleError, "`version` is missing", at: SourceRange(0, 0),
      fixes: [Fix("say the version", .safe, [.init(SourceRange(0, 0), "version: 1\n")])]),
    Diagnostic(
      .sampleError, "`medium` is missing", at: range("detents", in: detents),
      fixes: [
        Fix(
          "add it", .safe,
          [
            .init(
              SourceRange(range("200\n", in: detents).end, range("200\n", in: detents).end),
              "  - medium\n")
          ])
      ]),
    Diagnostic(
      .sampleError, "`platform` is missing", at: nil,
      fixes: [
        Fix(
          "add it", .safe,
          [.init(SourceRange(detents.bytes.count, detents.bytes.count), "\nplatform: 17\n")])
      ]))

  static let deletion = Sample(
    "deletion", sheets,
    Diagnostic(
      .sampleWarning, "the radius does nothing", at: range("cornerRadius", in: sheets),
      fixes: [
        Fix("remove it", .safe, [.init(range("    cornerRadius: 24\n", in: sheets), "")])
      ]),
    Diagnostic(
      .sampleWarning, "nothing of it does anything", at: range("sheets", in: sheets),
      fixes: [
        Fix("remove all", .safe, [.init(range(from: "version", to: "hidden\n", in: sheets), "")])
      ]))

  static let flow = SourceFile(
    path: "flow.sheet.yaml", text: "sheet: {a: 1, b: 2, a: 3, c: 4, a: 5}\n")

  static let oneLine = Sample(
    "one-line", flow,
    Diagnostic(
      .sampleError, "`a` is there three times", at: range("a", 2, in: flow), label: "again here",
      labels: [
        .init("first here", at: range("a", 1, in: flow)),
        .init("and again here", at: range("a: 5", in: flow)),
        .init("all in here", at: range("sheet", in: flow)),
      ]))

  static let overlapping = Sample(
    "overlapping", flow,
    Diagnostic(
      .sampleError, "places may overlap", at: range("b: 2", in: flow), label: "inside",
      labels: [
        .init("around", at: range("{a: 1, b: 2, a: 3, c: 4, a: 5}", in: flow)),
        .init("the same", at: range("b: 2", in: flow)),
        .init("across", at: range("2, a", in: flow)),
        .init("an empty one", at: SourceRange(12, 12)),
      ]),
    Diagnostic(
      .sampleError, "a place without a word", at: range("c", in: flow),
      labels: [.init("4", at: range("4", in: flow))]))

  static let endOfFile = Sample(
    "end-of-file", sheets,
    Diagnostic(
      .sampleError, "something more is expected",
      at: SourceRange(sheets.bytes.count, sheets.bytes.count), label: "after this"),
    Diagnostic(
      .sampleError, "places outside of the file are moved to its edge",
      at: SourceRange(sheets.bytes.count + 10, sheets.bytes.count + 20),
      labels: [.init("before", at: SourceRange(-7, -3))]))

  static let wide = SourceFile(
    path: "long.sheet.yaml",
    text: "first: 1\nkey: "
      + (1...200).map { "word\($0) ünd 日本" }.joined(separator: ", ") + "\n"
      + String(repeating: "long context ", count: 30) + "\n")

  static let longLine = Sample(
    "long-line", wide,
    Diagnostic(
      .sampleError, "the middle of a long line", at: range("word100", in: wide), label: "here",
      labels: [.init("near", at: range("word102", in: wide))],
      fixes: [Fix("write `word`", .safe, [.init(range("word100", in: wide), "word")])]),
    Diagnostic(
      .sampleError, "the end of a long line", at: range("word200", in: wide), label: "here"),
    Diagnostic(
      .sampleError, "much of a long line", at: range(from: "word50 ", to: "word80", in: wide),
      label: "all this"))

  static let farApart = Sample(
    "far-apart", wide,
    Diagnostic(
      .sampleError, "both ends of a long line", at: range("word199", in: wide), label: "this",
      labels: [
        .init("and that", at: range("key", in: wide)),
        .init("from here to there", at: range(from: "word150", to: "long", in: wide)),
        .init("next line", at: range("context", 9, in: wide)),
      ]))

  static let hostile = SourceFile(
    path: "bad\u{1B}[2J\nname.yaml",
    bytes: Array("title: \u{1B}[31mred\u{7} \u{202E}abc\u{2066} \u{85}\u{9B}1m x\n".utf8)
      + [UInt8(ascii: "k"), 0xFF, 0xC3, UInt8(ascii: "("), 0xE2, 0x82] + Array(": x\0\n".utf8))

  static let escapes = Sample(
    "escapes", hostile,
    Diagnostic(
      .sampleError, "a \u{1B}[31mmessage\nof two lines", at: range("x", 1, in: hostile),
      label: "a \u{1B}]0;label\u{7}",
      labels: [.init("\u{202E}other", at: range("x", 2, in: hostile))],
      help: ["\u{9B}31m help\r\n"],
      fixes: [Fix("write \u{1B}", .safe, [.init(range("x", 1, in: hostile), "\u{1B}[0m\u{2028}")])])
  )

  static let windows = SourceFile(
    path: "windows.sheet.yaml", text: "\u{FEFF}a: 1\r\nb: 2\rc: 3\r\n\r\n\r\nd: 4\r\n")

  static let lineBreaks = Sample(
    "line-breaks", windows,
    Diagnostic(
      .sampleError, "the first column is after the byte-order mark", at: range("a", in: windows),
      labels: [.init("three lines on", at: range("3\r\n", in: windows))],
      fixes: [Fix("write `5`", .safe, [.init(range("2", in: windows), "5")])]),
    Diagnostic(
      .sampleError, "line breaks are no part of the marks",
      at: SourceRange(range("\r\nb", in: windows).start, range("\r\nb", in: windows).start + 2)))

  static let many = Sample(
    "many",
    [
      FileReport(
        file: detents,
        diagnostics: [
          Diagnostic(.sampleError, "one", at: range("name", in: detents)),
          Diagnostic(.sampleError, "two", at: range("Filters", in: detents)),
          Diagnostic(.sampleWarning, "three", at: range("detents", in: detents)),
          Diagnostic(.sampleAdvice, "four", at: range("large", in: detents)),
        ]),
      FileReport(
        file: flow, diagnostics: [Diagnostic(.sampleAdvice, "five", at: range("b", in: flow))]),
    ], filesChecked: 12)
}
