package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let unknownTag = Rule(
    id: "unknown-tag", severity: .error, summary: "", rationale: "", examples: [])
}
