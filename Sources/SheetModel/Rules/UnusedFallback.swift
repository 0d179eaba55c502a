import Diagnostics
import SheetSpec

extension SheetRule {
  /// `unused-fallback`
  static let unusedFallback = SheetRule(
    id: "unused-fallback", severity: .warning,
    summary: "A `fallback` that no deployment target needs.",
    rationale: """
      Detents with a height of one's own came with iOS 16 (documented), and `fallback` says what
      stands for one before it. Where the deployment target is iOS 16 or later there is no such
      system: the entry does nothing, or the target is not the one that was meant.
      """,
    examples: [
      .good(
        """
        platform: { ios: "15.6" }
        sheets:
          Cart:
            detents: [small: { height: 320, fallback: medium }, large]
        """),
      .bad(
        """
        platform: { ios: "16.0" }
        sheets:
          Cart:
            detents:
              - small:
                  height: 320
                  «fallback»: medium # half of it
              - large
        """,
        fixed: """
          platform: { ios: "16.0" }
          sheets:
            Cart:
              detents:
                - small:
                    height: 320
                - large
          """),
      .bad(
        """
        sheets:
          Cart:
            detents: [small: { «fallback»: omit, height: 320 }, large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [small: { height: 320 }, large]
          """),
    ]
  ) { context, report in
    guard context.hasSheet, context.document.ios >= .customDetents else { return }
    for detent in context.detents where !detent.hasSystemName {
      guard case .written(_, let range, _) = detent.body?.value.fallback else { continue }
      report(
        "`\(detent.name.value)` has a fallback, and iOS \(context.document.ios.description) needs "
          + "none", at: range,
        help: ["leave the key out, or lower `platform.ios` if older systems are meant"],
        fixes: context.removal(of: "fallback", at: range, .unsafe))
    }
  }
}
