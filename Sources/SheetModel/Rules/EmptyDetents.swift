import Diagnostics
import SheetSpec

extension SheetRule {
  /// `empty-detents`
  static let emptyDetents = SheetRule(
    id: "empty-detents", severity: .error,
    summary: "A sheet without a detent to rest at.",
    rationale: """
      UIKit's header says that the array of detents must contain at least one element. Before
      iOS 16 only `medium` and `large` exist, so a list whose detents all fall back to `omit`
      is empty there.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: «[]»
        """),
      .bad(
        """
        platform: { ios: "15.0" }
        sheets:
          Cart:
            detents: «[small: { height: 320, fallback: omit }]»
        """),
    ]
  ) { context, report in
    guard case .written(let list, _, let range) = context.spec.detents, list.isComplete else {
      return
    }
    if list.detents.isEmpty {
      report(
        "a sheet has at least one detent", at: range,
        help: ["write the detents that the sheet rests at, or leave the key out for `[large]`"])
    } else if context.targetsSystemDetentsOnly,
      list.detents.allSatisfy({ $0.systemDetent == .omit })
    {
      report(
        "no detent is left before iOS 16, where all of these are omitted",
        at: range, help: ["let one of them fall back to `medium` or `large`"])
    }
  }
}
