package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let unknownAlias = Rule(
    id: "unknown-alias", severity: .error, summary: "", rationale: "", examples: [])
}
