import Diagnostics
import SheetCompiler
import Testing

/// The rules together: what one says no other says again, and what is not known none judges.
@Suite struct RuleCompanyTests {
  private func check(_ lines: String, advice: Bool = true) -> [Diagnostic] {
    let indented = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    var compiler = SpecCompiler(RuleSettings(includesAdvice: advice))
    return compiler.check(Array("sheets:\n  Cart:\n\(indented)".utf8), path: "a.sheet.yaml")
      .diagnostics
  }

  @Test(arguments: [
    "detents: [medium, large]", "description: Nothing more.", "modalPresentationStyle: fullScreen",
    "detents: [small: 320, large]\nselectedDetentIdentifier: small\nprefersGrabberVisible: true",
  ])
  func whatIsPlainIsQuiet(_ lines: String) {
    #expect(check(lines) == [])
  }

  @Test(arguments: [
    ("prefersScrollingExpandsWhenScrolledToEdge: true", ["single-detent-scrolling"]),
    ("detents: [large]\nmodalPresentationStyle: formSheet", ["repeats-default"]),
    (
      "modalPresentationStyle: fullScreen\nprefersGrabberVisible: false\npopover: { compactAdaptation: sheet }",
      ["dead-on-style", "dead-on-style"]
    ),
    ("modalPresentationStyle: fullScreen\nisModalInPresentation: false", ["repeats-default"]),
    ("widthFollowsPreferredContentSizeWhenEdgeAttached: true", ["dead-width"]),
    ("widthFollowsPreferredContentSizeWhenEdgeAttached: false", ["repeats-default"]),
    (
      "prefersPageSizing: true\npreferredPlacement: automatic",
      ["repeats-default", "repeats-default"]
    ),
    ("detents: [h75: 0.75, large]", ["looks-like-fraction"]),
    ("detents: [h10: 0, large]", ["out-of-range"]),
    ("detents: [small: 40%]\npreferredCornerRadius: -1", ["out-of-range"]),
    ("detents: [medium: { height: 300, fallback: large }]", ["reserved-detent-identifier"]),
    (
      "detents: [medium, small: { height: 90%, activeIn: {} }]", ["repeats-default"]
    ),
    (
      "modalPresentationStyle: popover\npopover: { anchor: sourceView, permittedArrowDirections: [up, left, down, right] }",
      ["repeats-default"]
    ),
    (
      "modalPresentationStyle: popover\npopover: { anchor: sourceView, permittedArrowDirections: [up, left, down] }",
      []
    ),
    ("detents: [all: 100%, large]", ["equal-detents"]),
    ("detents: [all: 100% - 2, large]", ["equal-detents"]),
    ("detents: [all: 100% - 9, large]", ["almost-large"]),
    ("detents: [third: 0.3, large]", ["looks-like-fraction"]),
    // Below 150 points on some phones, below 0 in some windows.
    ("detents: [low: 100% - 500, large]", ["may-leave-range", "tiny-detent"]),
    ("detents: [tall: 400, medium, large]", ["order-flips"]),
    ("detents: [a: 120%, large]", ["out-of-range"]),
    ("detents: [large, a: 120%]", ["out-of-range"]),
    ("detents: [a: 200, rest: 100% - 650, large]", ["out-of-range"]),
    ("detents: [large: 300, medium]", ["reserved-detent-identifier"]),
    (
      "detents: [medium: 0.5, large: 1]",
      ["reserved-detent-identifier", "reserved-detent-identifier"]
    ),
    ("detents: [medium]\nprefersEdgeAttachedInCompactHeight: true", ["no-active-detent"]),
    ("detents: [medium, medium]", ["inactive-in-compact-height", "duplicate-detent"]),
    ("description: none\nmodalPresentationStyle: formSheet", []),
    (
      "isModalInPresentation: true\ndismissal: { swipe: refused }",
      ["modal-without-exit", "dead-swipe"]
    ),
    (
      "isModalInPresentation: true\ndismissal: { swipe: allowed, closeControl: true }",
      ["dead-swipe"]
    ),
    (
      "modalPresentationStyle: custom\ndismissal: { interactive: { thresholds: [{ velocity: 9 }, {}, {}] } }",
      ["threshold-always-met", "threshold-always-met"]
    ),
    ("dismissal: { swipe: allowed, closeControl: true }", ["repeats-default"]),
    (
      "isModalInPresentation: true\ndismissal: { closeControl: false }",
      ["modal-without-exit", "stuck-in-compact-height"]
    ),
    (
      "modalPresentationStyle: custom\ndismissal: { closeControl: true, interactive: { thresholds: { progress: 0.3 } } }",
      ["repeats-default"]
    ),
    (
      "modalPresentationStyle: custom\ndismissal: { interactive: { thresholds: [{ progress: 1 }, { translation: -1 }] } }",
      ["out-of-range", "out-of-range"]
    ),
    (
      "modalPresentationStyle: custom\ndismissal: { interactive: { thresholds: host, completionSpeed: { finish: 0, cancel: -1 } } }",
      ["out-of-range", "out-of-range"]
    ),
    ("dismissal: { interactive: { thresholds: [] } }", ["dead-on-style"]),
  ])
  func eachFaultIsSaidOnce(_ lines: String, _ rules: [String]) {
    #expect(check(lines).map(\.rule) == rules)
  }

  @Test(arguments: [
    "detents: [medium, larg]\nprefersScrollingExpandsWhenScrolledToEdge: false",
    "detents: [larg]\nprefersGrabberVisible: true",
    "detents: medium\nprefersScrollingExpandsWhenScrolledToEdge: true\nprefersGrabberVisible: true",
    "detents: [medium, large]\nprefersScrollingExpandsWhenScrolledToEdge: false\nprefersGrabberVisible: yes",
    "widthFollowsPreferredContentSizeWhenEdgeAttached: true\nprefersEdgeAttachedInCompactHeight: on",
    "widthFollowsPreferredContentSizeWhenEdgeAttached: true\nprefersEdgeAttachedInCompactHeight: true\npreferredContentSize: 320",
    "modalPresentationStyle: sheet\nprefersPageSizing: true\nprefersGrabberVisible: false",
    "modalPresentationStyle: formSheet\ndetents: [medium, large]\nprefersPageSizing: on",
    "detents: [medium, large]\nlargestUndimmedDetentIdentifier: medium\nisModalInPresentation: yes",
    "detents: [medium, larg]\nlargestUndimmedDetentIdentifier: medium",
    "detents: [h326: 3x, large]",
    "detents: [small: 3x]",
    "detents: [hairline: 1, large]\nallow: [{ rule: looks-like-fraction, because: \"\" }]",
    "detents: [hairline: 1, large]\nallow: [{ rule: looks-like-fraction, because: ' ' }]",
    "isModalInPresentation: true\ndismissal: { closeControl: yes }",
    "isModalInPresentation: yes\ndismissal: { swipe: host }",
    "modalPresentationStyle: custom\ndismissal: { interactive: { thresholds: [{ progress: yes }] } }",
    "modalPresentationStyle: custom\ndismissal: { interactive: { thresholds: [half] } }",
    "modalPresentationStyle: custom\ndismissal: { interactive: { direction: none, minimumTranslation: 5000 } }",
  ])
  func whatIsNotKnownIsNotJudged(_ lines: String) {
    let found = check(lines)
    #expect(found.count == 1 && found.allSatisfy { $0.severity == .error }, "\(found)")
  }

  @Test func allowSilencesAnAdvice() {
    let lines = """
      detents: [small: 40%]
      prefersGrabberVisible: true
      allow: [{ rule: single-detent-grabber, because: the tap closes it }]
      """
    #expect(check(lines) == [])
    #expect(check(lines, advice: false) == [])
  }
}
