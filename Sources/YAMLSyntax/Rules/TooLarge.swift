package import Diagnostics

extension Rule {
  /// SUMMARY
  package static let tooLarge = Rule(
    id: "too-large", severity: .error, summary: "", rationale: "", examples: [])
}
