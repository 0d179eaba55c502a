import Diagnostics

/// The part of a line that is shown: all of it, or what lies around a place in a long one.
struct LineWindow {
  /// The most columns that are shown of a line.
  static let columns = 120
  private static let columnsBefore = 40
  // A scalar has at most four bytes, and marks take no column at all: a bound on bytes is needed too.
  private static let bytes = 4 * columns

  /// The bytes that are shown, at the edges of scalars.
  let range: SourceRange
  /// Whether the line begins before.
  let cutsStart: Bool
  /// Whether the line goes on.
  let cutsEnd: Bool

  /// Finds the part of `line` around a byte offset inside it, in time that does not depend on the
  /// length of the line.
  init(of line: SourceRange, around offset: Int, in bytes: [UInt8]) {
    var start = line.start
    var end = Self.end(from: start, of: line, in: bytes)
    if end < line.end {
      start = Self.start(before: offset, by: Self.columnsBefore, of: line, in: bytes)
      end = Self.end(from: start, of: line, in: bytes)
    }
    if end == line.end, start > line.start {
      start = Self.start(before: line.end, by: Self.columns, of: line, in: bytes)
    }
    range = SourceRange(start, end)
    cutsStart = start > line.start
    cutsEnd = end < line.end
  }

  /// The text of the window, and of one that is cut the dots that say so.
  func text(in bytes: [UInt8]) -> DisplayText { DisplayText(bytes[range.start..<range.end]) }

  private static func end(from start: Int, of line: SourceRange, in bytes: [UInt8]) -> Int {
    let bound = min(line.end, start + Self.bytes)
    return DisplayText(bytes[start..<leadingByte(at: bound, in: bytes)], maximum: columns).end
  }

  private static func start(
    before offset: Int, by columns: Int, of line: SourceRange, in bytes: [UInt8]
  ) -> Int {
    var start = min(max(offset, line.start), line.end)
    var width = 0
    let bound = max(line.start, start - Self.bytes)
    while start > bound {
      let previous = max(bound, leadingByte(at: start - 1, in: bytes))
      width += DisplayText(bytes[previous..<start]).width
      guard width <= columns else { break }
      start = previous
    }
    return max(line.start, leadingByte(at: start, in: bytes))
  }

  /// The offset of the first byte of the scalar that the byte at `offset` belongs to.
  private static func leadingByte(at offset: Int, in bytes: [UInt8]) -> Int {
    var leading = offset
    while leading > 0, leading > offset - 3, leading < bytes.count, bytes[leading] & 0xC0 == 0x80 {
      leading -= 1
    }
    return leading
  }
}
