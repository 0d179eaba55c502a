import Diagnostics
import SheetSpec

extension SheetRule {
  /// `dead-swipe`
  static let deadSwipe = SheetRule(
    id: "dead-swipe", severity: .warning,
    summary: "What becomes of a swipe is said of a sheet that is modal in any case.",
    rationale: """
      `isModalInPresentation: true` prevents that a sheet is swiped away, and has a popover ignore
      touches outside of it (Apple's documentation), whatever a delegate would answer, so that `swipe: host` does not let anyone out, and
      `swipe: allowed` allows nothing. `swipe: refused` refuses once more. A sheet that asks the app
      is not modal. Where a variant says that the sheet is not modal, the swipe counts there.
      """,
    examples: [
      .good(
        """
        sheets:
          Compose:
            isModalInPresentation: host
            dismissal: { swipe: host, closeControl: true }
        """),
      .good(
        """
        sheets:
          Compose:
            isModalInPresentation: true
            dismissal: { swipe: host, closeControl: true }
            variants:
              - when: { userInterfaceIdiom: pad }
                isModalInPresentation: false
        """),
      .bad(
        """
        sheets:
          Compose:
            isModalInPresentation: true
            dismissal: { «swipe»: host, closeControl: true }
        """,
        fixed: """
          sheets:
            Compose:
              isModalInPresentation: true
              dismissal: { closeControl: true }
          """),
      .bad(
        """
        sheets:
          Menu:
            modalPresentationStyle: popover
            popover: { anchor: sourceView, compactAdaptation: none }
            isModalInPresentation: true
            dismissal: { «swipe»: host, closeControl: true }
        """,
        fixed: """
          sheets:
            Menu:
              modalPresentationStyle: popover
              popover: { anchor: sourceView, compactAdaptation: none }
              isModalInPresentation: true
              dismissal: { closeControl: true }
          """),
      .bad(
        """
        sheets:
          Compose:
            isModalInPresentation: true
            dismissal: { «swipe»: refused, closeControl: true }
            variants:
              - when: { userInterfaceIdiom: pad }
                isModalInPresentation: true
        """,
        fixed: """
          sheets:
            Compose:
              isModalInPresentation: true
              dismissal: { closeControl: true }
              variants:
                - when: { userInterfaceIdiom: pad }
                  isModalInPresentation: true
          """),
    ]
  ) { context, report in
    let spec = context.spec
    guard let style = context.style, style.hasSheet,
      spec.isModalInPresentation.value == .fixed(true),
      !spec.variants.isInvalid,
      !(spec.variants.value?.records ?? []).contains(where: { variant in
        let modality = variant.sheet.isModalInPresentation
        return modality.isInvalid || modality.isWritten && modality.value != .fixed(true)
      }),
      let swipe = spec.dismissal.value?.swipe, swipe.value != nil, let range = swipe.keyRange
    else { return }
    report(
      context.hasSheet
        ? "`swipe` has no effect on a modal sheet, which is never swiped away"
        : "`swipe` has no effect on a modal popover, which touches outside of it never close",
      at: range,
      labels: spec.isModalInPresentation.keyRange.map { [.init("what makes it modal", at: $0)] }
        ?? [],
      help: [
        swipe.value == .refusal
          ? "say one of the two" : "leave `isModalInPresentation` out if a swipe may close it"
      ],
      fixes: context.removal(of: "swipe", at: range, .unsafe))
  }
}
