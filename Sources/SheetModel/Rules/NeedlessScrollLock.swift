import Diagnostics
import SheetSpec

extension SheetRule {
  /// `needless-scroll-lock`
  static let needlessScrollLock = SheetRule(
    id: "needless-scroll-lock", severity: .warning,
    summary: "A lock on what is behind a sheet that dims at every detent.",
    rationale: """
      What is behind a sheet can be touched only up to its largest undimmed detent (Apple's
      documentation). A sheet that has none dims wherever it rests, and nothing behind it
      scrolls. A sheet that is dragged away by a custom transition is left alone: while it moves,
      more of what is behind it can be seen and touched.
      """,
    examples: [
      .good(
        """
        sheets:
          Places:
            detents: [medium, large]
            largestUndimmedDetentIdentifier: medium
            backgroundScrolling: locked
        """),
      .bad(
        """
        sheets:
          Places:
            detents: [medium, large]
            backgroundScrolling: «locked»
        """),
    ]
  ) { context, report in
    let spec = context.spec
    guard context.hasSheet, case .written(.locked, _, let range) = spec.backgroundScrolling,
      !spec.largestUndimmedDetentIdentifier.isInvalid, context.undimmedDetent == nil
    else { return }
    report(
      "the sheet dims at every detent, and nothing behind it can be scrolled", at: range,
      help: ["leave the key out, or say up to where what is behind is of use"],
      fixes: context.removal(
        of: "backgroundScrolling", at: spec.backgroundScrolling.keyRange ?? range, .unsafe))
  }
}
