package import Diagnostics

extension Rule {
  /// `drifted-output`
  package static let driftedOutput = Rule(
    id: "drifted-output", severity: .error,
    summary: "A generated file that is not what the specs make.",
    rationale: """
      `sheetc compile --check` reports each file that is missing, that is not as it would be written, \
      or that sheetc generated earlier and none of the specs makes any more. The code of a spec that \
      was renamed or removed is still compiled by the app, often as a second type of the same name; \
      where a folder of specs is compiled, this is a warning without `--check` as well. sheetc deletes \
      nothing.
      """,
    examples: [])
}
