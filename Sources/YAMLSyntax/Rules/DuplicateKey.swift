package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let duplicateKey = Rule(
    id: "duplicate-key", severity: .error, summary: "", rationale: "", examples: [])
}
