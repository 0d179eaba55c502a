import Diagnostics
import SheetSpec

extension SheetRule {
  /// `reserved-detent-identifier`
  static let reservedDetentIdentifier = SheetRule(
    id: "reserved-detent-identifier", severity: .error,
    summary: "`medium` or `large` with a height of its own.",
    rationale: """
      `medium` and `large` are UIKit's detents, with heights that UIKit chooses. A detent of
      one's own under such a name would hide UIKit's from everything that selects by name.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - «medium»: 300
              - large
        """),
    ]
  ) { context, report in
    for detent in context.detents where detent.hasSystemName && detent.body != nil {
      report(
        "`\(detent.name.value)` is UIKit's own detent and takes no height",
        at: detent.name.range,
        help: ["give the detent another name, or leave its height to UIKit"])
    }
  }
}
