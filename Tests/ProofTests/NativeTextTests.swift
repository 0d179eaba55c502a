import Proof
import Testing

@Suite(.whereProofRuns)
struct NativeTextTests {
  @Test(
    arguments: [
      ("@objc func tap() {}", "func tap() {}"),
      ("@objc(tap:) func tap() {}", "func tap() {}"),
      ("@objcMembers final class A {}", "final class A {}"),
      ("if #available(iOS 16.0, *) {", "if UIKit.Stub.isAtLeast(16, 0) {"),
      ("if #available(iOS 17, macCatalyst 17, *) {", "if UIKit.Stub.isAtLeast(17, 0) {"),
      ("if #unavailable(iOS 26.1) {", "if !UIKit.Stub.isAtLeast(26, 1) {"),
      ("if #available(macOS 13, *) {", "if #available(macOS 13, *) {"),
      ("#selector(pan)", "Selector(\"pan\")"),
      (
        "#selector(pan(_:))", "Selector(\"pan(_:)\") { [weak self] sender in self?.pan(sender) }"
      ),
      (
        "delegate?.presentationControllerDidDismiss?(controller)",
        "delegate?.presentationControllerDidDismiss(controller)"
      ),
      ("changed?(detent)", "changed?(detent)"),
      ("// @objc and #selector(a)", "// @objc and #selector(a)"),
      ("/* @objc\n @objc */ let a = 1", "/* @objc\n @objc */ let a = 1"),
      (#"let a = "@objc \" #selector(a)""#, #"let a = "@objc \" #selector(a)""#),
      ("let a = \"\"\"\n  @objc \" x\n  \"\"\"", "let a = \"\"\"\n  @objc \" x\n  \"\"\""),
      ("@available(iOS 16.0, *) func a() {}", "@available(iOS 16.0, *) func a() {}"),
    ])
  func `only code changes`(generated: String, native: String) throws {
    #expect(try NativeText().text(of: generated) == native)
  }
}
