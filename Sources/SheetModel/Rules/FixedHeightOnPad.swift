import Diagnostics
import SheetSpec

extension SheetRule {
  /// `fixed-height-on-pad`
  static let fixedHeightOnPad = SheetRule(
    id: "fixed-height-on-pad", severity: .advice,
    summary: "A sheet for iPad whose only height is a number of points.",
    rationale: """
      A window of an iPad may be a fraction of the screen or all of it, and a sheet with one
      detent in points is as tall in each of them: a strip in the largest, and perhaps more than
      there is room for in the smallest. A height with `%` goes with the window. Popovers are
      passed over: in a regular width `preferredContentSize` sizes them (documented).
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [small: "max(320, 40%)"]
        """),
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            detents: [small: 320]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [tall: «900»]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [small: «320»]
        """),
    ]
  ) { context, report in
    guard let style = context.style, style.hasSheet, style != .popover,
      context.detentCount == 1, let detent = context.detents.first, !detent.hasSystemName,
      context.targets.traits.contains(where: {
        $0.userInterfaceIdiom == .pad && context.isActive(0, in: $0)
      }),
      let points = context.formulas.first??.constant, points > 1,
      let range = detent.body?.value.height.range
    else { return }
    let room = points > surePoints ? " that is tall enough" : ""
    report(
      "`\(detent.name.value)` is \(numberText(points)) points tall in every iPad window"
        + room,
      at: range,
      help: [
        "a height with a part in percent goes with the window: `max(\(numberText(points)), 40%)`"
      ])
  }

  /// What fits into the smallest window that is looked at, in points.
  private static let surePoints =
    Place.windows(Traits(.regular, .regular, .pad)).map { $0.maximum.low }
    .min() ?? 0
}
