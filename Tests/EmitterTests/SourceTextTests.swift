import Testing

@testable import SheetEmitters

/// Lines that a writer takes, against taking them apart in the plain way.
@Suite struct SourceTextTests {
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
        // Each begins so small that it grows in the middle.
        var taken = SourceText(capacity: 1)
        taken.append(lines: text, indentation: indentation)
        #expect(String(taken) == expected)
        taken.append("\(text)", indentation: indentation)
        #expect(String(taken) == expected + expected)
      }
    }
  }

  @Test func aLiteralIsTakenAsItStands() {
    var text = SourceText(capacity: 0)
    text.append("case a\n\ncase b", indentation: 4)
    text.append("", indentation: 4)
    text.append("c", indentation: 0)
    #expect(String(text) == "    case a\n\n    case b\n\nc\n")
  }

  /// What is interpolated lies on the stack until that is full, in the middle of a literal or of a text.
  @Test(arguments: [0, 1, 127, 238, 239, 240, 241, 254, 255, 256, 257, 1_000])
  func interpolationsOfEveryLengthAreTaken(_ length: Int) {
    let name = String(repeating: "n", count: length)
    var text = SourceText(capacity: 1)
    text.append("\(name) and \(name), then \(name)", indentation: 0)
    text.append("a long beginning, \(name)", indentation: 0)
    #expect(
      String(text) == "\(name) and \(name), then \(name)\n" + "a long beginning, \(name)\n")
  }

  @Test func whatIsTakenAwayIsGone() {
    var text = SourceText(capacity: 4)
    text.append("kept")
    text.append(" not")
    text.truncate(to: 4)
    text.truncate(to: 5)
    text.append(spaces: 9)
    text.append(UInt8(ascii: "."))
    #expect(String(text) == "kept         .")
    #expect(text.count == 14)
  }
}
