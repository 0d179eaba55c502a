import Diagnostics
import SheetSpec

extension SheetRule {
  /// `inactive-in-compact-height`
  static let inactiveInCompactHeight = SheetRule(
    id: "inactive-in-compact-height", severity: .warning,
    summary: "A sheet that is full screen in compact height because no detent is active there.",
    rationale: """
      In compact height a sheet that is not attached to the edge is full screen (documented),
      and UIKit's medium detent is inactive there (documented). A sheet with that one alone has
      no detent left; an app that started so on its side was seen to crash (Gini, pull request
      934), which does not say whether its sheet was attached to the edge. With `large` beside
      it there is always one.
      """,
    examples: [
      .good(
        """
        platform: { orientations: [portrait] }
        sheets:
          Cart:
            detents: [small: medium - 20]
        """),
      .bad(
        """
        sheets:
          Cart:
            «detents»: [medium]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [medium, large]
          """),
      .bad(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            «detents»: # both are inactive on the side
              - panel: { height: 300, activeIn: { verticalSizeClass: regular } }
              - medium # the system's
        """,
        fixed: """
          platform: { idioms: [phone] }
          sheets:
            Cart:
              detents: # both are inactive on the side
                - panel: { height: 300, activeIn: { verticalSizeClass: regular } }
                - medium # the system's
                - large
          """),
    ]
  ) { context, report in
    guard let range = context.spec.detents.keyRange,
      // The error says it where the sheet is attached somewhere.
      context.inactiveGap(where: .sheet) == nil,
      let gap = context.inactiveGap(where: .fullScreen)
    else { return }
    report(
      "no detent is active \(gap.text), where the sheet is full screen", at: range,
      help: [
        "add `large`, which is active everywhere, or target `orientations: [portrait]` alone"
      ], fixes: context.largeFix)
  }
}
