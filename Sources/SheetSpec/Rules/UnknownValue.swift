package import Diagnostics

extension Rule {
  /// `unknown-value`
  package static let unknownValue = Rule(
    id: "unknown-value", severity: .error,
    summary: "A word that the key does not know.",
    rationale: """
      Keys that choose among words take UIKit's own, spelled as UIKit spells them; any other
      would have to be guessed at. A word that stands twice in a list says nothing the second
      time.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            modalPresentationStyle: formSheet
        """),
      .bad(
        """
        sheets:
          Cart:
            modalPresentationStyle: «pagesheet»
        """,
        fixed: """
          sheets:
            Cart:
              modalPresentationStyle: pageSheet
          """),
      .bad(
        """
        sheets:
          Cart:
            modalPresentationStyle: «automatic»
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [«.medium», «large()»]
        """),
    ])
}
