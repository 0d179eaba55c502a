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
    report = Report(files: files, filesChecked: filesChecked, by: .sample)
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
    id: "sample-error", severity: .error, summary: "A sample of an error.",
    rationale: "There is one of each severity.", examples: [])
  static let sampleWarning = Rule(
    id: "sample-warning", severity: .warning, summary: "A sample of a warning.",
    rationale: "There is one of each severity.", examples: [])
  static let sampleAdvice = Rule(
    id: "sample-advice", severity: .advice, summary: "A sample of advice.",
    rationale: "There is one of each severity.", examples: [])
}

extension ReportingTool {
  /// A tool whose rules are not in order.
  static let sample = ReportingTool(name: "sample", version: "1.2.3") {
    [Rule.sampleWarning, .sampleError, .sampleAdvice].map { rule in
      DocumentedRule(rule, text: "All about\n\(rule.id)\n", markdown: "All about `\(rule.id)`.\n")
    }
  }
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

  static let flow = SourceFile(
    path: "flow.sheet.yaml", text: "sheet: {a: 1, b: 2, a: 3, c: 4, a: 5}\n")

  static let label = Sample(
    "label", detents,
    Diagnostic(
      .sampleError, "`smal` is not one of this sheet's detents",
      at: range("smal", 2, in: detents), label: "no detent has this name",
      labels: [.init("declared here", at: range("small", in: detents))], help: ["use `small`"],
      fixes: [Fix("use `small`", .safe, [.init(range("smal", 2, in: detents), "small")])]))

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

  static let endOfFile = Sample(
    "end-of-file", sheets,
    Diagnostic(
      .sampleError, "something more is expected",
      at: SourceRange(sheets.bytes.count, sheets.bytes.count), label: "after this"),
    Diagnostic(
      .sampleError, "places outside of the file are moved to its edge",
      at: SourceRange(sheets.bytes.count + 10, sheets.bytes.count + 20),
      labels: [.init("before", at: SourceRange(-7, -3))]))

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
