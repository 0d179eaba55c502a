/// Sets paragraphs and two-column rows in lines of a width.
struct HelpLayout {
  private static let widestLeftColumn = 24

  /// The columns that no line exceeds, but for a single word that does.
  let width: Int

  /// A line of two columns, and rows that follow it within the right one.
  struct Row {
    /// What is explained.
    let left: String
    /// The explanation.
    let right: String
    /// Rows that belong to it.
    var details: [Row] = []
  }

  /// The lines of one paragraph; those after the first stand under what follows `start`.
  func paragraph(_ text: String, after start: String = "") -> [String] {
    var lines: [String] = []
    var line = start
    for word in text.split(separator: " ") {
      let isAtStart = line.count <= start.count
      if !isAtStart, line.count + 1 + word.count > width {
        lines.append(line)
        line = spaces(start.count) + word
      } else {
        line += (isAtStart ? "" : " ") + word
      }
    }
    return lines + [line]
  }

  /// The lines of each of several paragraphs that empty lines divide; a paragraph that begins with
  /// a space keeps its lines.
  func paragraphs(_ text: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(whereSeparator: { $0.isEmpty }).map { lines in
      lines.first?.hasPrefix(" ") == true
        ? lines.map(String.init) : paragraph(lines.joined(separator: " "))
    }
  }

  /// A title and its rows; nothing where there are none.
  func section(_ title: String, _ rows: [Row]) -> [String] {
    rows.isEmpty ? [] : [title + ":"] + lines(of: rows, indent: 2)
  }

  private func lines(of rows: [Row], indent: Int) -> [String] {
    let widths = rows.map { $0.left.count }
    let column = indent + (widths.filter { $0 <= Self.widestLeftColumn }.max() ?? 2) + 2
    return rows.flatMap { row in
      let left = spaces(indent) + row.left
      let details = lines(of: row.details, indent: column)
      if row.right.isEmpty { return [left] + details }
      if left.count + 2 > column {
        return [left] + paragraph(row.right, after: spaces(column)) + details
      }
      return paragraph(row.right, after: left + spaces(column - left.count)) + details
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
