extension ScalarScanner {
  /// Scans a block scalar from its indicators on, past its end if more is wanted; its text tells
  /// how far its lines are indented.
  mutating func scanBlock(from start: Int, isFolded: Bool, text: ArraySlice<UInt8>) {
    let headerEnd = bytes.endOfLine(from: start)
    let firstLine = headerEnd + bytes.lineBreakLength(at: headerEnd)
    let indentation = indentation(from: firstLine, text: text)
    var lineBreak: Range<Int>?
    var isBehindBlank = false
    var (emptyLines, position, column) = scanEmptyLines(from: firstLine, indentation)
    while column == indentation, position < bytes.count {
      let startsBlank = bytes.isBlank(at: position)
      if let end = lineBreak {
        if isFolded, end.count < 3, !isBehindBlank, !startsBlank {
          if emptyLines.isEmpty {
            guard search.take(ScalarPiece(end.lowerBound..<position, textCount: 1)) else { return }
          }
        } else {
          guard search.take(ScalarPiece(lineBreak: end)) else { return }
        }
      }
      for line in emptyLines where !search.take(ScalarPiece(lineBreak: line)) { return }
      isBehindBlank = startsBlank
      let end = bytes.endOfLine(from: position)
      guard search.take(ScalarPiece(verbatim: position..<end)) else { return }
      let length = bytes.lineBreakLength(at: end)
      lineBreak = length > 0 ? end..<end + length : nil
      (emptyLines, position, column) = scanEmptyLines(from: end + length, indentation)
    }
    if let lineBreak, !search.take(ScalarPiece(lineBreak: lineBreak)) { return }
    for line in emptyLines where !search.take(ScalarPiece(lineBreak: line)) { return }
  }

  /// The breaks of the empty lines at `start`, and the place where the next text may begin.
  private func scanEmptyLines(
    from start: Int, _ indentation: Int
  ) -> (breaks: [Range<Int>], position: Int, column: Int) {
    var breaks: [Range<Int>] = []
    var position = start
    while true {
      var column = 0
      while column < indentation, position < bytes.count, bytes[position] == UInt8(ascii: " ") {
        position += 1
        column += 1
      }
      let length = bytes.lineBreakLength(at: position)
      guard length > 0 else { return (breaks, position, column) }
      breaks.append(position..<position + length)
      position += length
    }
  }

  /// How many spaces the first line that is not empty has more than its text.
  private func indentation(from firstLine: Int, text: ArraySlice<UInt8>) -> Int {
    let text = Array(text)
    var line = firstLine
    var offset = 0
    while text.lineBreakLength(at: offset) > 0 {
      offset += text.lineBreakLength(at: offset)
      line = bytes.endOfLine(from: line)
      line += bytes.lineBreakLength(at: line)
    }
    guard offset < text.count else { return .max }
    return max(0, spaces(in: bytes, at: line) - spaces(in: text, at: offset))
  }

  private func spaces(in bytes: [UInt8], at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end - start
  }
}
