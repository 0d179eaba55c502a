import Diagnostics
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain ünd 日本 👨‍👩‍👧", "plain ünd 日本 👨‍👩‍👧"), ("\u{1B}[31m", #"\u{1B}[31m"#),
    ("a\nb\r\n\tc", #"a\nb\r\n\tc"#), ("\0\u{7F}\u{80}\u{9B}", #"\u{0}\u{7F}\u{80}\u{9B}"#),
    ("\u{202E}a\u{2066}\u{200F}\u{61C}", #"\u{202E}a\u{2066}\u{200F}\u{61C}"#),
    ("\u{2028}\u{2029}\u{FEFF}\u{FFFA}", #"\u{2028}\u{2029}\u{FEFF}\u{FFFA}"#), ("", ""),
  ])
  func whatSteersATerminalIsWrittenOut(text: String, visible: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(visible.unicodeScalars))
    #expect(visible.visible == visible)
  }

  @Test func everyControlAndBidirectionalScalarIsKnown() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      let isControl =
        category == .control || category == .lineSeparator
        || category == .paragraphSeparator
      if isControl { #expect(scalar.steersTerminal, "U+\(String(value, radix: 16))") }
    }
    let bidirectional: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]
    for value in bidirectional.joined() {
      #expect(Unicode.Scalar(value)?.steersTerminal == true)
    }
  }
}
