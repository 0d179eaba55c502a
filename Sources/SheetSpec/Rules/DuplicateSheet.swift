package import Diagnostics

extension Rule {
  /// `duplicate-sheet`
  package static let duplicateSheet = Rule(
    id: "duplicate-sheet", severity: .error,
    summary: "Two sheets of one name that would become the same type.",
    rationale: """
      Every sheet becomes a type named after it. The documents of a file become one source file,
      and the specs that one `sheetc compile` writes to one place become one module, where a
      type can be declared once only.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart: { detents: [large] }
        ---
        sheets:
          Filter: { detents: [large] }
        """),
      .bad(
        """
        sheets:
          Cart: { detents: [large] }
        ---
        sheets:
          «Cart»: { detents: [medium, large] }
        """),
    ])
}
