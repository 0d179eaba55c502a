package import Diagnostics

extension Rule {
  /// `unknown-key`
  package static let unknownKey = Rule(
    id: "unknown-key", severity: .error,
    summary: "A key that the language does not have.",
    rationale: """
      A misspelt key would be dropped in silence, and the sheet would look as if it had never
      been written. sheetc knows every key, so it can say so, and name the one that was probably
      meant.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            prefersGrabberVisible: true
        """),
      .bad(
        """
        sheets:
          Cart:
            «grabber»: true
        """,
        fixed: """
          sheets:
            Cart:
              prefersGrabberVisible: true
          """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: {«height:320»}
        """,
        fixed: """
          sheets:
            Cart:
              detents:
                - small: {height: 320}
          """),
      .bad(
        """
        sheets:
          Cart:
            «undimed»: medium
        """),
    ])
}
