import Diagnostics

/// A place to mark in one file, and what is said there.
struct Annotation {
  /// The lines, from 1, of the first and the last byte.
  let lines: ClosedRange<Int>
  /// The bytes, without line breaks at their end.
  let range: SourceRange
  /// What is said; nil says nothing.
  let label: String?
  /// The part that the marks have.
  let role: Style.Role
  /// The mark: `^` for the place to change, `-` for another.
  let mark: String

  /// Makes an annotation; a range outside the file is moved inside.
  init(
    _ range: SourceRange, label: String?, role: Style.Role, mark: String, in table: LineTable
  ) {
    let bytes = table.file.bytes
    let first = table.position(at: range.start)
    var end = max(first.offset, min(range.end, bytes.count))
    while end > first.offset, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end - 1]) {
      end -= 1
    }
    lines = first.line...max(first.line, table.position(at: end).line)
    self.range = SourceRange(first.offset, end)
    self.label = label?.visible
    self.role = role
    self.mark = mark
  }

  private init(_ other: Annotation, end: Int) {
    lines = other.lines.lowerBound...other.lines.lowerBound
    range = SourceRange(other.range.start, end)
    label = other.label
    role = other.role
    mark = other.mark
  }

  /// The annotation without the lines after its first, which ends at `end`.
  func cut(at end: Int) -> Annotation { Annotation(self, end: end) }
}
