package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let aliasExpansion = Rule(
    id: "alias-expansion", severity: .error, summary: "", rationale: "", examples: [])
}
