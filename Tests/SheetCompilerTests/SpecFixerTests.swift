import Diagnostics
import SheetCompiler
import TestSupport
import Testing

/// Fixing specs as a whole.
@Suite struct SpecFixerTests {
  private func fix(_ text: String, unsafe: Bool, advice: Bool = false) -> SpecFixer.Result {
    var fixer = SpecFixer(
      allowsUnsafe: unsafe, Configuration(rules: RuleSettings(includesAdvice: advice)))
    return fixer.fix(Array(text.utf8), path: "a.sheet.yaml")
  }

  private func text(_ result: SpecFixer.Result) -> String {
    String(decoding: result.bytes, as: UTF8.self)
  }

  static let specs = allRules.flatMap(\.examples).map { Marked($0.text).text }

  @Test(arguments: specs, [false, true])
  func fixingTwiceChangesNothingAndBringsNoError(_ spec: String, _ unsafe: Bool) {
    var compiler = SpecCompiler(RuleSettings(includesAdvice: true))
    let before = compiler.check(Array(spec.utf8), path: "a.sheet.yaml").diagnostics
    let once = fix(spec, unsafe: unsafe, advice: true)
    let twice = fix(text(once), unsafe: unsafe, advice: true)
    #expect(twice.bytes == once.bytes)
    #expect(twice.fixCount == 0)
    #expect(once.report.diagnostics.count <= before.count)
    #expect(once.report.diagnostics == compiler.check(once.bytes, path: "a.sheet.yaml").diagnostics)
    let applicable = once.report.diagnostics.filter {
      $0.fixes.first.map { unsafe || $0.applicability == .safe } ?? false
    }
    #expect(applicable == [])
  }

  @Test func safeFixesKeepWhatIsNotTheirs() {
    let result = fix(
      """
      # comment
      sheets:
        Cart:
          prefersGrabberVisible: yes   # a grabber
          detents: [ .medium,  large() ]
          grabber: true
      """, unsafe: false)
    #expect(
      text(result) == """
        # comment
        sheets:
          Cart:
            prefersGrabberVisible: true   # a grabber
            detents: [ medium,  large ]
            grabber: true
        """)
    #expect(result.fixCount == 3)
    #expect(result.report.diagnostics.map(\.rule) == ["unknown-key"])
  }

  @Test func sortingKeepsEachComment() {
    let result = fix(
      """
      sheets:
        Cart:
          detents:
            # all of it
            - large # the last
            # a part
            - small: 320 # the first
      """, unsafe: true)
    #expect(
      text(result) == """
        sheets:
          Cart:
            detents:
              # a part
              - small: 320 # the first
              # all of it
              - large # the last
        """)
  }

  @Test func keysAreTakenOutAsLongAsOneIsLeft() {
    let spec = """
      sheets:
        Cart: # what is in it
          sourceView: false

          prefersGrabberVisible: false # none

          preferredCornerRadius: system
      """
    let result = fix(spec, unsafe: false, advice: true)
    #expect(result.fixCount == 2)
    #expect(result.report.diagnostics.map(\.rule) == ["repeats-default"])
    #expect(result.report.diagnostics.flatMap(\.fixes) == [])
    #expect(text(fix(spec, unsafe: true)) == spec)
  }

  @Test(arguments: [
    """
    sheets:
      Cart:
        detents:
          # above
          - large
        isModalInPresentation: true
    """,
    """
    sheets:
      Cart:
        detents: [medium, large]
        allow:
          - rule: looks-like-fraction # seen by all
            because: a line
    """,
    """
    sheets:
      Cart:
        detents: [hairline: 1, large]
        allow:
          - rule: looks-like-fraction
            because: a line
          - rule: tiny-detent
            # asked in spring
            because: a bar
    """,
  ])
  func aCommentInsideIsNotTakenOutUnasked(_ spec: String) {
    let result = fix(spec, unsafe: false, advice: true)
    #expect(text(result) == spec)
    #expect(result.report.diagnostics.flatMap(\.fixes).map(\.applicability) == [.unsafe])
  }

  @Test func aRenamedDetentIsRenamedWhereItIsNamed() {
    let result = fix(
      """
      sheets:
        Cart:
          detents: [h200: 220, h326: 300, large]
          largestUndimmedDetentIdentifier: h200
          selectedDetentIdentifier: h200
      """, unsafe: true)
    #expect(
      text(result) == """
        sheets:
          Cart:
            detents: [h220: 220, h300: 300, large]
            largestUndimmedDetentIdentifier: h220
            selectedDetentIdentifier: h220
        """)
  }

  @Test func fixesThatRevealOthersAreTakenInRounds() {
    let result = fix(
      "sheets:\n  Cart:\n    detents: [tall: {height:max(90%, 600pt)}, medium]\n", unsafe: true)
    #expect(result.report.diagnostics == [])
    #expect(
      text(result)
        == "sheets:\n  Cart:\n    detents: [medium, tall: {height: \"max(90%, 600)\"}]\n")
  }

  @Test func noErrorIsMadeInOneSheetWhileAnotherIsMended() {
    let result = fix(
      """
      sheets:
        First:
          detents: [b: 1, d: 750]
        Second:
          detents: [small: 320, large]
          selectedDetentIdentifier: smal
        Third:
          prefersGrabberVisible: yes
      """, unsafe: true)
    #expect(
      text(result) == """
        sheets:
          First:
            detents: [b: 1, d: 750]
          Second:
            detents: [small: 320, large]
            selectedDetentIdentifier: small
          Third:
            prefersGrabberVisible: true
        """)
    #expect(result.fixCount == 2)
  }

  @Test(arguments: [
    (
      "[a: {height: 300, fallback: large}, b: 500]",
      "[a: {height: 300, fallback: large}, b: { height: 500, fallback: large }]"
    ),
    ("[medium, b: 90%, large]", "[medium, b: { height: 90%, fallback: medium }, large]"),
    ("[a: {height: 300, fallback: large}, b: 500, c: {height: 600, fallback: medium}]", nil),
  ])
  func aFallbackKeepsTheOrder(_ detents: String, _ mended: String?) {
    let before = "platform: { ios: \"15.0\" }\nsheets:\n  Cart:\n    detents: "
    let result = fix(before + detents, unsafe: true)
    #expect(text(result) == before + (mended ?? detents))
  }

  @Test(arguments: [
    "[a: &h 400, medium, b: *h, large]",
    "[a: &h 0.5, large]\n  Other:\n    detents: [b: *h, large]",
  ])
  func whatAnAliasUsesElsewhereIsLeftAlone(_ detents: String) {
    let spec = "sheets:\n  Cart:\n    detents: \(detents)\n"
    let result = fix(spec, unsafe: true)
    #expect(text(result) == spec)
    #expect(!result.report.diagnostics.isEmpty)
  }

  @Test(arguments: [
    """
    sheets:
      First: &a
        detents: [small: 320, tall: 322, large]
      Second:
        <<: *a
        selectedDetentIdentifier: tall
    """,
    """
    sheets:
      First:
        detents: &d [h326: 300, large]
      Second:
        detents: *d
        selectedDetentIdentifier: h326
    """,
  ])
  func aSheetThatAnotherIsMadeOfIsLeftAlone(_ spec: String) {
    let result = fix(spec, unsafe: true, advice: true)
    #expect(text(result) == spec)
    #expect(!result.report.diagnostics.isEmpty)
    #expect(result.report.diagnostics.flatMap(\.fixes) == [])
  }

  @Test func anAnchorThatNothingUsesIsNoObstacle() {
    let result = fix("sheets:\n  Cart:\n    detents: &d [h326: 300, large]\n", unsafe: true)
    #expect(text(result) == "sheets:\n  Cart:\n    detents: &d [h300: 300, large]\n")
  }

  @Test(arguments: [
    "prefersGrabberVisible: !!str yes", "prefersGrabberVisible: !!str \"yes\"",
    "preferredContentSize: { width: 1, height: 1e-320 }", "preferredCornerRadius: 1000001",
    "detents: [a: 0x10]",
  ])
  func whatNoTextCanMendHasNoFix(_ line: String) {
    let result = fix("sheets:\n  Cart:\n    \(line)\n", unsafe: true)
    #expect(result.fixCount == 0)
    #expect(result.report.diagnostics.count == 1)
    #expect(result.report.diagnostics.flatMap(\.fixes) == [])
  }

  @Test func aTaggedHeightIsLeftAlone() {
    let spec = """
      platform: { ios: "15.0" }
      sheets:
        Cart:
          detents: [b: !!int 40]
      """
    #expect(text(fix(spec, unsafe: true)) == spec)
  }

  @Test func textInAnotherEncodingStaysAsItIs() {
    let text = "sheets:\n  Cart:\n    prefersGrabberVisible: yes\n"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    var fixer = SpecFixer(allowsUnsafe: true)
    let result = fixer.fix(bytes, path: "a.sheet.yaml")
    #expect(result.bytes == bytes)
    #expect(result.report.diagnostics.map(\.rule) == ["wrong-type"])
  }
}
