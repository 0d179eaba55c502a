extension [UInt8] {
  /// How many bytes the line break at `offset` has; 0 where there is none. YAML 1.1 knows NEL and
  /// the separators of lines and paragraphs too.
  func lineBreakLength(at offset: Int) -> Int {
    guard offset < count else { return 0 }
    switch self[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < count && self[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return offset + 1 < count && self[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < count, self[offset + 1] == 0x80 else { return 0 }
      return self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// Whether a space or a tab stands at `offset`.
  func isBlank(at offset: Int) -> Bool {
    offset < count && (self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t"))
  }

  /// The offset of the line break that ends the line of `offset`, or the end of the text.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < count, lineBreakLength(at: end) == 0 { end += 1 }
    return end
  }

  /// The offset at which the line of `offset` begins, not before `limit`.
  func startOfLine(at offset: Int, notBefore limit: Int) -> Int {
    var start = offset
    while start > limit, !isLineBreakEnd(start) { start -= 1 }
    return start
  }

  /// Whether a line break ends at `offset`.
  func isLineBreakEnd(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch self[offset - 1] {
    case 0x0A: return true
    case 0x0D: return !(offset < count && self[offset] == 0x0A)
    case 0x85: return offset >= 2 && self[offset - 2] == 0xC2
    case 0xA8, 0xA9: return offset >= 3 && self[offset - 2] == 0x80 && self[offset - 3] == 0xE2
    default: return false
    }
  }
}
