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
  /// The file.
  public let file: SourceFile
  private let lineStarts: [Int]
  /// How many scalars begin before each multiple of `stride`, so that a column in a line of
  /// megabytes does not cost a walk along the line.
  private let scalarCounts: [Int]

  private static let stride = 1024

  /// Finds the lines of `file`; a line ends at a line feed, a carriage return, or both together.
  public init(_ file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    var starts = [file.textStart]
    var counts: [Int] = []
    var count = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      if offset % Self.stride == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      let isBreak =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if isBreak { starts.append(offset + 1) }
    }
    lineStarts = starts
    scalarCounts = counts
  }

  /// How many lines the file has; an empty file has one.
  public var count: Int { lineStarts.count }

  /// The position of a byte offset; one outside the file is moved to its edge.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(file.textStart, offset), file.bytes.count)
    let line = lineIndex(of: offset)
    let start = lineStarts[line]
    let column =
      offset - start <= Self.stride
      ? Self.scalarCount(file.bytes[start..<offset])
      : scalarCount(before: offset) - scalarCount(before: start)
    return SourcePosition(line: line + 1, column: column + 1, offset: offset)
  }

  /// The range of a line's text, from 1, without its line break; a line that the file does not have
  /// is taken as its first or last.
  public func range(ofLine line: Int) -> SourceRange {
    let line = min(max(line, 1), lineStarts.count)
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

  private func scalarCount(before offset: Int) -> Int {
    let index = min(offset / Self.stride, scalarCounts.count - 1)
    guard index >= 0 else { return 0 }
    return scalarCounts[index] + Self.scalarCount(file.bytes[index * Self.stride..<offset])
  }

  private static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}

extension SourceFile {
  /// Where the text begins: after a UTF-8 byte-order mark, else 0.
  public var textStart: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
