import Diagnostics
import SheetSpec

extension SheetRule {
  /// `stuck-in-compact-height`
  static let stuckInCompactHeight = SheetRule(
    id: "stuck-in-compact-height", severity: .warning,
    summary:
      "A sheet without a control that closes it, which is full screen on an iPhone on its side.",
    rationale: """
      In compact height a sheet that is not attached to the edge covers the screen (documented),
      and apps report that people do not find a way to close it there.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            dismissal: { closeControl: false }
        """),
      .good(
        """
        platform: { orientations: [portrait] }
        sheets:
          Cart:
            dismissal: { closeControl: false }
        """),
      .bad(
        """
        sheets:
          Cart:
            dismissal: { «closeControl»: false }
        """),
    ]
  ) { context, report in
    let attachment = context.spec.prefersEdgeAttachedInCompactHeight
    guard context.hasSheet, context.platform.idioms.contains(.phone),
      context.platform.orientations.contains(.landscape),
      !attachment.isInvalid, attachment.value != true,
      let control = context.spec.dismissal.value?.closeControl, control.value == false,
      let range = control.keyRange
    else { return }
    report(
      "the sheet is full screen on an iPhone on its side, and has no control that closes it",
      at: range,
      help: [
        "give the content one, or attach the sheet to the edge there: "
          + "`prefersEdgeAttachedInCompactHeight: true`"
      ])
  }
}
