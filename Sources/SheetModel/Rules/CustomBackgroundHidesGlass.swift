import Diagnostics
import SheetSpec

extension SheetRule {
  /// `custom-background-hides-glass`
  static let customBackgroundHidesGlass = SheetRule(
    id: "custom-background-hides-glass", severity: .advice,
    summary: "A background of one's own, in the place of the glass of iOS 26.",
    rationale: """
      From iOS 26 on a sheet that is not at its largest is made of Liquid Glass, and a custom
      background takes that away (WWDC25, session 323). It may be wanted; Apple's advice is to
      leave it out.
      """,
    examples: [
      .good(
        """
        sheets:
          Places:
            background: system
        """),
      .bad(
        """
        sheets:
          Places:
            background: «{ color: Sand }»
        """),
    ]
  ) { context, report in
    guard context.hasSheet, case .written(let background, _, let range) = context.spec.background,
      background != .system
    else { return }
    report(
      "the sheet's own background takes the place of glass on iOS 26", at: range,
      help: ["leave the key out to have what the system has"])
  }
}
