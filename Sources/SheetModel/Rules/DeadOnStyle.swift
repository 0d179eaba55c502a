import Diagnostics
import SheetSpec

extension SheetRule {
  /// `dead-on-style`
  static let deadOnStyle = SheetRule(
    id: "dead-on-style", severity: .error,
    summary: "A key that has no effect in the style that the sheet is presented in.",
    rationale: """
      UIKit gives a view controller a sheet presentation controller for `pageSheet` and
      `formSheet` only, and for `popover` through its adaptive sheet (documented; measured to be
      nil for `fullScreen`, `custom` and `overFullScreen`, and taken from the documentation alone
      for the context styles). What is said of the sheet is dropped in silence there. Popover
      keys act on popovers only, and `isModalInPresentation` refuses a swipe that those styles do
      not have, as does `dismissal.swipe`; a drag of one's own (`interactive`) would fight with a
      sheet's. A popover asks its delegate, too, whether it may be closed (UIKit's header has
      `presentationControllerShouldDismiss` in the place of a method of popovers), so that `swipe`
      acts on one that stays one. `background` is told to the sheet alone in what sheetc generates,
      whatever else UIKit could do with it. Of a variant a key is reported where it acts in no
      combination, or where the variant itself takes the sheet away.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            modalPresentationStyle: formSheet
            prefersGrabberVisible: true
        """),
      .good(
        """
        sheets:
          Menu:
            modalPresentationStyle: popover
            popover: { anchor: sourceView }
            detents: [medium, large]
            dismissal: { swipe: refused, closeControl: true }
            variants:
              - when: { state: quick }
                popover: { anchor: sourceView, compactAdaptation: none }
              - when: { state: big }
                modalPresentationStyle: fullScreen
        """),
      .good(
        """
        sheets:
          Photo:
            detents: [medium, large]
            variants:
              - when: { state: full }
                modalPresentationStyle: fullScreen
              - when: { userInterfaceIdiom: pad }
                detents: [large]
        """),
      .good(
        """
        sheets:
          Menu:
            modalPresentationStyle: popover
            popover: { anchor: sourceView }
            detents: [medium, large]
            variants:
              - when: { state: quick }
                popover: { anchor: sourceView, compactAdaptation: none }
              - when: { state: quick, userInterfaceIdiom: pad }
                popover: { anchor: sourceView, compactAdaptation: sheet }
                largestUndimmedDetentIdentifier: medium
        """),
      .bad(
        """
        sheets:
          Photo:
            detents: [medium, large]
            variants:
              - when: { state: full }
                modalPresentationStyle: fullScreen
                «prefersGrabberVisible»: true
              - when: { state: full, userInterfaceIdiom: pad }
                «detents»: [large]
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: fullScreen
            «detents»: [medium, large]
            «isModalInPresentation»: true
        """),
      .bad(
        """
        sheets:
          Cart:
            «popover»: { anchor: sourceView }
        """),
      .good(
        """
        sheets:
          Menu:
            modalPresentationStyle: popover
            popover: { anchor: sourceView, compactAdaptation: none }
            dismissal: { swipe: refused, closeControl: true }
        """),
      .bad(
        """
        sheets:
          Menu:
            modalPresentationStyle: popover
            popover: { anchor: sourceView, compactAdaptation: none }
            «detents»: [medium, large]
            «background»: { material: thin }
        """),
      .good(
        """
        sheets:
          Photo:
            modalPresentationStyle: fullScreen
            dismissal: { closeControl: true, interactive: { direction: down } }
            variants:
              - when: { horizontalSizeClass: regular }
                modalPresentationStyle: formSheet
                dismissal: { swipe: host, closeControl: true }
        """),
      .bad(
        """
        sheets:
          Photo:
            variants:
              - when: { state: full }
                modalPresentationStyle: fullScreen
                dismissal: { «swipe»: refused, closeControl: true }
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: fullScreen
            dismissal: { «swipe»: refused, closeControl: true }
          Cart:
            dismissal: { «interactive»: { thresholds: { progress: 0.3 } } }
        """),
    ]
  ) { context, report in
    guard let style = context.style else { return }
    let spec = context.spec
    func styleLabels() -> [Diagnostic.Label] {
      spec.modalPresentationStyle.range.map { [Diagnostic.Label("the style", at: $0)] } ?? []
    }
    if style != .popover, let range = spec.popover.keyRange {
      report(
        "`popover` has no effect on `\(style.rawValue)`", at: range,
        labels: styleLabels(),
        help: ["say `modalPresentationStyle: popover`, or leave the key out"])
    }
    if context.staysPopover {
      for (key, range) in sheetKeys(spec) {
        guard let range else { continue }
        report(
          effect(of: key, "a popover that never becomes a sheet"), at: range,
          labels: (spec.popover.value?.compactAdaptation.range).map {
            [.init("what keeps it a popover", at: $0)]
          } ?? [],
          help: ["leave the key out, or leave `compactAdaptation` to its default"])
      }
    }
    guard !style.hasSheet || spec.dismissal.isWritten else { return }
    let dismissal = spec.dismissal.value
    if style.hasSheet, let range = dismissal?.interactive.keyRange {
      report(
        "`interactive` has no effect on `\(style.rawValue)`, which has a way out of its own",
        at: range, labels: styleLabels(),
        help: ["say what becomes of that with `swipe`, or present it in a style without a sheet"])
    }
    guard !style.hasSheet else { return }
    if let range = dismissal?.swipe.keyRange {
      report(
        "`swipe` has no effect on `\(style.rawValue)`, which cannot be swiped away", at: range,
        labels: styleLabels(), help: ["a drag that closes it is `interactive`"])
    }
    for (key, range) in sheetKeys(spec) {
      guard let range else { continue }
      report(
        effect(of: key, "`\(style.rawValue)`, which has no sheet"), at: range,
        labels: styleLabels(),
        help: ["present it as `pageSheet`, `formSheet` or `popover`, or leave the key out"])
    }
    if spec.isModalInPresentation.value == .fixed(true),
      let range = spec.isModalInPresentation.keyRange
    {
      report(
        "`isModalInPresentation` has no effect on `\(style.rawValue)`, which cannot be swiped away",
        at: range, labels: styleLabels(), help: ["leave the key out"])
    }
  }

  /// Says that a key does nothing: of UIKit where that is documented, else of what is generated.
  private static func effect(of key: String, _ place: String) -> String {
    key == "background"
      ? "nothing is generated of `\(key)` for \(place)" : "`\(key)` has no effect on \(place)"
  }

  /// The keys that UIKit's sheet presentation controller reads, and where they are written.
  static func sheetKeys(_ spec: SheetSpec) -> [(String, SourceRange?)] {
    [
      ("sourceView", spec.sourceView.keyRange),
      ("detents", spec.detents.keyRange),
      ("selectedDetentIdentifier", spec.selectedDetentIdentifier.keyRange),
      ("largestUndimmedDetentIdentifier", spec.largestUndimmedDetentIdentifier.keyRange),
      ("prefersGrabberVisible", spec.prefersGrabberVisible.keyRange),
      ("preferredCornerRadius", spec.preferredCornerRadius.keyRange),
      (
        "prefersScrollingExpandsWhenScrolledToEdge",
        spec.prefersScrollingExpandsWhenScrolledToEdge.keyRange
      ),
      ("prefersEdgeAttachedInCompactHeight", spec.prefersEdgeAttachedInCompactHeight.keyRange),
      (
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        spec.widthFollowsPreferredContentSizeWhenEdgeAttached.keyRange
      ),
      ("prefersPageSizing", spec.prefersPageSizing.keyRange),
      ("preferredPlacement", spec.preferredPlacement.keyRange),
      ("background", spec.background.keyRange),
      ("actions", spec.actions.keyRange),
    ]
  }
}
