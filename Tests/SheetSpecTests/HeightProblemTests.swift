import Diagnostics
import SheetCompiler
import TestSupport
import Testing

/// Problems inside a height are shown at their character, however the scalar is written.
@Suite struct HeightProblemTests {
  /// Heights with the place marked, and the message.
  static let problems: [(String, String)] = [
    ("40% «&» 12", "`&` has no meaning in a height"),
    ("40% «€» 12", "`€` has no meaning in a height"),
    ("«320pt»", "`320pt` is not a number"),
    ("12 + «0x10» + 3", "`0x10` is not a number"),
    ("12 + «4.5em» + 3", "`4.5em` is not a number"),
    ("40 «%»", "a percent sign stands directly behind its number"),
    ("«keyboardHeight» + 88", "`keyboardHeight` is not a height"),
    ("«mediun» + 8", "`mediun` is not a height"),
    ("«medium * large»", "a product in a height has a plain number on one side"),
    ("1 + «40% * 40%» + 1", "a product in a height has a plain number on one side"),
    ("300 / «medium»", "a height is divided by a plain number only"),
    ("300 / «0»", "a height is divided by zero"),
    ("300 / «(2 - 2)»", "a height is divided by zero"),
    ("300 «+»", "a height ends where a value should stand"),
    ("min«(»300, 40%", "a parenthesis is not closed"),
    ("«(»300", "a parenthesis is not closed"),
    ("300«)»", "`)` stands where an operator should stand"),
    ("300 «40»%", "`40` stands where an operator should stand"),
    ("300«,» 200", "`,` stands where an operator should stand"),
    ("«*» 3", "`*` stands where a value should stand"),
    ("min(«,» 3)", "`,` stands where a value should stand"),
    ("«min(300)»", "`min` wants two values or more, found 1"),
    ("«clamp(1, 2)»", "`clamp` wants three values, found 2"),
    ("«clamp(1, 2, 3, 4)»", "`clamp` wants three values, found 4"),
    ("«min» + 3", "`min` is a function and wants its values in parentheses"),
    ("«avg»(1, 2)", "`avg` is not a function of the height language"),
    ("«1e999»", "`1e999` is too large or too small a number"),
    ("12 + «1e7» - 1", "`1e7` is too large or too small a number"),
    ("0.0 * «1e-320»", "`1e-320` is too large or too small a number"),
  ]

  private func check(_ marked: Marked) -> [Diagnostic] {
    var compiler = SpecCompiler()
    return compiler.check(Array(marked.text.utf8), path: "a.sheet.yaml").diagnostics
  }

  private func expect(_ yaml: String, _ message: String) {
    let marked = Marked("sheets:\n  Cart:\n    detents:\n" + yaml)
    let found = check(marked)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.range == marked.ranges.first, "\(marked.text)")
  }

  @Test(arguments: problems)
  func inAPlainScalar(_ height: String, _ message: String) {
    // A plain scalar cannot begin with these.
    guard !height.hasPrefix("«*") else { return }
    expect("      - small: \(height)\n", message)
  }

  @Test(arguments: problems)
  func inQuotes(_ height: String, _ message: String) {
    expect("      - small: \"\(height)\"\n", message)
    expect("      - small: { height: '\(height)' }\n", message)
  }

  @Test(arguments: problems)
  func inABlockScalar(_ height: String, _ message: String) {
    expect("      - small: |\n          \(height)\n", message)
    expect("      - small: >-\n          0 +\n          \(height)\n", message)
  }

  @Test func behindAnEscape() {
    expect("      - small: \"\\x34\\u0030%  «&» 12\"\n", "`&` has no meaning in a height")
    expect("      - small: \"40%  \\\n          «&» 12\"\n", "`&` has no meaning in a height")
  }

  @Test func acrossLines() {
    expect("      - small: 40%\n          + «x»\n", "`x` is not a height")
    expect("      - small: >-\n          40%\n          + «x»\n", "`x` is not a height")
  }
}
