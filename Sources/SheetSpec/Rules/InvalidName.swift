package import Diagnostics

extension Rule {
  /// `invalid-name`
  package static let invalidName = Rule(
    id: "invalid-name", severity: .error,
    summary: "A name that cannot stand in generated code.",
    rationale: """
      Names of sheets become types and names of detents become cases of an enumeration, so they
      are identifiers of Swift: ASCII letters and digits, at most 40, the first one telling
      types from cases. Words that mean something else where a detent may be named, in a height
      or behind a dot in Swift, are not names of detents.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents:
              - default: 320
        """),
      .bad(
        """
        sheets:
          «cart»: { detents: [large] }
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - «fit»: 320
              - «Half way»: 400
        """),
      .bad(
        """
        name: «my sheets»
        sheets:
          Cart: { detents: [large] }
        """),
    ])
}
