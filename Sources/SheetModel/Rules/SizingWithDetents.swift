import Diagnostics
import SheetSpec

extension SheetRule {
  /// `sizing-with-detents`
  static let sizingWithDetents = SheetRule(
    id: "sizing-with-detents", severity: .advice,
    summary: "Detents on a sheet with the size of a form, where iPads are targeted.",
    rationale: """
      In a regular width a sheet with the size of a form is a panel in the middle, as large as
      `preferredContentSize` says (documented). In tests of react-native-screens on iPadOS 26
      its detents changed its height and never its width; others report that detents did
      nothing on iPad. So try on every system that is targeted what they do.
      """,
    examples: [
      .good(
        """
        sheets:
          Filter:
            detents: [medium, large]
            prefersPageSizing: true
        """),
      .good(
        """
        sheets:
          Filter:
            modalPresentationStyle: formSheet
            detents: [large]
        """),
      .good(
        """
        platform: { ios: "17.0" }
        sheets:
          Filter:
            modalPresentationStyle: formSheet
            detents: [medium, large]
            prefersPageSizing: true
        """),
      .bad(
        """
        sheets:
          Filter:
            modalPresentationStyle: formSheet
            «detents»: [medium, large]
        """),
      .bad(
        """
        sheets:
          Filter:
            «detents»: [medium, large]
            prefersPageSizing: false
        """),
    ]
  ) { context, report in
    let spec = context.spec
    let sizing = spec.prefersPageSizing
    guard let style = context.style, style == .pageSheet || style == .formSheet,
      !sizing.isInvalid, context.platform.idioms.contains(.pad),
      case .written(let list, let range, _) = spec.detents,
      // What is no more than the default is the sheet's without the key.
      !list.isLargeAlone
    else { return }
    let isForm =
      sizing.value == false
      || style == .formSheet && (sizing.value == nil || context.platform.ios < .pageSizing)
    guard isForm else { return }
    let cause = "the size of a form"
    report(
      "detents on a sheet that has the size of a form on iPad", at: range,
      labels: sizing.value == false
        ? sizing.label(cause) : spec.modalPresentationStyle.label(cause),
      help: [
        "on iPad `preferredContentSize` sizes it; for a page write `modalPresentationStyle: "
          + "pageSheet` without `prefersPageSizing: false`"
      ])
  }
}
