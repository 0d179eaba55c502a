package import Diagnostics

extension Rule {
  /// Files that no one wrote.
  package static let tooLarge = Rule(
    id: "too-large", severity: .error,
    summary: "The file has more than 256 MiB.",
    rationale: """
      A spec is written by hand. A file of this size is something else, and would be held in \
      memory several times.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
        """)
    ])
}
