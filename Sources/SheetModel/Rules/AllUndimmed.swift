import Diagnostics
import SheetSpec

extension SheetRule {
  /// `all-undimmed`
  static let allUndimmed = SheetRule(
    id: "all-undimmed", severity: .warning,
    summary: "A sheet with several detents of which the last is undimmed, so that none is dimmed.",
    rationale: """
      UIKit dims what is behind a sheet above its largest undimmed detent. Where that is the
      last, the sheet never dims, not even where it covers nearly all. react-native-screens
      notes that a keyboard can lift such a sheet above its last detent and dim what is behind
      all the same; UIKit documents nothing about it.
      """,
    examples: [
      .good(
        """
        sheets:
          Places:
            detents: [small: 120, medium, large]
            largestUndimmedDetentIdentifier: medium
        """),
      .good(
        """
        sheets:
          Player:
            detents: [bar: 80]
            largestUndimmedDetentIdentifier: bar
        """),
      .bad(
        """
        sheets:
          Places:
            detents: [small: 120, medium, large]
            largestUndimmedDetentIdentifier: «large»
        """),
    ]
  ) { context, report in
    guard context.hasSheet, let count = context.detentCount, count > 1,
      let last = context.detents.last,
      let range = context.spec.largestUndimmedDetentIdentifier.range,
      context.undimmedDetent == last.name.value
    else { return }
    report(
      "`\(last.name.value)` is the last detent and undimmed, so that the sheet never dims",
      at: range, labels: [.init("no detent is larger", at: last.range)],
      help: ["name the largest detent at which what is behind is still of use"])
  }
}
