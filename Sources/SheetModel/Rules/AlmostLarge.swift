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
      `large` (found by wanteddev/montage-ios, pull request 520). iOS 26 does not do it. What is
      cut to the tallest by `min` or `clamp`, or follows the content, is not meant; parameters are
      taken at their defaults.
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
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            detents: [medium, tall: "min(640, 100%)"]
        """),
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            detents: [medium, tall: "clamp(420, 600, large)"]
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
    guard context.platform.ios < .glass, let maxima = context.targets.uprightMaxima else { return }
    let hasLarge = context.detents.contains(where: { $0.isLarge })
    for index in context.detents.indices {
      if let line = context.lines[index], let bound = wellBelowLarge.line,
        line.isAtMost(bound, over: maxima)
      {
        continue
      }
      guard !context.summaries[index].usesFit, let formula = context.formulas[index],
        formula.isBounded, !formula.isAtMost(.linear(wellBelowLarge), over: maxima),
        case .written(_, _, let range) = context.detents[index].body?.value.height
      else { continue }
      // Cutting a height to the tallest makes it no taller than `large`, and is passed over.
      let rooms = MediumDetent.factors.map { factor in
        PiecewiseLinear.identity.adding(
          PiecewiseLinear(formula.withoutCap, mediumFactor: factor), times: -1)
      }
      guard
        let found = context.firstPhone(
          on: .ios16, for: index, rooms, within: 0...stackedRoom),
        !context.isFaulty(index), !context.isReportedEqual(index)
      else { continue }
      let isKnown = found.place.maximum.value != nil
      report(
        "`\(context.detents[index].name.value)` is \(pointsText(found.maximum - found.value)) points "
          + "tall \(found.place.text(maximum: nil)), where the tallest height "
          + "\(isKnown ? "is" : "may be") \(pointsText(found.maximum))",
        at: range,
        help: [
          "\(hasLarge ? "leave it out" : "make it `large`"), or leave it more than 10 points below "
            + "the tallest height"
        ])
    }
  }

  /// How near to the tallest height a sheet looks stacked, in points.
  private static let stackedRoom = 10.0
  /// A height at which no sheet looks so.
  private static let wellBelowLarge = LinearHeight(points: -stackedRoom - 1, maximum: 1)
}

extension HeightFormula {
  /// The formula without the tallest height where that is one of those of which the least is taken:
  /// `640` for `min(640, 100%)`.
  fileprivate var withoutCap: HeightFormula {
    switch self {
    case .minimum(let values):
      let others = values.filter { $0 != .linear(LinearHeight(maximum: 1)) }.map { $0.withoutCap }
      return others.isEmpty ? values[0] : others.count == 1 ? others[0] : .minimum(others)
    case .maximum(let values): return .maximum(values.map { $0.withoutCap })
    case .linear, .sum: return self
    }
  }
}
