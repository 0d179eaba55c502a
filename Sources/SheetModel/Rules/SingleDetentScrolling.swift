import Diagnostics
import SheetSpec

extension SheetRule {
  /// `single-detent-scrolling`
  static let singleDetentScrolling = SheetRule(
    id: "single-detent-scrolling", severity: .warning,
    summary: "`prefersScrollingExpandsWhenScrolledToEdge` on a sheet with one detent.",
    rationale: """
      UIKit's header says that scrolling enlarges a sheet only where it has a detent larger than
      the selected one. A sheet with one detent has none, so that the key can change nothing;
      where it is said, a detent is probably missing.
      """,
    examples: [
      .good(
        """
        sheets:
          Comments:
            detents: [medium, large]
            prefersScrollingExpandsWhenScrolledToEdge: false
        """),
      .bad(
        """
        sheets:
          Comments:
            «prefersScrollingExpandsWhenScrolledToEdge»: false # the list scrolls
            detents: [medium]
        """,
        fixed: """
          sheets:
            Comments:
              detents: [medium]
          """),
      .bad(
        """
        sheets:
          Comments:
            «prefersScrollingExpandsWhenScrolledToEdge»: true
        """),
    ]
  ) { context, report in
    let entry = context.spec.prefersScrollingExpandsWhenScrolledToEdge
    guard context.hasSheet, context.detentCount == 1, case .written(_, let range, _) = entry else {
      return
    }
    let key = "prefersScrollingExpandsWhenScrolledToEdge"
    report(
      "`\(key)` has no effect on a sheet with one detent", at: range,
      labels: context.spec.detents.label("the only detent"),
      help: [
        context.spec.detents.isWritten
          ? "add a larger detent, or leave the key out"
          : "a sheet without the key `detents` has `large` alone: add it, or leave this key out"
      ], fixes: context.removal(of: key, at: range, .unsafe))
  }
}
