import Diagnostics

/// Each problem in its source, with all its places and its fix, and a summary.
enum Rich {
  /// Writes a report.
  static func render(_ report: Report, style: Style) -> [UInt8] {
    var tables = ReportTables(report)
    var text = ""
    for file in report.files where !file.diagnostics.isEmpty {
      let table = LineTable(file.file)
      for diagnostic in file.diagnostics {
        append(diagnostic, in: table, &tables, style, to: &text)
      }
    }
    return Array((text + summary(of: report) + "\n").utf8)
  }

  private static func append(
    _ diagnostic: Diagnostic, in table: LineTable, _ tables: inout ReportTables, _ style: Style,
    to text: inout String
  ) {
    var header = PaintedText()
    header.append("\(diagnostic.severity.rawValue)[\(diagnostic.rule)]", severity(of: diagnostic))
    header.append(": \(diagnostic.message.visible)", .message)
    let snippets = places(of: diagnostic, in: table, &tables)
    let remarks = remarks(on: diagnostic)
    let diff = diagnostic.fixes.first.map { FixDiff($0, in: table).rows } ?? []
    let gutter = Gutter(for: snippets + diff, style: style)
    var lines = [header.rendered(style)] + snippets.map(gutter.line)
    if !remarks.isEmpty || !diff.isEmpty { lines.append(gutter.line(.empty)) }
    lines += remarks.map(gutter.line)
    if let fix = diagnostic.fixes.first, !diff.isEmpty {
      lines.append(help(of: fix).rendered(style))
      lines += ([.empty] + diff + [.empty]).map(gutter.line)
    }
    text += lines.map { $0 + "\n" }.joined() + "\n"
  }

  private static func severity(of diagnostic: Diagnostic) -> Style.Role {
    .severity(diagnostic.severity)
  }

  /// The place and its lines, in the diagnostic's own file and then in others.
  private static func places(
    of diagnostic: Diagnostic, in table: LineTable, _ tables: inout ReportTables
  ) -> [GutterRow] {
    var own: [Annotation] = []
    if let range = diagnostic.range {
      own.append(
        Annotation(
          range, label: diagnostic.label, role: severity(of: diagnostic), mark: "^", in: table))
    }
    let path = table.file.path
    own += diagnostic.labels.filter { ($0.path ?? path) == path }
      .map { annotation($0, in: table) }
    var rows = block(.place, path, at: diagnostic.range, own, in: table)
    var otherPaths: [String] = []
    for other in diagnostic.labels.compactMap({ $0.path })
    where other != path && !otherPaths.contains(other) {
      otherPaths.append(other)
    }
    for path in otherPaths {
      let labels = diagnostic.labels.filter { $0.path == path }
      let other = tables.table(ofFileAt: path)
      let annotations = other.map { table in labels.map { annotation($0, in: table) } } ?? []
      rows.append(.empty)
      rows += block(.otherPlace, path, at: labels.first?.range, annotations, in: other)
      if other == nil { rows += labels.map { remark("note", $0.message) } }
    }
    return rows
  }

  private static func annotation(_ label: Diagnostic.Label, in table: LineTable) -> Annotation {
    Annotation(label.range, label: label.message, role: .secondary, mark: "-", in: table)
  }

  private static func block(
    _ kind: GutterRow.Kind, _ path: String, at range: SourceRange?, _ annotations: [Annotation],
    in table: LineTable?
  ) -> [GutterRow] {
    var place = path.visible
    if let range, let table {
      let position = table.position(at: range.start)
      place += ":\(position.line):\(position.column)"
    }
    let rows = table.map { Snippet(annotations, in: $0).rows } ?? []
    return [.row(kind, place)] + (rows.isEmpty ? [] : [.empty]) + rows
  }

  /// What can be done, in words, but for what the fix says that is shown.
  private static func remarks(on diagnostic: Diagnostic) -> [GutterRow] {
    let shown = diagnostic.fixes.first?.title
    let help = diagnostic.help.filter { $0 != shown }
    let others = diagnostic.fixes.dropFirst().map { "or \($0.words)" }
    return (help + others).map { remark("help", $0) }
  }

  private static func remark(_ kind: String, _ text: String) -> GutterRow {
    var row = GutterRow.row(.note, kind, .message)
    row.text.append(": \(text.visible)")
    return row
  }

  private static func help(of fix: Fix) -> PaintedText {
    var text = PaintedText()
    text.append("help", .help)
    text.append(": \(fix.words.visible)")
    return text
  }

  private static func summary(of report: Report) -> String {
    let parts = [
      count(report.count(.error), "error", "errors"),
      count(report.count(.warning), "warning", "warnings"),
      count(report.count(.advice), "piece of advice", "pieces of advice"),
    ].compactMap { $0 }
    let problems = parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
    let files = count(report.filesChecked, "file", "files") ?? "0 files"
    return "\(problems) in \(files)" + fixes(of: report)
  }

  private static func fixes(of report: Report) -> String {
    let reserved = report.count(fixes: .unsafe)
    let all = report.count(fixes: .safe) + reserved
    guard let fixes = count(all, "has a fix", "have a fix") else { return "" }
    guard reserved > 0 else { return "; \(fixes)" }
    guard all > reserved else { return "; \(fixes) that wants --unsafe" }
    return "; \(fixes), \(reserved) of which \(reserved == 1 ? "wants" : "want") --unsafe"
  }

  private static func count(_ count: Int, _ singular: String, _ plural: String) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? singular : plural)"
  }
}
