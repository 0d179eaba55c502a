package import Diagnostics

extension Rule {
  /// `cut-expression`
  package static let cutExpression = Rule(
    id: "cut-expression", severity: .error,
    summary: "A height that a comma inside brackets or braces cuts in pieces.",
    rationale: """
      In YAML's flow style a comma ends a value wherever it stands, also between the parentheses
      of a function. Quotes keep the height whole.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents:
              - small: { height: "min(40%, 300)" }
        """),
      .good(
        """
        sheets:
          Cart:
            detents:
              - small: min(40%, 300)
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: { height: «min(40%, 300)», fallback: medium }
        """,
        fixed: """
          sheets:
            Cart:
              detents:
                - small: { height: "min(40%, 300)", fallback: medium }
          """),
      .bad(
        """
        sheets:
          Cart:
            detents: [small: «clamp(120, 40%, 480)», large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [small: "clamp(120, 40%, 480)", large]
          """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: { height: «min(40%,
                  300)», fallback: medium }
        """),
    ])
}
