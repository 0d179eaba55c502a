package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let yamlSyntax = Rule(
    id: "yaml-syntax", severity: .error, summary: "", rationale: "", examples: [])
}
