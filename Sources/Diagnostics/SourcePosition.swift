/// A place in a source file as people count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars; a byte-order mark is not counted.
  public let column: Int
  /// The byte offset, from 0.
  public let offset: Int
}

/// Where the lines of a file begin; made once for a file that has something to report.
public struct LineTable: Sendable {
  private let file: SourceFile
  private let lineStarts: [Int]

  /// Finds the lines of `file`; a line ends at a line feed, a carriage return, or both together.
  public init(_ file: SourceFile) {
    self.file = file
    var starts = [file.textStart]
    let bytes = file.bytes
    for offset in file.textStart..<max(file.textStart, bytes.count) {
      let isBreak =
        bytes[offset] == UInt8(ascii: "\n")
        || bytes[offset] == UInt8(ascii: "\r")
          && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if isBreak { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// How many lines the file has; an empty file has one.
  public var count: Int { lineStarts.count }

  /// The position of a byte offset; one outside the file is moved to its edge.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(file.textStart, offset), file.bytes.count)
    let line = lineIndex(of: offset)
    var column = 1
    for byte in file.bytes[lineStarts[line]..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: line + 1, column: column, offset: offset)
  }

  /// The range of a line's text, from 1, without its line break.
  public func range(ofLine line: Int) -> SourceRange {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : file.bytes.count
    while end > start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(file.bytes[end - 1]) {
      end -= 1
    }
    return SourceRange(start, end)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension SourceFile {
  /// Where the text begins: after a UTF-8 byte-order mark, else 0.
  public var textStart: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
