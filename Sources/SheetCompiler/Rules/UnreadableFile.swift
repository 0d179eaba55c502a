package import Diagnostics

extension Rule {
  /// `unreadable-file`
  package static let unreadableFile = Rule(
    id: "unreadable-file", severity: .error,
    summary: "A file that cannot be read.",
    rationale: """
      A spec that cannot be opened, because it is missing, a folder, or closed to the user, is
      neither right nor wrong. The exit status is 3, so that a script can tell it from a spec
      with errors.
      """,
    examples: [])
}
