package import Diagnostics

extension Rule {
  /// Tags that mean nothing here.
  package static let unknownTag = Rule(
    id: "unknown-tag", severity: .error,
    summary: "A node has a tag that is not known or does not fit it.",
    rationale: """
      A value is read by the type that its key wants, so that a tag can say nothing new. \
      `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq` and `!!map` of the YAML 1.2 core \
      schema (chapter 10) are accepted where they fit; any other was written for another \
      program.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart: !!map
            detents: !!seq [!!str medium, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: «!detents» [medium, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: «!!int» [medium, large]
        """),
    ])
}
