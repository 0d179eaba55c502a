import Diagnostics
import SheetSpec

extension SheetRule {
  /// `threshold-always-met`
  static let thresholdAlwaysMet = SheetRule(
    id: "threshold-always-met", severity: .error,
    summary: "A threshold that every drag reaches, so that the slightest one dismisses.",
    rationale: """
      Any threshold of the list suffices. One without a part, or with a translation of 0 alone,
      is reached by every drag that starts, and makes all others idle. Hand-written code was
      found that works a threshold out and never asks it, which comes to the same.
      """,
    examples: [
      .good(
        """
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal:
              closeControl: true
              interactive:
                thresholds: [{ progress: 0.3 }, { translation: 0, velocity: 800 }]
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal:
              interactive:
                thresholds: [{ progress: 0.3 }, «{}»]
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal: { interactive: { thresholds: «{ translation: 0 }» } }
        """),
    ]
  ) { context, report in
    for item in context.interactive?.thresholds.value?.items ?? [] {
      guard item.value.isAlwaysMet else { continue }
      report(
        "every drag reaches this threshold", at: item.range,
        help: ["say how far or how fast a drag has to go: `{ progress: 0.3 }`"])
    }
  }
}

extension ThresholdSpec {
  /// Whether every drag reaches it, for what is written in it.
  var isAlwaysMet: Bool {
    !progress.isWritten && !velocity.isWritten
      && (!translation.isWritten || translation.value == 0)
  }
}
