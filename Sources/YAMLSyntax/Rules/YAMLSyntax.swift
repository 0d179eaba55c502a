package import Diagnostics

extension Rule {
  /// Text that is no YAML.
  package static let yamlSyntax = Rule(
    id: "yaml-syntax", severity: .error,
    summary: "The text is not well-formed YAML.",
    rationale: """
      A spec is read by libyaml, whose grammar is that of YAML 1.1 (https://yaml.org/spec/1.1). \
      Reading stops at the first place that breaks it; the documents that ended before are still \
      checked.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, large]«]»
        """),
    ])
}
