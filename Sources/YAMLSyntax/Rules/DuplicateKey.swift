package import Diagnostics

extension Rule {
  /// Keys that are used twice.
  package static let duplicateKey = Rule(
    id: "duplicate-key", severity: .error,
    summary: "A mapping has the same key twice.",
    rationale: """
      The keys of a mapping are unique (YAML 1.2, chapter 3.2.1.1), yet most readers take the \
      last value in silence, and what was meant by the first is lost. Keys are compared by their \
      text, however they are quoted. A key that a merge key `<<` brings in may be given again; \
      that is what merging is for.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart: &sheet
            detents: [medium, large]
            selectedDetentIdentifier: large
          Filters:
            <<: *sheet
            selectedDetentIdentifier: medium
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, large]
            «detents»: [large]
        """),
    ])
}
