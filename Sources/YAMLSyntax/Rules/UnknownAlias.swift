package import Diagnostics

extension Rule {
  /// Aliases that stand for nothing, or for what holds them.
  package static let unknownAlias = Rule(
    id: "unknown-alias", severity: .error,
    summary: "An alias has no anchor before it, or stands inside its own node.",
    rationale: """
      An alias repeats a node that was complete before it (YAML 1.2, chapter 7.1), in the same \
      document. One inside its own node would never end.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: &detents [medium, large]
          Filters:
            detents: *detents
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: &detents [medium, large]
          Filters:
            detents: «*detent»
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: &detents [medium, «*detents»]
        """),
    ])
}
