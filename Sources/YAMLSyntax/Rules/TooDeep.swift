package import Diagnostics

extension Rule {
  /// Collections in collections without end.
  package static let tooDeep = Rule(
    id: "too-deep", severity: .error,
    summary: "More than 64 collections stand inside each other.",
    rationale: """
      A spec needs no more than ten levels. Deeper input is a mistake or an attack: libyaml \
      takes time in the square of the depth of brackets, so that reading stops at the 65th.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [{small: {height: 320}}, large]
        """),
      .bad(
        "sheets: {Cart: {detents: \(String(repeating: "[", count: 61))«[»medium"),
    ])
}
