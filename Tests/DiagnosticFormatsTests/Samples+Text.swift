import DiagnosticFormats
import Diagnostics

/// Text that is hard to show: wide, long, hostile.
extension Sample {
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
}
