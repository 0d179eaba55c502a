import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetRule {
  /// `no-active-detent`
  static let noActiveDetent = SheetRule(
    id: "no-active-detent", severity: .error,
    summary: "A place in which every detent of the sheet is inactive.",
    rationale: """
      UIKit's medium detent is inactive in compact height, which is where an iPhone lies on its
      side (documented). A sheet that has it alone and is attached to the edge there has nothing
      to rest at; an app was seen to crash with it (Pocket for iOS, pull request 159, iOS 15).
      The same holds for detents that `activeIn` keeps from being active. Fallbacks for iOS 15
      are looked at too.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents: [medium, large]
        """),
      .good(
        """
        platform: { orientations: [portrait], idioms: [phone] }
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents: [medium]
        """),
      .bad(
        """
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            «detents»: [medium]
        """,
        fixed: """
          sheets:
            Cart:
              prefersEdgeAttachedInCompactHeight: true
              detents: [medium, large]
          """),
      .bad(
        """
        sheets:
          Cart:
            «detents»:
              - panel: { height: 400, activeIn: { userInterfaceIdiom: phone } }
        """,
        fixed: """
          sheets:
            Cart:
              detents:
                - panel: { height: 400, activeIn: { userInterfaceIdiom: phone } }
                - large
          """),
      .bad(
        """
        platform: { ios: "15.0" }
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            «detents»: [small: { height: 320, fallback: medium }]
        """,
        fixed: """
          platform: { ios: "15.0" }
          sheets:
            Cart:
              prefersEdgeAttachedInCompactHeight: true
              detents: [small: { height: 320, fallback: medium }, large]
          """),
    ]
  ) { context, report in
    guard let range = context.spec.detents.keyRange,
      let gap = context.inactiveGap(where: .sheet)
    else { return }
    let edge = context.spec.prefersEdgeAttachedInCompactHeight
    report(
      "every detent is inactive \(gap.text)", at: range,
      labels: gap.isCompactHeight
        ? edge.range.map { [.init("what keeps it from being full screen there", at: $0)] } ?? []
        : [],
      help: ["add `large`, which is active everywhere"], fixes: context.largeFix)
  }
}

extension SheetContext {
  /// Where no detent is active.
  struct InactiveGap {
    /// The place in words.
    let text: String
    /// Whether it is in compact height.
    let isCompactHeight: Bool
  }

  /// The first traits in which the sheet is shown as `presentation` and no detent is active, with
  /// those that stand for them on iOS 15.
  func inactiveGap(where presentation: Traits.Presentation) -> InactiveGap? {
    guard isWholeListKnown, !hasDetentActiveEverywhere || targetsSystemDetentsOnly else {
      return nil
    }
    for traits in targets.traits where self.presentation(in: traits) == presentation {
      if !summaries.contains(where: { $0.holds(in: traits) }) {
        return InactiveGap(text: traits.text, isCompactHeight: traits.isCompactHeight)
      }
      guard targetsSystemDetentsOnly, traits.isCompactHeight else { continue }
      let fallbacks = detents.compactMap { $0.systemDetent }
      if fallbacks.contains(.medium), !fallbacks.contains(.large) {
        return InactiveGap(text: traits.text + " on iOS 15", isCompactHeight: true)
      }
    }
    return nil
  }

  /// The fix that adds `large` at the end of the list.
  var largeFix: [Fix] {
    guard let list = spec.detents.value,
      !detents.contains(where: { $0.name.value == "large" }),
      let edits = tree.appending("large", to: list.node, in: file)
    else { return [] }
    return [Fix("add `large`", .unsafe, edits)]
  }
}
