package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let invalidEncoding = Rule(
    id: "invalid-encoding", severity: .error, summary: "", rationale: "", examples: [])
}
