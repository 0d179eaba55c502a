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
      is not modal. What is said of a swipe is dead where the sheet is modal in every combination of
      variants in which it counts.
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
      .good(
        """
        sheets:
          Compose:
            dismissal: { closeControl: true }
            variants:
              - when: { state: sending }
                isModalInPresentation: true
              - when: { userInterfaceIdiom: pad }
                dismissal: { swipe: host }
        """),
      .bad(
        """
        sheets:
          Compose:
            dismissal: { closeControl: true }
            variants:
              - when: { state: sending }
                isModalInPresentation: true
                dismissal: { «swipe»: host, closeControl: true }
        """,
        fixed: """
          sheets:
            Compose:
              dismissal: { closeControl: true }
              variants:
                - when: { state: sending }
                  isModalInPresentation: true
                  dismissal: { closeControl: true }
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
    guard context.style != nil,
      spec.variants.isWritten || spec.dismissal.value?.swipe.isWritten == true,
      !spec.variants.isInvalid
    else { return }
    let sheets = (spec.variants.value?.records ?? []).map { $0.sheet }
    let combinations = context.combinations?.map { $0.variants } ?? [[]]
    for place in [nil] + sheets.indices.map(Optional.some) {
      let said = place.map { sheets[$0] } ?? spec
      guard let swipe = said.dismissal.value?.swipe, swipe.value != nil, let range = swipe.keyRange
      else { continue }
      // Where this counts, and not what another variant says.
      let counting = combinations.filter { holding in
        holding.last { sheets[$0].dismissal.isWritten } == place
          && spec.actingKeys(with: holding).contains(.modality)
      }
      let modalities = counting.map { holding in
        let variant = holding.last { sheets[$0].isModalInPresentation.isWritten }
        return (variant.map { sheets[$0] } ?? spec).isModalInPresentation
      }
      guard let first = counting.first, modalities.allSatisfy({ $0.value == .fixed(true) }) else {
        continue
      }
      report(
        spec.actingKeys(with: first).contains(.sheet)
          ? "`swipe` has no effect on a modal sheet, which is never swiped away"
          : "`swipe` has no effect on a modal popover, which touches outside of it never close",
        at: range,
        labels: modalities.first?.keyRange.map { [.init("what makes it modal", at: $0)] } ?? [],
        help: [
          swipe.value == .refusal
            ? "say one of the two" : "leave `isModalInPresentation` out if a swipe may close it"
        ],
        fixes: context.removal(of: "swipe", at: range, .unsafe))
    }
  }
}
