import Diagnostics

/// The part of a line that is shown: all of it, or what lies around a place in a long one.
struct LineWindow {
  /// The most columns that are shown of a line.
  static let columns = 120
  private static let columnsBefore = 40
  // A scalar has at most four bytes, and marks take no column at all: a bound on bytes is needed too.
  private static let bytes = 4 * columns

  /// What is shown, without the dots that stand for the rest.
  let text: DisplayText
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
    var text = Self.text(from: start, of: line, in: bytes)
    if text.end < line.end {
      start = Self.start(before: offset, by: Self.columnsBefore, of: line, in: bytes)
      text = Self.text(from: start, of: line, in: bytes)
      if text.end == line.end {
        start = Self.start(before: line.end, by: Self.columns, of: line, in: bytes)
        text = Self.text(from: start, of: line, in: bytes)
      }
    }
    self.text = text
    range = SourceRange(start, text.end)
    cutsStart = start > line.start
    cutsEnd = text.end < line.end
  }

  private static func text(
    from start: Int, of line: SourceRange, in bytes: [UInt8]
  ) -> DisplayText {
    let bound = min(line.end, start + Self.bytes)
    return DisplayText(bytes[start..<leadingByte(at: bound, in: bytes)], maximum: columns)
  }

  private static func start(
    before offset: Int, by columns: Int, of line: SourceRange, in bytes: [UInt8]
  ) -> Int {
    var start = min(max(offset, line.start), line.end)
    var width = 0
    let bound = max(line.start, start - Self.bytes)
    while start > bound {
      let previous = max(bound, leadingByte(at: start - 1, in: bytes))
      let isPlain = DisplayText.isPlain(bytes[previous])
      width += isPlain ? 1 : DisplayText(bytes[previous..<start]).width
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
