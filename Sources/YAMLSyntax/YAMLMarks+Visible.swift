import Diagnostics

extension YAMLMarks {
  /// The character at `offset`; at the end of a line or of the text, the last one before that is
  /// not blank.
  func visibleRange(at offset: Int) -> SourceRange {
    if offset < bytes.count, bytes.lineBreakLength(at: offset) == 0 {
      return SourceRange(offset, end(ofScalarAt: offset))
    }
    let end = endOfText(before: offset)
    guard end > textStart else { return SourceRange(offset, self.end(ofScalarAt: offset)) }
    var start = end - 1
    while start > textStart, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return SourceRange(start, end)
  }

  /// What stands from `start` on in its line, up to `limit` and without blanks at the end.
  func restOfLine(from start: Int, to limit: Int) -> SourceRange {
    SourceRange(start, max(start, endOfText(before: min(limit, bytes.endOfLine(from: start)))))
  }

  private func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > textStart, bytes.isBlank(at: end - 1) || bytes.isLineBreakEnd(end) { end -= 1 }
    return end
  }
}
