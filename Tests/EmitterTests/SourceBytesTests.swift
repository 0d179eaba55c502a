import Testing

@testable import SheetEmitters

/// Lines that a writer takes, against taking them apart in the plain way.
@Suite struct SourceBytesTests {
  @Test(arguments: 0..<40)
  func linesKeepTheirPlace(_ length: Int) {
    // Line feeds at every place in a word of eight bytes, and bytes next to theirs in value.
    let line = String("\t\u{B}\u{8A}é a".unicodeScalars.map(Character.init)) + "\u{C}"
    let long = String(String(repeating: line, count: 8).prefix(length))
    for text in [long, "\(long)\n", "\n\(long)", "\(long)\n\n\(long)", "a\n\(long)\nb\n\n"] {
      for indentation in [0, 2, 6, 32, 70] {
        let margin = String(repeating: " ", count: indentation)
        let expected = text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { ($0.isEmpty ? "" : margin + $0) + "\n" }.joined()
        var taken: [[UInt8]] = [[], [], []]
        taken[0].append(lines: text, indentation: indentation)
        taken[1].append(lines: Array(text.utf8), indentation: indentation)
        taken[2].append("\(text)", indentation: indentation)
        for bytes in taken { #expect(String(decoding: bytes, as: UTF8.self) == expected) }
      }
    }
  }

  @Test func aLiteralIsTakenAsItStands() {
    var bytes: [UInt8] = []
    bytes.append("case a\n\ncase b", indentation: 4)
    bytes.append("", indentation: 4)
    #expect(String(decoding: bytes, as: UTF8.self) == "    case a\n\n    case b\n\n")
  }
}
