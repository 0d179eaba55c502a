import Diagnostics
import SheetSpec

extension SheetRule {
  /// `modal-without-exit`
  static let modalWithoutExit = SheetRule(
    id: "modal-without-exit", severity: .warning,
    summary: "A sheet that refuses to be swiped away, and does not say that there is another way.",
    rationale: """
      Who cannot swipe a sheet away needs a control that closes it. VoiceOver's gesture to escape
      closes a sheet only where a swipe would (observed). sheetc cannot see the content:
      `dismissal: { closeControl: true }` tells it, and the next reader, that there is one.
      """,
    examples: [
      .good(
        """
        sheets:
          Compose:
            isModalInPresentation: true
            dismissal: { closeControl: true }
        """),
      .bad(
        """
        sheets:
          Compose:
            «isModalInPresentation»: true
        """),
      .bad(
        """
        sheets:
          Compose:
            dismissal: { «swipe»: refused }
        """),
    ]
  ) { context, report in
    let spec = context.spec
    guard context.hasSheet, !spec.dismissal.isInvalid,
      spec.dismissal.value?.closeControl.isInvalid != true,
      spec.dismissal.value?.closeControl.value != true
    else { return }
    let swipe = spec.dismissal.value?.swipe ?? .missing
    let isModal = spec.isModalInPresentation.value == .fixed(true)
    guard
      let range = isModal
        ? spec.isModalInPresentation.keyRange : swipe.value == .refusal ? swipe.keyRange : nil
    else { return }
    report(
      "a sheet that cannot be swiped away does not say how else it is closed", at: range,
      help: ["say `dismissal: { closeControl: true }` if the content can close it"])
  }
}
