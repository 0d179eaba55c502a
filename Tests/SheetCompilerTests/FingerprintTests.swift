import Testing

@testable import SheetCompiler

/// Equal texts are never taken for different ones.
@Suite struct FingerprintTests {
  private func mayRepeat(_ texts: [String], ignoringCase: Bool = false) -> Bool {
    Fingerprint.mayRepeat(texts.map { Fingerprint($0, ignoringCase: ignoringCase) })
  }

  @Test func differentTextsDoNotRepeat() {
    #expect(!mayRepeat([]))
    #expect(!mayRepeat(["", "a", "b", "ab", "ba", "A", "a.", "[", "{"]))
    #expect(!mayRepeat((0..<10_000).map { "feature-\($0 % 100)/\($0)" }))
    // Only letters have two cases.
    #expect(!mayRepeat(["[", "{", "@", "`"], ignoringCase: true))
  }

  @Test func equalTextsRepeat() {
    #expect(mayRepeat(["b", "a", "c", "b"]))
    #expect(mayRepeat(["Cart", "cart"], ignoringCase: true))
    #expect(mayRepeat(["ZEBRA-Z", "zebra-z"], ignoringCase: true))
    #expect(!mayRepeat(["Cart", "cart"]))
  }

  /// Texts of other bytes can be equal, and in other cases.
  @Test(arguments: [("\u{E9}", "e\u{301}"), ("\u{212A}", "K"), ("\u{212A}", "k")])
  func whatIsNotASCIIMayBeEqualToAnything(_ left: String, _ right: String) {
    #expect(mayRepeat([left, right], ignoringCase: true))
    #expect(mayRepeat([left]))
  }

  @Test func theUnknownMayBeEqualToAnything() {
    #expect(Fingerprint.mayRepeat([Fingerprint("a"), .unknown]))
  }
}
