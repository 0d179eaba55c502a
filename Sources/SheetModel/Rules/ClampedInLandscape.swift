import Diagnostics
import SheetSpec

extension SheetRule {
  /// `clamped-in-landscape`
  static let clampedInLandscape = SheetRule(
    id: "clamped-in-landscape", severity: .advice,
    summary: "A height in points that an iPhone on its side may not have.",
    rationale: """
      A sheet that is attached to the edge in compact height has at most the height of an iPhone on
      its side less the room above it: iPhones are 375 to 440 points tall there, the folding one
      466. Nobody has published the tallest height; 375 to 440 less a margin and the safe area
      suggest that more than about 340 points may be cut to it.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents: [small: 300, large]
        """),
      .good(
        """
        sheets:
          Cart:
            detents: [tall: 480, large]
        """),
      .bad(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents: [tall: «480», large]
        """),
    ]
  ) { context, report in
    guard context.spec.prefersEdgeAttachedInCompactHeight.value == true else { return }
    for index in context.detents.indices {
      guard let points = context.formulas[index]?.constant, points > surePoints,
        case .written(_, _, let range) = context.detents[index].body?.value.height,
        context.targets.traits.contains(where: {
          $0.isCompactHeight && context.isActive(index, in: $0)
            && context.presentation(in: $0) == .sheet
        })
      else { continue }
      report(
        "`\(context.detents[index].name.value)` is \(numberText(points)) points, and an iPhone on "
          + "its side may have less",
        at: range, help: ["cap it by a part of the tallest height, or let it be cut there"])
    }
  }

  /// What is taken to fit on its side on every iPhone, in points.
  private static let surePoints = 340.0
}
