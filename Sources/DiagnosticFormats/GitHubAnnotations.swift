import Diagnostics

/// Workflow commands of GitHub that annotate files, `::error title=…,file=…,line=…::message`.
///
/// Errors come first, since GitHub shows only the first few annotations of a step; problems of one
/// severity keep the order of the report. Columns count Unicode scalars, and the end is exclusive.
enum GitHubAnnotations {
  /// Writes a report.
  static func render(_ report: Report, style: Style) -> [UInt8] {
    var lines: [(severity: Severity, text: String)] = []
    for file in report.files where !file.diagnostics.isEmpty {
      let table = LineTable(file.file)
      for diagnostic in file.diagnostics {
        lines.append((diagnostic.severity, command(for: diagnostic, table)))
      }
    }
    let texts = Severity.allCases.sorted().flatMap { severity in
      lines.filter { $0.severity == severity }.map { $0.text }
    }
    return Array(texts.joined().utf8)
  }

  private static func command(for diagnostic: Diagnostic, _ table: LineTable) -> String {
    let path = table.file.path
    var text = "::\(word(for: diagnostic.severity)) title=\(property(diagnostic.rule))"
    text += ",file=\(property(path))"
    if let range = diagnostic.range { text += place(range, table) }
    let message = ([diagnostic.message] + diagnostic.advice).joined(separator: "\n")
    return text + "::\(data(message))\n"
  }

  private static func place(_ range: SourceRange, _ table: LineTable) -> String {
    let start = table.position(at: range.start)
    var end = table.position(at: range.end)
    // A place that ends behind a line break has its last character in the line before, and GitHub
    // need not have the line that begins there.
    if end.column == 1, end.line > start.line {
      let lineEnd = table.range(ofLine: end.line - 1).end
      end = table.position(at: max(start.offset, lineEnd))
    }
    // GitHub takes no columns of a place with several lines.
    let columns = start.line == end.line ? ",col=\(start.column),endColumn=\(end.column)" : ""
    return ",line=\(start.line),endLine=\(end.line)" + columns
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "notice"
    }
  }

  /// A text as it stands after `::`.
  private static func data(_ text: String) -> String { escaped(text, also: "") }

  /// A text as it stands between commas.
  private static func property(_ text: String) -> String { escaped(text, also: ":,") }

  /// The text with `%`, line breaks and `others` as GitHub decodes them; what else would steer a
  /// terminal has no such form and is written out.
  private static func escaped(_ text: String, also others: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n"
        || others.unicodeScalars.contains(scalar)
      {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += scalar.value < 0x10 ? "%0\(digits)" : "%\(digits)"
      } else if scalar.steersTerminal {
        result += scalar.escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
