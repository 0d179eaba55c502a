import Diagnostics
import JSONText

/// A document of version 1: lines and columns count from 1, columns in Unicode scalars, offsets from
/// 0 in bytes; `range` is null where there is none, or its file is not at hand.
enum JSONFormat {
  /// Writes a report.
  static func render(_ report: Report, style: Style) -> [UInt8] {
    let document: JSONValue = [
      "version": 1, "diagnostics": .array(diagnostics(of: report)),
      "summary": [
        "files": .integer(report.filesChecked), "errors": .integer(report.count(.error)),
        "warnings": .integer(report.count(.warning)), "advice": .integer(report.count(.advice)),
      ],
    ]
    var bytes: [UInt8] = []
    document.write(to: &bytes, layout: .pretty)
    return bytes + [UInt8(ascii: "\n")]
  }

  /// The objects of all problems, in the order of the report.
  static func diagnostics(of report: Report) -> [JSONValue] {
    var tables = ReportTables(report)
    var diagnostics: [JSONValue] = []
    for file in report.files where !file.diagnostics.isEmpty {
      let table = LineTable(file.file)
      for diagnostic in file.diagnostics {
        diagnostics.append(value(of: diagnostic, in: file.file.path, table, &tables))
      }
    }
    return diagnostics
  }

  private static func value(
    of diagnostic: Diagnostic, in path: String, _ table: LineTable, _ tables: inout ReportTables
  ) -> JSONValue {
    var labels: [JSONValue] = []
    if let label = diagnostic.label, let range = diagnostic.range {
      labels.append(value(ofLabel: label, in: path, at: range, table))
    }
    for label in diagnostic.labels {
      let other = label.path
      let labelled = other == nil ? table : other.flatMap { tables.table(ofFileAt: $0) }
      labels.append(value(ofLabel: label.message, in: other ?? path, at: label.range, labelled))
    }
    return [
      "rule": .string(diagnostic.rule), "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message), "path": .string(path),
      "range": value(of: diagnostic.range, table), "labels": .array(labels),
      "help": .array(diagnostic.help.map(JSONValue.string)),
      "fixes": .array(diagnostic.fixes.map { value(of: $0, table) }),
    ]
  }

  private static func value(
    ofLabel message: String, in path: String, at range: SourceRange, _ table: LineTable?
  ) -> JSONValue {
    ["message": .string(message), "path": .string(path), "range": value(of: range, table)]
  }

  private static func value(of fix: Fix, _ table: LineTable) -> JSONValue {
    let edits = fix.edits.map { edit -> JSONValue in
      ["range": value(of: edit.range, table), "replacement": .string(edit.replacement)]
    }
    return [
      "title": .string(fix.title), "applicability": .string(fix.applicability.rawValue),
      "edits": .array(edits),
    ]
  }

  private static func value(of range: SourceRange?, _ table: LineTable?) -> JSONValue {
    guard let range, let table else { return nil }
    return [
      "start": value(of: table.position(at: range.start)),
      "end": value(of: table.position(at: range.end)),
    ]
  }

  private static func value(of position: SourcePosition) -> JSONValue {
    [
      "line": .integer(position.line), "column": .integer(position.column),
      "offset": .integer(position.offset),
    ]
  }
}
