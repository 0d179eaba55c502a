import Diagnostics

/// The rows of a snippet's lines, which must be asked for in ascending order.
struct AnnotatedLines {
  /// Marks that begin in one line.
  private enum Piece {
    /// All marks of an annotation within the line.
    case single(Annotation)
    /// The first mark of a span.
    case spanStart(Snippet.Span)
    /// The last mark of a span, and its label.
    case spanEnd(Snippet.Span)

    /// The byte that has to be seen.
    var offset: Int {
      switch self {
      case .single(let annotation): annotation.range.start
      case .spanStart(let span): span.annotation.range.start
      case .spanEnd(let span): span.annotation.range.end
      }
    }
  }

  private let snippet: Snippet
  private var pieces: ArraySlice<(line: Int, piece: Piece)>

  /// Sorts the marks of a snippet by line and place.
  init(_ snippet: Snippet) {
    self.snippet = snippet
    var pieces = snippet.singles.map { ($0.lines.lowerBound, Piece.single($0)) }
    for span in snippet.spans {
      pieces.append((span.annotation.lines.lowerBound, .spanStart(span)))
      pieces.append((span.annotation.lines.upperBound, .spanEnd(span)))
    }
    pieces.sort { ($0.0, $0.1.offset) < ($1.0, $1.1.offset) }
    self.pieces = pieces.map { (line: $0.0, piece: $0.1) }[...]
  }

  /// The rows of a line; `active` holds the part of each lane that is drawn through it.
  mutating func rows(ofLine line: Int, _ active: inout [Style.Role?]) -> [GutterRow] {
    let range = snippet.table.range(ofLine: line)
    let bytes = snippet.table.file.bytes
    guard pieces.first?.line == line else {
      return [source(line, LineWindow(of: range, around: range.start, in: bytes), active, [:])]
    }
    var rows: [GutterRow] = []
    // Places that are too far apart for one window get a row of the line each.
    while let first = pieces.first, first.line == line {
      let window = LineWindow(of: range, around: first.piece.offset, in: bytes)
      let count = pieces.prefix { $0.line == line && $0.piece.offset <= window.range.end }.count
      let here = pieces.prefix(max(1, count)).map { $0.piece }
      pieces.removeFirst(here.count)
      rows += self.rows(of: here, line, window, &active)
    }
    return rows
  }

  private func rows(
    of pieces: [Piece], _ line: Int, _ window: LineWindow, _ active: inout [Style.Role?]
  ) -> [GutterRow] {
    var singles: [Annotation] = []
    var starts: [Snippet.Span] = []
    var ends: [Snippet.Span] = []
    for piece in pieces {
      switch piece {
      case .single(let annotation): singles.append(annotation)
      case .spanStart(let span): starts.append(span)
      case .spanEnd(let span): ends.append(span)
      }
    }
    let slashed = starts.filter { $0.beginsWithSlash && !window.cutsStart }
    let slashes = Dictionary(firstOf: slashed.lazy.map { ($0.lane, $0.annotation.role) })
    var rows = [source(line, window, active, slashes)]
    for (lane, role) in slashes { active[lane] = role }
    let column = { (offset: Int) in window.text.column(at: offset) + (window.cutsStart ? 3 : 0) }
    for text in MarkerRows(singles, column: column).rows {
      rows.append(marker(text, active))
    }
    for span in ends.sorted(by: { $0.lane > $1.lane }) {
      let end = column(span.annotation.range.end)
      rows.append(link(span, to: max(0, end - 1), active, says: span.annotation.label))
      active[span.lane] = nil
    }
    for span in starts where slashes[span.lane] == nil {
      active[span.lane] = nil
      rows.append(link(span, to: column(span.annotation.range.start), active, says: nil))
      active[span.lane] = span.annotation.role
    }
    return rows
  }

  private func source(
    _ line: Int, _ window: LineWindow, _ active: [Style.Role?], _ slashes: [Int: Style.Role]
  ) -> GutterRow {
    var text = snippet.lanes(active, slashes: slashes)
    if window.cutsStart { text.append("...", .frame) }
    text.append(window.text.text)
    if window.cutsEnd { text.append("...", .frame) }
    return GutterRow(kind: .bar, number: line, text: text)
  }

  private func marker(_ marks: PaintedText, _ active: [Style.Role?]) -> GutterRow {
    var text = snippet.lanes(active)
    text.append(marks)
    return GutterRow(kind: .bar, text: text)
  }

  /// The row that leads from a span's lane to its first or last character, at `column`.
  private func link(
    _ span: Snippet.Span, to column: Int, _ active: [Style.Role?], says label: String?
  ) -> GutterRow {
    let annotation = span.annotation
    var text = PaintedText()
    for (lane, role) in active.enumerated() {
      if lane > span.lane {
        text.append(role == nil ? "_" : "|", role ?? annotation.role)
      } else {
        text.append(role == nil ? " " : "|", role)
      }
    }
    text.append(String(repeating: "_", count: column + 1) + annotation.mark, annotation.role)
    if let label { text.append(" " + label, annotation.role) }
    return GutterRow(kind: .bar, text: text)
  }
}
