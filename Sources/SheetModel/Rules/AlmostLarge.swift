import Diagnostics
import SheetSpec

extension SheetRule {
  /// `almost-large`
  static let almostLarge = SheetRule(
    id: "almost-large", severity: .warning,
    summary: "A detent within 10 points of the tallest height on an iPhone before iOS 26.",
    rationale: """
      Before iOS 26 the view behind a large sheet is scaled down and moves back, and a detent of
      one's own within about 10 points of the tallest height looks like that too, without being
      `large` (found by wanteddev/montage-ios, pull request 520). iOS 26 does not do it. A height
      that is cut to the tallest is not meant.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [tall: 100% - 24, large]
        """),
      .good(
        """
        platform: { ios: "26.0" }
        sheets:
          Cart:
            detents: [tall: 100% - 8, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [tall: «100% - 8», large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, tall: «750»]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [all: «100%»]
        """),
    ]
  ) { context, report in
    guard context.platform.ios < .glass else { return }
    for index in context.detents.indices {
      guard case .written(_, _, let range) = context.detents[index].body?.height,
        let formula = context.formulas[index], formula.isBounded,
        !context.detents[index].hasSystemName, !context.isReportedEqual(index),
        let place = context.firstPhone(
          where: { maximum, factor in
            let room = maximum - formula.value(maximum: maximum, medium: maximum * factor)
            return room >= 0 && room <= stackedRoom
          }, on: .ios16, for: index)
      else { continue }
      let maximum = place.likelyMaximum
      let height = formula.value(
        maximum: maximum, medium: maximum * (place.mediumFactor ?? 0))
      report(
        "`\(context.detents[index].name.value)` is \(pointsText(height)) points tall "
          + "\(place.text(maximum: maximum)), where the tallest height is \(pointsText(maximum))",
        at: range,
        help: ["make it `large`, or leave it more than 10 points below the tallest height"])
    }
  }

  /// How near to the tallest height a sheet looks stacked, in points.
  private static let stackedRoom = 10.0
}
