import Diagnostics
import SheetSpec

extension SheetRule {
  /// `missing-anchor`
  static let missingAnchor = SheetRule(
    id: "missing-anchor", severity: .error,
    summary: "A popover that points at nothing, where iPads are targeted.",
    rationale: """
      In regular size classes, as on iPad, a popover is shown as one, and has to point at
      something: without it UIKit raises an exception when the popover is presented, as public
      crash reports have it (Provenance-Emu/Provenance, issue 1833). The anchor becomes a
      parameter of the generated call, so that it cannot be forgotten. In a compact size class,
      as on nearly every iPhone, a popover adapts to a sheet, so a spec for iPhone alone may leave
      it out. In SwiftUI a popover points at the view that presents it.
      """,
    examples: [
      .good(
        """
        sheets:
          Share:
            modalPresentationStyle: popover
            popover: { anchor: sourceView }
        """),
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Share:
            modalPresentationStyle: popover
        """),
      .good(
        """
        emit: [swiftui]
        sheets:
          Share:
            modalPresentationStyle: popover
        """),
      .bad(
        """
        sheets:
          Share:
            modalPresentationStyle: «popover»
        """),
    ]
  ) { context, report in
    let spec = context.spec
    guard spec.modalPresentationStyle.value == .popover, context.platform.idioms.contains(.pad),
      context.emits(.uikit), !spec.popover.isInvalid, spec.popover.value?.anchor.isWritten != true,
      let range = spec.modalPresentationStyle.range
    else { return }
    report(
      "a popover on iPad without an `anchor`", at: range,
      labels: spec.popover.keyRange.map { [.init("no `anchor` in here", at: $0)] } ?? [],
      help: ["say what it points at: `popover: { anchor: sourceView }`"])
  }
}
