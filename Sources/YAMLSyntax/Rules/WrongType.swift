package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let wrongType = Rule(
    id: "wrong-type", severity: .error, summary: "", rationale: "", examples: [])
}
