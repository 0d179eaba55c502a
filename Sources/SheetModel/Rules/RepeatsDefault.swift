import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetRule {
  /// `repeats-default`
  static let repeatsDefault = SheetRule(
    id: "repeats-default", severity: .advice,
    summary: "A key that says what holds without it.",
    rationale: """
      What a spec says is what is special about a sheet; a default that is said hides it. Each
      key's default stands in the reference; that of `prefersPageSizing` depends on the style.
      A key beside a merge key, or in a mapping with an anchor, may be there for the sake of
      another sheet and is passed over.
      """,
    examples: [
      .good(
        """
        sheets:
          Form:
            modalPresentationStyle: formSheet
            prefersPageSizing: true
        """),
      .good(
        """
        sheets:
          Base: &base
            detents: [medium, large]
            prefersGrabberVisible: true
          Bare:
            <<: *base
            prefersGrabberVisible: false
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, large]
            «prefersGrabberVisible»: false # no grabber
            preferredCornerRadius: 12
        """,
        fixed: """
          sheets:
            Cart:
              detents: [medium, large]
              preferredCornerRadius: 12
          """),
      .bad(
        """
        sheets:
          Share:
            modalPresentationStyle: popover
            popover: { anchor: sourceView, «compactAdaptation»: sheet }
            «detents»: [large]
            «prefersPageSizing»: false
        """),
    ]
  ) { context, report in
    guard context.conditions.isEmpty, let style = context.style else { return }
    let spec = context.spec
    var keys = SheetSpec.definition.writtenKeys(of: spec)
    // These are reported by other rules.
    let dead = style.hasSheet ? [] : sheetKeys(spec).map { $0.0 }
    keys.removeAll { dead.contains($0.key) }
    if context.detentCount ?? 1 == 1 {
      keys.removeAll { $0.key == "prefersScrollingExpandsWhenScrolledToEdge" }
    }
    if style == .popover, let popover = spec.popover.value {
      keys += PopoverSpec.definition.writtenKeys(of: popover)
    }
    if let dismissal = spec.dismissal.value, style.hasSheet {
      keys += DismissalSpec.definition.writtenKeys(of: dismissal)
      if spec.isModalInPresentation.value == .fixed(true) { keys.removeAll { $0.key == "swipe" } }
    }
    if let interactive = context.interactive {
      keys += InteractiveDismissalSpec.definition.writtenKeys(of: interactive)
    }
    for body in context.detents.compactMap({ $0.body?.value }) where style.hasSheet {
      keys += DetentSpec.Body.definition.writtenKeys(of: body)
    }
    for key in keys where key.repeatsDefault && context.tree.standsAlone(keyAt: key.range) {
      // Without these two, what the content says of itself holds.
      let isContents = ["isModalInPresentation", "preferredContentSize"].contains(key.key)
      report(
        "`\(key.key)` says what holds without it", at: key.range,
        help: [
          isContents
            ? "leave the key out, unless it takes back what the content sets itself"
            : "leave the key out"
        ],
        fixes: context.removal(of: key.key, at: key.range, isContents ? .unsafe : .safe))
    }
  }
}
