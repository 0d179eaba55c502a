import Diagnostics
import SheetSpec

extension SheetRule {
  /// `single-detent-grabber`
  static let singleDetentGrabber = SheetRule(
    id: "single-detent-grabber", severity: .advice,
    summary: "A grabber on a sheet with one detent.",
    rationale: """
      The Human Interface Guidelines ask for a grabber on sheets that can be resized, and one
      with a single detent cannot. UIKit draws the grabber all the same, and a tap on it was
      seen to close the sheet where it may be closed (read from UIKit, not documented).
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
            prefersGrabberVisible: true
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium]
            «prefersGrabberVisible»: true
            isModalInPresentation: true
        """,
        fixed: """
          sheets:
            Cart:
              detents: [medium]
              isModalInPresentation: true
          """),
    ]
  ) { context, report in
    guard context.hasSheet, context.detentCount == 1,
      case .written(true, let range, _) = context.spec.prefersGrabberVisible
    else { return }
    report(
      "a grabber on a sheet with one detent, which cannot be resized", at: range,
      labels: context.spec.detents.label("the only detent"),
      help: ["leave the key out, or add a detent"],
      fixes: context.removal(of: "prefersGrabberVisible", at: range, .unsafe))
  }
}
