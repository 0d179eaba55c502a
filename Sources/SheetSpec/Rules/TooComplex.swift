package import Diagnostics

extension Rule {
  /// `too-complex`
  package static let tooComplex = Rule(
    id: "too-complex", severity: .error,
    summary: "A height with more than 64 operations.",
    rationale: """
      Every height is decided exactly, over all windows that there are, and the work grows with
      its parts. Heights of real sheets have fewer than ten.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents:
              - small: max(min(40%, 300), medium / 2) + 8
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: «1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1»
        """),
    ])
}
