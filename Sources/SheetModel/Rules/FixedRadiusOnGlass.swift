import Diagnostics
import SheetSpec

extension SheetRule {
  /// `fixed-radius-on-glass`
  static let fixedRadiusOnGlass = SheetRule(
    id: "fixed-radius-on-glass", severity: .advice,
    summary: "A radius in points, which may round all four corners from iOS 26 on.",
    rationale: """
      From iOS 26 on a sheet that is not at its full height stands off the edges of the screen,
      on glass, and its corners nest in those of the display (WWDC25). A radius of one's own
      was seen to be taken for all four corners there, and before for the top two of a sheet at
      the bottom edge; one that floats, as on iPad, always had all four. Every deployment target
      reaches iOS 26.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
            preferredCornerRadius: system
        """),
      .bad(
        """
        sheets:
          Cart:
            preferredCornerRadius: «12»
            detents: [medium, large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [medium, large]
          """),
    ]
  ) { context, report in
    guard context.hasSheet,
      case .written(let radius?, let key, let range) = context.spec.preferredCornerRadius,
      radius.points ?? 0 >= 0
    else { return }
    report(
      "a radius in points may round all four corners from iOS 26 on, whatever the display's are",
      at: range, help: ["leave the key out where the system's corners will do"],
      fixes: context.removal(of: "preferredCornerRadius", at: key, .unsafe))
  }
}
