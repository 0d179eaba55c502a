package import Diagnostics

extension Rule {
  /// Values of another type than their key wants.
  package static let wrongType = Rule(
    id: "wrong-type", severity: .error,
    summary: "A value has another type than its key wants.",
    rationale: """
      Each key says what it wants: text, a number, a list, a mapping. A value of another type is \
      a slip of indentation or punctuation, and is not converted.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart: &cart
            detents: [medium, large]
          Filters:
            <<: *cart
        """),
      .bad(
        """
        sheets:
          Cart:
            <<: «none»
            detents: [medium, large]
        """),
    ])
}
