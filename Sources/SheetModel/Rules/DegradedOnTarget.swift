import Diagnostics
import SheetSpec

extension SheetRule {
  /// `degraded-on-target`
  static let degradedOnTarget = SheetRule(
    id: "degraded-on-target", severity: .advice,
    summary: "A key whose API is newer than the deployment target, and is left out before it.",
    rationale: """
      `prefersPageSizing` came with iOS 17 and `preferredPlacement` with iOS 27 (documented).
      Where the deployment target is older, generated code sets them under an availability
      check, and older systems do what they do without.
      """,
    examples: [
      .good(
        """
        platform: { ios: "17.0" }
        sheets:
          Order:
            modalPresentationStyle: formSheet
            prefersPageSizing: true
        """),
      .good(
        """
        sheets:
          Order:
            prefersPageSizing: true
            preferredPlacement: automatic
        """),
      .bad(
        """
        sheets:
          Order:
            modalPresentationStyle: formSheet
            «prefersPageSizing»: true
            «preferredPlacement»: trailing
        """),
    ]
  ) { context, report in
    guard context.hasSheet else { return }
    for key in SheetSpec.definition.writtenKeys(of: context.spec) where !key.repeatsDefault {
      guard let availability = key.availability, context.platform.ios < availability else {
        continue
      }
      report(
        "`\(key.key)` does nothing before iOS \(availability.description), and the deployment "
          + "target is \(context.platform.ios.description)",
        at: key.range,
        help: ["see that the sheet is good without it, or raise `platform.ios`"])
    }
  }
}
