package import Diagnostics

extension Rule {
  /// Aliases that multiply without end.
  package static let aliasExpansion = Rule(
    id: "alias-expansion", severity: .error,
    summary: "The aliases of a file stand for too many nodes.",
    rationale: """
      Ten aliases of a list of ten aliases, and so on, are a few lines and billions of values. \
      The nodes that all aliases and merge keys of a file stand for are counted before any is \
      followed, and may be 100,000.
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
            detents:
              - &a [medium, medium, medium, medium, medium, medium, medium, medium, medium, medium]
              - &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
              - &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
              - &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
              - [*d, *d, *d, *d, *d, *d, *d, «*d», *d, *d]
        """),
    ])
}
