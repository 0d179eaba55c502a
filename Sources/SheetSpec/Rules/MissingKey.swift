package import Diagnostics

extension Rule {
  /// `missing-key`
  package static let missingKey = Rule(
    id: "missing-key", severity: .error,
    summary: "A mapping without a key that it must have.",
    rationale: """
      A spec says at least which sheets there are, a detent of one's own at least how tall it
      is, and a size both of its sides.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart: { detents: [large] }
        """),
      .bad(
        """
        «version»: 1
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: { «fallback»: medium }
        """),
    ])
}
