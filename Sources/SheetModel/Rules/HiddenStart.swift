import Diagnostics
import SheetSpec

extension SheetRule {
  /// `hidden-start`
  static let hiddenStart = SheetRule(
    id: "hidden-start", severity: .warning,
    summary: "A sheet that opens at a detent which is inactive in some place.",
    rationale: """
      A detent that is inactive cannot be rested at: UIKit's medium one is so in compact height
      (documented), where a sheet that is attached to the edge has its other detents only. What
      UIKit opens such a sheet at is not documented; without a selection it is the smallest
      detent that is active.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
            selectedDetentIdentifier: medium
        """),
      .bad(
        """
        platform: { ios: "15.0", idioms: [phone] }
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents: [small: { height: 200, fallback: medium }, large]
            selectedDetentIdentifier: «small»
        """),
      .bad(
        """
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents: [medium, large]
            selectedDetentIdentifier: «medium»
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - panel: { height: 400, activeIn: { userInterfaceIdiom: phone } }
              - large
            selectedDetentIdentifier: «panel»
        """),
    ]
  ) { context, report in
    guard case .written(let name, _, let range) = context.spec.selectedDetentIdentifier,
      let selected = context.detents.firstIndex(where: { $0.name.value == name })
    else { return }
    let activity = context.summaries[selected]
    for traits in context.targets.traits
    where !activity.holds(in: traits) && context.presentation(in: traits) == .sheet {
      guard let active = context.activeDetents(in: traits), !active.isEmpty else { continue }
      let others = active.map { "`\(context.detents[$0].name.value)`" }.joined(separator: ", ")
      report(
        "`\(name)`, at which the sheet opens, is inactive \(traits.text)", at: range,
        labels: [.init("the detent", at: context.detents[selected].range)],
        help: ["active there: \(others)"])
      return
    }
    checkFallback(of: context.detents[selected], at: range, context, &report)
  }

  /// Before iOS 16 the list is made of `medium` and `large` alone.
  private static func checkFallback(
    of selected: DetentSpec, at range: SourceRange, _ context: SheetContext,
    _ report: inout RuleReport
  ) {
    guard context.targetsSystemDetentsOnly, selected.systemDetent == .medium,
      context.detents.contains(where: { $0.systemDetent == .large }),
      let traits = context.targets.traits(on: context.platform.ios..<IOSVersion.customDetents)
        .first(where: { $0.isCompactHeight && context.presentation(in: $0) == .sheet })
    else { return }
    report(
      "before iOS 16 `\(selected.name.value)`, at which the sheet opens, is medium, which is inactive "
        + traits.text,
      at: range, labels: [.init("the detent", at: selected.range)],
      help: ["active there: `large`; `fallback: large` opens the sheet at that"])
  }
}
