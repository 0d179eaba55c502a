import Diagnostics
import SheetSpec

extension SheetRule {
  /// `modal-without-exit`
  static let modalWithoutExit = SheetRule(
    id: "modal-without-exit", severity: .warning,
    summary:
      "A sheet or popover that refuses to be closed from outside, and does not say that there is another way.",
    rationale: """
      Who cannot swipe a sheet away needs a control that closes it. VoiceOver's gesture to escape
      closes a sheet only where a swipe would (observed). A modal popover ignores touches outside of
      it (documented), and one that refuses is not closed by them. sheetc cannot see the content:
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
      .bad(
        """
        sheets:
          Menu:
            modalPresentationStyle: popover
            popover: { anchor: sourceView, compactAdaptation: none }
            «isModalInPresentation»: true
        """),
      .bad(
        """
        sheets:
          Upload:
            dismissal: { closeControl: true }
            variants:
              - when: { state: uploading }
                dismissal: { «swipe»: refused }
              - when: { state: failed }
                dismissal: { swipe: refused, closeControl: true }
        """),
      .bad(
        """
        sheets:
          Menu:
            modalPresentationStyle: popover
            popover: { anchor: sourceView, compactAdaptation: none }
            dismissal: { «swipe»: refused }
        """),
    ]
  ) { context, report in
    let spec = context.spec
    guard context.style?.hasSheet == true,
      spec.isModalInPresentation.isWritten || spec.dismissal.isWritten, !spec.dismissal.isInvalid,
      spec.dismissal.value?.closeControl.isInvalid != true,
      spec.dismissal.value?.closeControl.value != true
    else { return }
    let swipe = spec.dismissal.value?.swipe ?? .missing
    let isModal = spec.isModalInPresentation.value == .fixed(true)
    guard
      let range = isModal
        ? spec.isModalInPresentation.keyRange
        : swipe.value == .refusal ? swipe.keyRange : nil
    else { return }
    report(
      context.hasSheet
        ? "a sheet that cannot be swiped away does not say how else it is closed"
        : "a popover that no touch outside of it closes does not say how it is closed",
      at: range,
      help: ["say `dismissal: { closeControl: true }` if the content can close it"])
  }
}
