import Diagnostics

/// The line that compilers write, `path:line:column: error: message [rule]`, which Xcode, SwiftPM and
/// editors read; what else is known of a problem follows as notes. Nothing is written for no problem.
enum Line {
  /// Writes a report.
  static func render(_ report: Report, style: Style) -> [UInt8] {
    var tables = ReportTables(report)
    var text = ""
    for file in report.files where !file.diagnostics.isEmpty {
      let table = LineTable(file.file)
      for diagnostic in file.diagnostics {
        append(diagnostic, in: file.file.path, table, &tables, to: &text)
      }
    }
    return Array(text.utf8)
  }

  private static func append(
    _ diagnostic: Diagnostic, in path: String, _ table: LineTable, _ tables: inout ReportTables,
    to text: inout String
  ) {
    let place = place(diagnostic.range, in: path, table)
    text += "\(place): \(word(for: diagnostic.severity)): \(diagnostic.message.visible)"
    text += " [\(diagnostic.rule)]\n"
    if let label = diagnostic.label { text += "\(place): note: \(label.visible)\n" }
    for label in diagnostic.labels {
      let other = label.path.map { self.place(label.range, in: $0, tables.table(ofFileAt: $0)) }
      let labelled = other ?? self.place(label.range, in: path, table)
      text += "\(labelled): note: \(label.message.visible)\n"
    }
    for advice in diagnostic.advice { text += "\(place): note: \(advice.visible)\n" }
  }

  /// The place as a prefix; the start of the file where there is none, or the file is not at hand.
  private static func place(
    _ range: SourceRange?, in path: String, _ table: LineTable?
  ) -> String {
    guard let range, let position = table?.position(at: range.start) else {
      return "\(path.visible):1:1"
    }
    return "\(path.visible):\(position.line):\(position.column)"
  }

  /// The compilers' word: none of their readers knows `advice`.
  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }
}

extension Diagnostic {
  /// What to do, in words: the help, and what the fixes do where the help does not say it.
  var advice: [String] {
    help.map { words in fixes.first { $0.title == words }?.words ?? words }
      + fixes.filter { !help.contains($0.title) }.map { $0.words }
  }
}

extension Fix {
  /// What it does, and that it wants to be looked at where it does.
  var words: String {
    applicability == .unsafe ? "\(title) (this may change the meaning)" : title
  }
}
