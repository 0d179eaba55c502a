/// A way to write a report down: one of the values of `--format`.
package struct Format: Sendable {
  /// The word that asks for it.
  package let name: String
  /// What it is for, in a few words.
  package let help: String
  /// Writes a report, in UTF-8; only what is made for people takes notice of the style.
  package let render: @Sendable (Report, Style) -> [UInt8]

  /// For people, on a terminal.
  package static let rich = Format(
    name: "rich", help: "shows each problem in its source, and its fix", render: Rich.render)
  /// For build logs, and the programs that read them.
  package static let line = Format(
    name: "line", help: "a line for each problem, as compilers write it", render: Line.render)
  /// For programs.
  package static let json = Format(
    name: "json", help: "all that is known of each problem", render: JSONFormat.render)

  /// All formats, in the order in which help lists them.
  package static let all = [rich, line, json]
}
