package import Diagnostics

extension Rule {
  /// `too-complex`
  package static let tooComplex = Rule(
    id: "too-complex", severity: .error,
    summary: "A height with more than 64 operations, or a sheet with more than 64 detents.",
    rationale: """
      Every height is decided exactly, over all windows that there are, and each detent is
      compared with each, so the work grows with both. Real sheets have at most five detents,
      with fewer than ten operations in a height.
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
      .bad(
        """
        sheets:
          Cart:
            detents: «[\(Array(repeating: "medium", count: 65).joined(separator: ", "))]»
        """),
    ])
}
