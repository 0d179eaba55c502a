/// Source text in UTF-8, copied from where it lies: half of what a compilation does is to write it.
extension [UInt8] {
  /// Appends a literal.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// Appends a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(contentsOf: $0) }
  }

  /// Appends lines and a line feed behind each, as many columns further in; empty ones stay empty.
  mutating func append(_ lines: SourceLines, indentation: Int) {
    switch lines.storage {
    case .literal(let text):
      text.withUTF8Buffer { unsafe appendLines($0, indentation: indentation) }
    case .bytes(let bytes): append(lines: bytes, indentation: indentation)
    }
  }

  /// Appends lines that are there as a text.
  mutating func append(lines: String, indentation: Int) {
    var lines = lines
    lines.withUTF8 { unsafe appendLines($0, indentation: indentation) }
  }

  /// Appends lines that are there as bytes.
  mutating func append(lines: [UInt8], indentation: Int) {
    unsafe lines.withUnsafeBufferPointer { unsafe appendLines($0, indentation: indentation) }
  }

  private mutating func appendLines(_ lines: UnsafeBufferPointer<UInt8>, indentation: Int) {
    let lineFeed = UInt8(ascii: "\n")
    let bytes = UnsafeRawBufferPointer(lines)
    var start = 0
    while start < lines.count {
      let end = unsafe firstLineFeed(in: bytes, from: start).map { $0 + 1 } ?? lines.count
      if unsafe lines[start] != lineFeed { appendSpaces(indentation) }
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: lines[start..<end]))
      start = end
    }
    append(lineFeed)
  }

  /// Appends spaces, many at once.
  private mutating func appendSpaces(_ count: Int) {
    let spaces: StaticString = "                                "
    spaces.withUTF8Buffer { spaces in
      var missing = count
      while missing > 0 {
        let step = Swift.min(missing, spaces.count)
        unsafe append(contentsOf: UnsafeBufferPointer(rebasing: spaces[..<step]))
        missing -= step
      }
    }
  }
}

/// The offset of the first line feed from `start` on, looked for in eight bytes at once; nil where
/// there is none.
private func firstLineFeed(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let lineFeeds = ones * UInt64(UInt8(ascii: "\n"))
  var offset = start
  while offset + 8 <= bytes.count {
    let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ lineFeeds
    // The top bit of each byte that is 0 now, at least of the first.
    let found = (word.littleEndian &- ones) & ~word.littleEndian & (ones << 7)
    if found != 0 { return offset + found.trailingZeroBitCount / 8 }
    offset += 8
  }
  while offset < bytes.count {
    if unsafe bytes[offset] == UInt8(ascii: "\n") { return offset }
    offset += 1
  }
  return nil
}
