import Diagnostics
import SheetSpec

extension SheetRule {
  /// `order-may-flip`
  static let orderMayFlip = SheetRule(
    id: "order-may-flip", severity: .warning,
    summary: "Detents that may be out of order where no iPhone is known on which they are.",
    rationale: """
      The same as in `order-flips` and `misordered-detents`, reached only by a window of an iPad,
      by Display Zoom, with some values of parameters or some height of the content, or if a
      screen's tallest height, which is known within a few points, is at one end of what is
      known. Windows of iPads can have any height; those of 480 to 1376 points are
      looked at.
      """,
    examples: [
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            detents: [tray: 300, medium, large]
        """),
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents: [tray: 152, half: 60%, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [tray: «300», medium, large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [tray: "min(300, medium)", medium, large]
          """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, half: «56%», large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [medium, half: "max(56%, medium)", large]
          """),
      .bad(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            detents: [tray: «350», medium, large]
        """),
      .good(
        """
        sheets:
          Share:
            detents: [fitted: { height: "min(fit, medium)", estimated: 320 }, medium, large]
        """),
      .bad(
        """
        sheets:
          Share:
            detents: [fitted: { height: «fit», estimated: 200 }, medium, large]
        """,
        fixed: """
          sheets:
            Share:
              detents: [fitted: { height: "min(fit, medium)", estimated: 200 }, medium, large]
          """),
      .bad(
        """
        sheets:
          Search:
            parameters: { keyboardHeight: { default: 0, minimum: 0, maximum: 400 } }
            detents: [panel: «keyboardHeight + 160», medium, large]
        """),
    ]
  ) { context, report in
    for finding in context.order?.findings ?? [] {
      guard case .mayFlip(let witness) = finding.problem else { continue }
      let (place, text, help, fixes) = parts(finding, witness, context)
      report(text, at: place, labels: [finding.otherLabel(context)], help: help, fixes: fixes)
    }
  }
}
