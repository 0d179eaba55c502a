import Diagnostics
import SheetSpec

extension SheetRule {
  /// `may-leave-range`
  static let mayLeaveRange = SheetRule(
    id: "may-leave-range", severity: .warning,
    summary: "A height that can leave what is possible, in some window or with some parameter.",
    rationale: """
      The same as `out-of-range`, reached only by a window of an iPad, which can have any height
      from 480 points on, by Display Zoom, at one end of what is known of a screen's tallest
      height, or with some values of parameters or some height of the content. What UIKit does with a detent that is not above 0 is not documented; generated code
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
      .good(
        """
        sheets:
          Cart:
            parameters: { taken: { default: 0, minimum: 0, maximum: 600 } }
            detents: [rest: "max(100% - taken, 160)", large]
        """),
      .bad(
        """
        sheets:
          Cart:
            parameters:
              taken: { default: 0, minimum: 0, maximum: 800 }
              radius: { default: 12, minimum: -4, maximum: 24 }
            detents: [rest: «100% - taken», large]
            preferredCornerRadius: «radius»
        """),
    ]
  ) { context, report in
    for height in context.doubtfulHeights {
      guard let found = context.nonPositiveHeight(height.index, height.formula), !found.isCertain
      else { continue }
      report(found.text(height.name), at: height.range, help: found.help(height.spec.text))
    }
    if let (parameter, range) = context.radiusParameter, parameter.minimum < 0,
      parameter.maximum >= 0
    {
      report(
        "`preferredCornerRadius` can be \(pointsText(parameter.minimum))", at: range,
        help: ["give `\(parameter.name)` a minimum of 0"])
    }
  }
}
