import Diagnostics
import SheetSpec

extension SheetRule {
  /// `resizable-without-grabber`
  static let resizableWithoutGrabber = SheetRule(
    id: "resizable-without-grabber", severity: .advice,
    summary: "A sheet that can be resized, but neither by a grabber nor by scrolling.",
    rationale: """
      The Human Interface Guidelines ask for a grabber on sheets that can be resized. It shows
      that there is more, and VoiceOver can operate it. Where scrolling does not enlarge the
      sheet either, nothing but a drag that no one tells of is left.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
        """),
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
            prefersGrabberVisible: true
            prefersScrollingExpandsWhenScrolledToEdge: false
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, large]
            «prefersScrollingExpandsWhenScrolledToEdge»: false
        """),
    ]
  ) { context, report in
    let grabber = context.spec.prefersGrabberVisible
    guard context.hasSheet, let count = context.detentCount, count > 1,
      !grabber.isInvalid, grabber.value != true,
      case .written(false, let range, _) = context.spec.prefersScrollingExpandsWhenScrolledToEdge
    else { return }
    report(
      "a sheet with \(count) detents that neither a grabber nor scrolling resizes", at: range,
      labels: grabber.label("no grabber"), help: ["say `prefersGrabberVisible: true`"])
  }
}
