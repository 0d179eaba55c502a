package import Diagnostics

extension Rule {
  /// `unknown-version`
  package static let unknownVersion = Rule(
    id: "unknown-version", severity: .error,
    summary: "A version of iOS or of the language that does not exist.",
    rationale: """
      Sheet presentation controllers came with iOS 15, and Apple went from iOS 18 to iOS 26, so
      a deployment target below 15 or from 19 to 25 is a slip. A spec in a later version of the
      language than this sheetc reads might mean something else.
      """,
    examples: [
      .good(
        """
        platform: { ios: "15.0" }
        sheets:
          Cart: { detents: [large] }
        """),
      .bad(
        """
        platform: { ios: «14.0» }
        sheets:
          Cart: { detents: [large] }
        """),
      .bad(
        """
        version: «2»
        platform: { ios: «"19.0"» }
        sheets:
          Cart: { detents: [large] }
        """),
    ])
}
