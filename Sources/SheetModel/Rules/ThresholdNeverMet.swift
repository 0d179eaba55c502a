import Diagnostics
import SheetSpec

extension SheetRule {
  /// `threshold-never-met`
  static let thresholdNeverMet = SheetRule(
    id: "threshold-never-met", severity: .error,
    summary: "A threshold that no drag can reach.",
    rationale: """
      A finger cannot go farther than the longest side of a screen that the app runs on. A list
      without a threshold lets no drag dismiss, and so does a `minimumTranslation` beyond every
      screen.
      """,
    examples: [
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal: { interactive: { thresholds: { translation: 400 } } }
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal: { interactive: { thresholds: «[]» } }
        """),
      .bad(
        """
        platform: { idioms: [phone], orientations: [portrait] }
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal:
              interactive:
                direction: right
                minimumTranslation: «1500»
                thresholds:
                  - { translation: «1200» }
                  - { velocity: 800 }
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal:
              interactive:
                distance: 4000
                thresholds: { progress: «0.5» }
        """),
    ]
  ) { context, report in
    guard let spec = context.interactive else { return }
    if case .written(let list, _, let range) = spec.thresholds, list.isComplete,
      case .items(let items) = list.content, items.isEmpty
    {
      report(
        "no drag can dismiss without a threshold", at: range,
        help: ["say `{ progress: 0.3 }`, or leave the key out: that is its default"])
    }
    guard let longest = context.longestDrag(spec) else { return }
    func check(_ points: Double, _ range: SourceRange, _ what: String) {
      guard points > longest else { return }
      report(
        "\(what) is \(pointsText(points)) points, and no screen is longer than "
          + "\(pointsText(longest)) along the drag", at: range)
    }
    if case .written(let points, _, let range) = spec.minimumTranslation {
      check(points, range, "`minimumTranslation`")
    }
    for item in spec.thresholds.value?.items ?? [] {
      if case .written(let points, _, let range) = item.value.translation {
        check(points, range, "`translation`")
      }
      if case .points(let distance) = spec.distance.value,
        case .written(let progress, _, let range) = item.value.progress, progress < 1
      {
        check(progress * distance, range, "progress \(numberText(progress))")
      }
    }
  }
}

extension SheetContext {
  /// How a drag closes it, where the style has no sheet and it could be read.
  var interactive: InteractiveDismissalSpec? {
    hasSheet ? nil : spec.dismissal.value?.interactive.value?.value
  }

  /// The longest way that a finger can go in one of the directions, in points; nil where these could
  /// not be read.
  fileprivate func longestDrag(_ spec: InteractiveDismissalSpec) -> Double? {
    guard !spec.direction.isInvalid else { return nil }
    let isVertical = (spec.direction.value ?? [.down]).contains { $0 == .down || $0 == .up }
    let isHorizontal = (spec.direction.value ?? []).contains { $0 == .left || $0 == .right }
    return platform.containers.map { target in
      max(
        isVertical ? target.container.height : 0, isHorizontal ? target.container.width : 0)
    }.max()
  }
}
