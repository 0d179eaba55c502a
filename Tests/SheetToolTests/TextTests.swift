import Foundation
import Testing

/// Files that are no specs, down to bytes that are no text.
@Suite struct TextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: Data
    /// `line:column rule` of each problem.
    let problems: [String]

    init(_ description: String, _ bytes: Data, _ problems: [String] = []) {
      testDescription = description
      self.bytes = bytes
      self.problems = problems
    }

    init(_ description: String, _ text: String, _ problems: [String] = []) {
      self.init(description, Data(text.utf8), problems)
    }
  }

  private static func utf16(_ text: String, _ encoding: String.Encoding, mark: Bool) -> Data {
    let marked = mark ? "\u{FEFF}" + text : text
    return marked.data(using: encoding) ?? Data()
  }

  static let cases: [Case] = [
    Case("UTF-8 with a byte-order mark", "\u{FEFF}" + Spec.good),
    Case("a problem behind a byte-order mark", "\u{FEFF}sheet: {}\n", ["1:1 unknown-key"]),
    Case("CRLF", Spec.good.replacing("\n", with: "\r\n")),
    Case("a problem between CRLF", Spec.bad.replacing("\n", with: "\r\n"), ["3:15 unknown-value"]),
    Case("CR alone", Spec.bad.replacing("\n", with: "\r"), ["3:15 unknown-value"]),
    Case("UTF-16 big endian", utf16(Spec.good, .utf16BigEndian, mark: true)),
    Case("UTF-16 little endian", utf16(Spec.good, .utf16LittleEndian, mark: true)),
    Case("UTF-16 without a mark", utf16(Spec.good, .utf16LittleEndian, mark: false)),
    Case(
      "a problem in UTF-16",
      utf16("# 🛒\n" + Spec.bad, .utf16BigEndian, mark: true), ["4:15 unknown-value"]),
    Case(
      "half a character in UTF-16", Data([0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00, 0x00, 0x62]),
      ["1:2 invalid-encoding"]),
    Case("UTF-32", Data([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]), ["1:1 invalid-encoding"]),
    Case("Latin-1", Data("# caf".utf8) + Data([0xE9, 0x0A]), ["1:6 invalid-encoding"]),
    Case(
      "a cut character", Data("sheets: # ".utf8) + Data([0xF0, 0x9F]), ["1:11 invalid-encoding"]),
    Case("NUL", Data([0x61, 0x3A, 0x20, 0x00, 0x0A]), ["1:4 yaml-syntax"]),
    Case(
      "an image", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ["1:1 invalid-encoding"]),
    Case("nothing", "", ["1:1 missing-key"]),
    Case("a byte-order mark alone", "\u{FEFF}", ["1:1 missing-key"]),
    Case("blank lines", "\n\n  \n", ["1:1 missing-key"]),
    Case("comments alone", "# soon\n# more\n", ["1:1 missing-key"]),
    Case("an empty document", "---\n", ["1:4 missing-key"]),
    Case("text", "medium\n", ["1:1 wrong-type"]),
    Case("a number", "1\n", ["1:1 wrong-type"]),
    Case("a list", "- Cart\n- Filter\n", ["1:1 wrong-type"]),
    Case("no list", "[]", ["1:1 wrong-type"]),
    Case("no mapping", "{}", ["1:1 missing-key"]),
    Case("syntax", "sheets: {\n", ["1:9 yaml-syntax"]),
    Case(
      "a right document, a wrong one and broken syntax",
      Spec.named("A") + "---\n" + Spec.bad + "---\nsheets: ]\n",
      ["5:15 unknown-value", "7:9 yaml-syntax"]),
    Case("a recursive alias", "sheets: &a\n  Cart: *a\n", ["2:9 unknown-alias"]),
    Case(
      "keys of other kinds", "? [a, b]\n: 1\n? {a: b}\n: 2\nsheets: { A: {} }\n",
      ["1:3 wrong-type", "3:3 wrong-type"]),
  ]

  @Test(arguments: cases)
  func isReportedAtItsPlace(item: Case) throws {
    let workspace = try Workspace()
    try workspace.write(item.bytes, to: "a.sheet.yaml")
    let run = workspace.run("check", "@a.sheet.yaml")
    let found = run.lines.compactMap { line in
      line.firstMatch(of: /^a\.sheet\.yaml:(\d+:\d+): error: .* \[([a-z-]+)\]$/).map {
        "\($0.output.1) \($0.output.2)"
      }
    }
    #expect(found == item.problems, "\(run.output)")
    #expect(run.status == (item.problems.isEmpty ? 0 : 1))
    #expect(run.errors.isEmpty)
    // Nothing comes of it, and it is reported alike in each format.
    let compiled = workspace.run("compile", "@a.sheet.yaml")
    #expect(compiled.output.isEmpty == !item.problems.isEmpty)
    #expect(compiled.errors == run.output)
    for format in ["rich", "json"] {
      #expect(workspace.run("check", "--format", format, "@a.sheet.yaml").status == run.status)
    }
  }
}
