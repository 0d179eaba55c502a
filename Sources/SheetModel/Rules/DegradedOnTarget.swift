import Diagnostics
import SheetSpec

extension SheetRule {
  /// `degraded-on-target`
  static let degradedOnTarget = SheetRule(
    id: "degraded-on-target", severity: .advice,
    summary: "A key whose API is newer than the deployment target, and is left out before it.",
    rationale: """
      `prefersPageSizing` came with iOS 17 and `preferredPlacement` with iOS 27; in SwiftUI the
      corner radius and what concerns undimmed detents and scrolling came with iOS 16.4, sizing
      with iOS 18 and placement with iOS 27 (documented).
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
      .bad(
        """
        emit: [swiftui]
        sheets:
          Order:
            detents: [medium, large]
            «largestUndimmedDetentIdentifier»: medium
            prefersGrabberVisible: true
        """),
    ]
  ) { context, report in
    guard context.hasSheet else { return }
    for key in SheetSpec.definition.writtenKeys(of: context.spec) where !key.repeatsDefault {
      guard let place = context.degradation(of: key) else { continue }
      report(
        "`\(key.key)` does nothing \(place), and the deployment target is "
          + context.platform.ios.description,
        at: key.range,
        help: ["see that the sheet is good without it, or raise `platform.ios`"])
    }
  }
}

extension SheetContext {
  /// Where a key does nothing, in words; nil where it acts on all that is targeted.
  fileprivate func degradation(of key: WrittenKey) -> String? {
    if emits(.uikit), let version = key.availability, platform.ios < version {
      return "before iOS \(version.description)"
    }
    if emits(.swiftui), case .since(let version) = key.counterpart, platform.ios < version {
      return "in SwiftUI before iOS \(version.description)"
    }
    return nil
  }
}
