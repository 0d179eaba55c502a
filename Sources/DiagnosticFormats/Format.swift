/// A way to write a report down: one of the values of `--format`.
package struct Format: Sendable {
  /// The word that asks for it.
  package let name: String
  /// What it is for, in a few words.
  package let help: String
  /// Whether a report is a document of its own, after which no other can come.
  package let isDocument: Bool
  /// Writes a report, in UTF-8; only what is made for people takes notice of the style.
  package let render: @Sendable (Report, Style) -> [UInt8]

  /// For people, on a terminal.
  package static let rich = Format(
    name: "rich", help: "shows each problem in its source, and its fix", isDocument: false,
    render: Rich.render)
  /// For build logs, and the programs that read them.
  package static let line = Format(
    name: "line", help: "a line for each problem, as compilers write it", isDocument: false,
    render: Line.render)
  /// For programs.
  package static let json = Format(
    name: "json", help: "all that is known of each problem", isDocument: true,
    render: JSONFormat.render)
  /// For programs that read problems one by one.
  package static let jsonLines = Format(
    name: "jsonl", help: "the same, a line for each problem", isDocument: false,
    render: JSONLines.render)
  /// For code scanning: the interchange format of the OASIS standard, version 2.1.0.
  package static let sarif = Format(
    name: "sarif", help: "SARIF 2.1.0, with all rules", isDocument: true, render: SARIF.render)
  /// For workflows of GitHub.
  package static let github = Format(
    name: "github", help: "annotations in a GitHub workflow", isDocument: false,
    render: GitHubAnnotations.render)
  /// For the many programs that read what the linter of this name writes.
  package static let checkstyle = Format(
    name: "checkstyle", help: "XML as Checkstyle writes it", isDocument: true,
    render: Checkstyle.render)

  /// All formats, in the order in which help lists them.
  package static let all = [rich, line, json, jsonLines, sarif, github, checkstyle]
}
