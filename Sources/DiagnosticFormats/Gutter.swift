/// A row beside the line numbers.
struct GutterRow {
  /// What stands between the number and the text.
  enum Kind: Sendable {
    /// A line of source, or what is said about it.
    case bar
    /// Lines that are left out.
    case gap
    /// A line that a fix removes.
    case removed
    /// A line that a fix adds.
    case added
    /// A remark.
    case note
    /// The place of the rows that follow, in the file that the problem is in.
    case place
    /// The place of the rows that follow, in another file.
    case otherPlace
  }

  /// What stands before the text.
  let kind: Kind
  /// The number of the line; nil for a row that is not one.
  var number: Int?
  /// What the row says.
  var text = PaintedText()

  /// Makes a row of one part.
  static func row(_ kind: Kind, number: Int? = nil, _ text: String, _ role: Style.Role? = nil)
    -> GutterRow
  {
    var row = GutterRow(kind: kind, number: number)
    row.text.append(text, role)
    return row
  }

  /// A row with nothing but the bar.
  static let empty = GutterRow(kind: .bar)
}

/// Writes rows with their line numbers in one column.
struct Gutter {
  private let width: Int
  private let style: Style

  /// Makes a gutter that is wide enough for the numbers of all `rows`.
  init(for rows: [GutterRow], style: Style) {
    width = String(rows.lazy.compactMap { $0.number }.max() ?? 1).utf8.count
    self.style = style
  }

  /// The row as a line, without a line break.
  func line(_ row: GutterRow) -> String {
    let number = row.number.map(String.init) ?? ""
    let padding = String(repeating: " ", count: width - number.utf8.count)
    let text = row.text.rendered(style)
    switch row.kind {
    case .bar: return frame(padding + number + " |") + (text.isEmpty ? "" : " " + text)
    case .note: return frame(padding + " =") + " " + text
    case .place: return frame(padding + "-->") + " " + text
    case .otherPlace: return frame(padding + ":::") + " " + text
    case .removed:
      return frame(padding + number) + style.paint(text.isEmpty ? " -" : " - ", .removed) + text
    case .added:
      return frame(padding + number) + style.paint(text.isEmpty ? " +" : " + ", .added) + text
    case .gap:
      let gap = String(repeating: " ", count: width)
      return frame("...") + (text.isEmpty ? "" : gap + text)
    }
  }

  private func frame(_ text: String) -> String { style.paint(text, .frame) }
}
