package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let tooDeep = Rule(
    id: "too-deep", severity: .error, summary: "", rationale: "", examples: [])
}
