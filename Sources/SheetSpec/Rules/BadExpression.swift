package import Diagnostics

extension Rule {
  /// `bad-expression`
  package static let badExpression = Rule(
    id: "bad-expression", severity: .error,
    summary: "A height that cannot be read.",
    rationale: """
      A height is arithmetic over points, percentages of the tallest height, `medium` and
      `large`. It stays piecewise linear, so that every question about it can be decided: one
      side of a product, and the divisor, are plain numbers.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents:
              - small: max(120, 40% - 12)
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: 40% «&» 12
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: «320pt»
        """,
        fixed: """
          sheets:
            Cart:
              detents:
                - small: 320
          """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: "«medium * large»"
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: min«(»40%, 300
        """),
    ])
}
