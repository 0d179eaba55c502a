package import Diagnostics

extension Rule {
  /// Bytes that are no text.
  package static let invalidEncoding = Rule(
    id: "invalid-encoding", severity: .error,
    summary: "The file is not valid UTF-8 or UTF-16.",
    rationale: """
      YAML 1.2 (chapter 5.2) is text in UTF-8, UTF-16 or UTF-32, told apart by the first bytes. \
      UTF-32 is not read, and bytes that are no character are never guessed at: the text that an \
      app shows would be another one.
      """,
    examples: [
      .good(
        """
        sheets:
          Cafe:
            description: Café
            detents: [medium, large]
        """)
    ])
}
