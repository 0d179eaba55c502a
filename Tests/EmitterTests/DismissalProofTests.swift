import Proof
import SheetEmitters
import Testing

/// Generated drags do what the state machine says, and UIKit is told nothing early, twice or wrong.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct DismissalProofTests {
  private static func output() throws -> String {
    let item = try #require(EmissionCase.all.first { $0.description == "drag-to-dismiss" })
    return try item.output(.uikit)
  }

  @Test func drivesTheTransition() throws {
    let found = try Proof.shared().behaviour(
      ["Generated.swift": Self.output()], driver: DismissalDriver.text)
    let lines = found.split(separator: "\n").map(String.init)
    let expected = DismissalDriver.expected.split(separator: "\n").map(String.init)
    for (line, expected) in zip(lines, expected) { #expect(line == expected) }
    #expect(lines.count == expected.count, "\(found)")
  }

  /// A part of generated code, and what stands in its place in code that is wrong.
  static let mutations: [(part: String, replacement: String)] = [
    ("(.cancelled, .dragging), ", ""),
    ("[!isBackward && threshold", "[threshold"),
    ("let isBackward = release.velocity <", "let isBackward = -release.velocity <"),
    ("min(max(translation / distance, 0), 1)", "translation / distance"),
    ("if rules.waitsForEdge, ", "if false, "),
    ("origin = sample.translation", "_ = sample.translation"),
    ("guard reading.translation >= rules.minimumTranslation else { return [] }", ""),
    ("isCovered ? .interrupted : ", ""),
    ("gesture.driver = driver", ""),
    ("pan.isEnabled = false\n", "\n"),
    ("translation(in: gesture.view?.superview)", "translation(in: gesture.view)"),
    ("if offset.y <= -inset.top { edges.append(.down) }", ""),
    (", scrollsAlong(other)", ""),
    ("guard isStarted else {", "guard true else {"),
    ("if let ending { end(", "if false, let ending { end("),
    ("completionSpeed = speed", ""),
    ("if let animator { return animator }", ""),
    ("container.insertSubview(presenterView, at: 0)", ""),
    ("presenterView?.removeFromSuperview()", ""),
    ("view?.alpha = 1", ""),
    ("ended?()", ""),
    ("if isUp, content", "if false, content"),
    ("return drag.allows(", "return pan.isEnabled || drag.allows("),
    ("\n      interactor\n", "\n      nil\n"),
  ]

  @Test(arguments: mutations.map(\.part).indices)
  func noticesWhatIsWrong(_ index: Int) throws {
    let (part, replacement) = Self.mutations[index]
    let text = try Self.output()
    try #require(text.contains(part))
    let outcome = Result {
      try Proof.shared().behaviour(
        ["Generated.swift": text.replacing(part, with: replacement)], driver: DismissalDriver.text)
    }
    switch outcome {
    case .success(let output): #expect(output != DismissalDriver.expected + "\n")
    case .failure(let error): #expect("\(error)".contains("stub:"), "\(error)")
    }
  }
}
