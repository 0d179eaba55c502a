import Diagnostics
import Testing

@Suite struct LineTableTests {
  static let texts = [
    "", "a", "a\n", "\n", "\r\r\n\n", "a: 1\r\nb\rc\nd", "\u{FEFF}", "\u{FEFF}a\n", "é日👨‍👩‍👧\nx",
    "\u{2028}a\u{85}b",
    String(repeating: "é日", count: 1500) + "\n" + String(repeating: "x", count: 4000),
    String(repeating: "a\n", count: 2000),
  ]

  @Test(arguments: texts)
  func positionsAreThoseOfACount(text: String) {
    let file = SourceFile(path: "", text: text)
    let table = LineTable(file)
    var line = 1
    var column = 1
    var offset = text.unicodeScalars.first == "\u{FEFF}" ? 3 : 0
    var previous: Unicode.Scalar = "x"
    for scalar in text.unicodeScalars.drop(while: { $0 == "\u{FEFF}" }) {
      if previous == "\n" || previous == "\r" && scalar != "\n" {
        line += 1
        column = 1
      }
      let position = table.position(at: offset)
      #expect((position.line, position.column, position.offset) == (line, column, offset))
      column += 1
      offset += UTF8.width(scalar)
      previous = scalar
    }
    let ends = previous == "\n" || previous == "\r"
    #expect(table.position(at: file.bytes.count).line == (ends ? line + 1 : line))
    #expect(table.position(at: .max) == table.position(at: file.bytes.count))
    #expect(table.position(at: -1) == table.position(at: file.textStart))
    #expect(table.count == table.position(at: .max).line)
  }

  @Test(arguments: [
    ("", [""]), ("a\nb", ["a", "b"]), ("a\r\nb\rc\n", ["a", "b", "c", ""]),
    ("\u{FEFF}a\r\n", ["a", ""]), ("\n\n", ["", "", ""]),
  ])
  func linesAreWithoutTheirBreaks(text: String, lines: [String]) {
    let file = SourceFile(path: "", text: text)
    let table = LineTable(file)
    #expect((1...table.count).map { file.text(table.range(ofLine: $0)) } == lines)
    #expect(table.range(ofLine: 0) == table.range(ofLine: 1))
    #expect(table.range(ofLine: 99) == table.range(ofLine: table.count))
  }

  @Test func columnsInALongLineDoNotCostAWalkAlongIt() {
    let file = SourceFile(path: "", text: String(repeating: "é", count: 1_000_000))
    let table = LineTable(file)
    for index in 0..<200 {
      #expect(table.position(at: index * 10_000).column == index * 5_000 + 1)
    }
  }
}
