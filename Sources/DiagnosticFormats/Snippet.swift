import Diagnostics

/// The lines of one file around the places that a problem names, with marks under the places.
struct Snippet {
  /// A multi-line annotation and the column before the text in which its line is drawn.
  struct Span {
    /// What is marked, over more than one line.
    let annotation: Annotation
    /// The column, from 0 at the left.
    let lane: Int
    /// Whether nothing but blanks stands before it, so that a slash in the lane is enough to show
    /// where it begins.
    let beginsWithSlash: Bool
  }

  private static let maximumLanes = 4

  /// The lines of the file.
  let table: LineTable
  /// How many columns before the text the spans take.
  let laneCount: Int
  /// The annotations within one line, in the order of the text.
  let singles: [Annotation]
  /// The annotations over several lines, outer ones before those inside.
  let spans: [Span]

  /// Makes the snippet; annotations over several lines that would need too many lanes are cut off
  /// at the end of their first line.
  init(_ annotations: [Annotation], in table: LineTable) {
    self.table = table
    var singles = annotations.filter { $0.lines.count == 1 }
    var spans: [Span] = []
    // The last line in each lane so far.
    var lanes: [Int] = []
    let long = annotations.filter { $0.lines.count > 1 }.sorted { left, right in
      (left.lines.lowerBound, right.lines.upperBound) < (
        right.lines.lowerBound, left.lines.upperBound
      )
    }
    for annotation in long {
      let free = lanes.firstIndex { $0 < annotation.lines.lowerBound }
      guard let lane = free ?? (lanes.count < Self.maximumLanes ? lanes.count : nil) else {
        singles.append(annotation.cut(at: table.range(ofLine: annotation.lines.lowerBound).end))
        continue
      }
      if lane == lanes.count { lanes.append(0) }
      lanes[lane] = annotation.lines.upperBound
      spans.append(
        Span(
          annotation: annotation, lane: lane,
          beginsWithSlash: Self.isIndented(annotation, in: table)))
    }
    self.singles = singles.sorted { $0.range < $1.range }
    self.spans = spans
    laneCount = lanes.count
  }

  /// The rows, from the first line shown to the last.
  var rows: [GutterRow] {
    var rows: [GutterRow] = []
    var active = [Style.Role?](repeating: nil, count: laneCount)
    var previous: Int?
    var annotated = AnnotatedLines(self)
    for line in shownLines {
      if let previous, previous + 1 < line {
        rows.append(GutterRow(kind: .gap, text: lanes(active)))
      }
      rows += annotated.rows(ofLine: line, &active)
      previous = line
    }
    return rows
  }

  /// The cells of the lanes, and a blank after them.
  func lanes(_ active: [Style.Role?], slashes: [Int: Style.Role] = [:]) -> PaintedText {
    var text = PaintedText()
    for (lane, role) in active.enumerated() {
      if let role = slashes[lane] {
        text.append("/", role)
      } else {
        text.append(role == nil ? " " : "|", role)
      }
    }
    if laneCount > 0 { text.append(" ") }
    return text
  }

  /// Each line with a place and one before and after it, unless that is blank; a single line between
  /// two of those is no gap.
  private var shownLines: [Int] {
    let marked =
      singles.map { $0.lines.lowerBound }
      + spans.flatMap { [$0.annotation.lines.lowerBound, $0.annotation.lines.upperBound] }
    var shown: [Int] = []
    for line in Set(marked).sorted() {
      for near in [line - 1, line, line + 1]
      where near > shown.last ?? 0 && (near == line || near <= table.count && !isBlank(near)) {
        if let last = shown.last, last + 2 == near { shown.append(last + 1) }
        shown.append(near)
      }
    }
    return shown
  }

  private func isBlank(_ line: Int) -> Bool {
    let range = table.range(ofLine: line)
    return table.file.bytes[range.start..<range.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private static func isIndented(_ annotation: Annotation, in table: LineTable) -> Bool {
    let start = table.range(ofLine: annotation.lines.lowerBound).start
    return annotation.range.start - start <= LineWindow.columns
      && table.file.bytes[start..<annotation.range.start].allSatisfy { $0 == 0x20 }
  }
}
