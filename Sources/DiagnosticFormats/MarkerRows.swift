import Diagnostics

/// The rows under a line of source that mark places in it and say what is there.
///
/// The marks of all places share the first row, and the rightmost place has its label behind them.
/// The labels of the others hang below, from right to left:
/// ```
/// one: 1, two: 2
/// ---     ^^^ the rightmost
/// |
/// another
/// ```
struct MarkerRows {
  private typealias Place = (start: Int, end: Int, annotation: Annotation)

  private let places: [Place]

  /// Makes the rows of annotations in one line; `column` gives the column of a byte offset.
  init(_ annotations: [Annotation], column: (Int) -> Int) {
    places = annotations.map { annotation in
      let start = column(annotation.range.start)
      return (start, max(start + 1, column(annotation.range.end)), annotation)
    }
  }

  /// The rows, none where there are no annotations.
  var rows: [PaintedText] {
    guard !places.isEmpty else { return [] }
    let last = places.indices.max { left, right in
      (places[left].end, places[left].start) < (places[right].end, places[right].start)
    }
    var first = marks
    if let last, let label = places[last].annotation.label {
      first.append(" " + label, places[last].annotation.role)
    }
    let hanging = places.indices.filter { $0 != last && places[$0].annotation.label != nil }
      .map { places[$0] }.sorted {
        ($0.start, $0.annotation.mark) < ($1.start, $1.annotation.mark)
      }
    guard !hanging.isEmpty else { return [first] }
    var rows = [first, pipes(hanging[...]).text]
    for index in hanging.indices.reversed() {
      let place = hanging[index]
      var (row, width) = pipes(hanging[..<index].prefix { $0.start < place.start })
      row.append(String(repeating: " ", count: place.start - width))
      row.append(place.annotation.label ?? "", place.annotation.role)
      rows.append(row)
    }
    return rows
  }

  /// The row of marks, in which the place to change covers the others.
  private var marks: PaintedText {
    var cells = [Annotation?](repeating: nil, count: places.map { $0.end }.max() ?? 0)
    for place in places.sorted(by: { $0.annotation.mark < $1.annotation.mark }) {
      for column in place.start..<place.end { cells[column] = place.annotation }
    }
    var text = PaintedText()
    for cell in cells { text.append(cell?.mark ?? " ", cell?.role) }
    return text
  }

  private func pipes(_ places: ArraySlice<Place>) -> (text: PaintedText, width: Int) {
    var text = PaintedText()
    var width = 0
    for place in places where place.start >= width {
      text.append(String(repeating: " ", count: place.start - width))
      text.append("|", place.annotation.role)
      width = place.start + 1
    }
    return (text, width)
  }
}
