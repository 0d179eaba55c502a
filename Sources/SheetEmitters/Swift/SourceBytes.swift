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
    var start = 0
    for end in 0...lines.count where unsafe end == lines.count || lines[end] == lineFeed {
      if end > start {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
        unsafe append(contentsOf: UnsafeBufferPointer(rebasing: lines[start..<end]))
      }
      append(lineFeed)
      start = end + 1
    }
  }
}
