import Diagnostics
import SheetSpec

extension SheetRule {
  /// `may-leave-range`
  static let mayLeaveRange = SheetRule(
    id: "may-leave-range", severity: .warning,
    summary: "A height that is not above 0 in some window, or with Display Zoom.",
    rationale: """
      The same as `out-of-range`, reached only by a window of an iPad, which can have any height
      from 480 points on, by Display Zoom, or at one end of what is known of a screen's tallest
      height. What UIKit does with a detent that is not above 0 is not documented; generated code
      keeps it at 0.
      """,
    examples: [
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            detents: [rest: 100% - 460, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [rest: «100% - 460», large]
        """),
    ]
  ) { context, report in
    for index in context.detents.indices {
      guard case .written(let height, _, let range) = context.detents[index].body?.height,
        let found = context.nonPositiveHeight(index), !found.isCertain
      else { continue }
      report(
        found.text(context.detents[index].name.value), at: range, help: found.help(height.text))
    }
  }
}
