package import Diagnostics

/// What a run found, ready to be shown.
package struct Report: Sendable {
  /// The files with something to say, in the order in which they were given; others may be among them,
  /// and are not shown.
  package let files: [FileReport]
  /// How many files were looked at, those without problems included.
  package let filesChecked: Int
  /// The program that found it.
  package let tool: ReportingTool

  /// Makes a report.
  package init(files: [FileReport], filesChecked: Int, by tool: ReportingTool) {
    self.files = files
    self.filesChecked = filesChecked
    self.tool = tool
  }

  /// How many problems have a severity.
  package func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// How many problems come with a fix of a kind as their first, the one that is made use of.
  package func count(fixes applicability: Fix.Applicability) -> Int {
    files.reduce(0) {
      $0 + $1.diagnostics.count { $0.fixes.first?.applicability == applicability }
    }
  }
}

/// Finds the lines of the report's files, those of a file at most once.
struct ReportTables {
  private let files: [FileReport]
  private var indexes: [String: Int]?
  private var tables: [String: LineTable] = [:]

  /// Makes the tables of a report; none is computed before it is asked for.
  init(_ report: Report) { files = report.files }

  /// The lines of the file that a label names; nil if the report does not hold the file.
  mutating func table(ofFileAt path: String) -> LineTable? {
    if let table = tables[path] { return table }
    let indexes = self.indexes ?? Self.indexes(of: files)
    self.indexes = indexes
    guard let index = indexes[path] else { return nil }
    let table = LineTable(files[index].file)
    tables[path] = table
    return table
  }

  private static func indexes(of files: [FileReport]) -> [String: Int] {
    Dictionary(firstOf: files.indices.lazy.map { (files[$0].file.path, $0) })
  }
}
