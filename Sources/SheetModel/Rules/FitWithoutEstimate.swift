import Diagnostics
import SheetSpec

extension SheetRule {
  /// `fit-without-estimate`
  static let fitWithoutEstimate = SheetRule(
    id: "fit-without-estimate", severity: .error,
    summary: "A height that follows the content without one for the time before it was measured.",
    rationale: """
      Content has no height that can be trusted before it is laid out at the width of the sheet,
      and the sheet is laid out first. Until then something has to stand for it: without an
      estimate a sheet would open empty, and jump.
      """,
    examples: [
      .good(
        """
        sheets:
          Share:
            detents: [fitted: { height: fit, estimated: 320 }]
        """),
      .bad(
        """
        sheets:
          Share:
            detents: [fitted: «fit»]
        """,
        fixed: """
          sheets:
            Share:
              detents: [fitted: { height: fit, estimated: 320 }]
          """),
      .bad(
        """
        sheets:
          Share:
            detents:
              - fitted: { height: «"min(fit, 90%)"», fallback: medium }
              - large
        """),
    ]
  ) { context, report in
    for index in context.detents.indices where context.summaries[index].usesFit {
      let detent = context.detents[index]
      guard let body = detent.body?.value, case .written(_, _, let range) = body.height,
        !body.estimated.isWritten
      else { continue }
      report(
        "`\(detent.name.value)` follows the content and has no height until that was measured",
        at: range, help: ["say how tall the content probably is: `estimated: 320`"],
        fixes: context.addition(of: "estimated: 320", to: body, "add `estimated: 320`"))
    }
  }
}
