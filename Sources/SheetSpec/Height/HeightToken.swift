/// A word of the height language.
struct HeightToken: Equatable, Sendable {
  /// What kinds of words there are.
  enum Kind: Equatable, Sendable {
    case number, name, percentSign, plus, minus, times, divide, opening, closing, comma, end
    /// A character that has no meaning in a height.
    case unknown
  }

  /// The kind.
  let kind: Kind
  /// The bytes of the word.
  let range: Range<Int>
}

/// Cuts the text of a height into words, one at a time.
struct HeightLexer {
  /// The text.
  let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Begins with the first word of `bytes`.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The next word; after the last one `end`, for ever.
  mutating func next() -> HeightToken {
    while position < bytes.endIndex, isSpace(bytes[position]) { position += 1 }
    let start = position
    guard start < bytes.endIndex else { return HeightToken(kind: .end, range: start..<start) }
    let kind = scan(bytes[start])
    return HeightToken(kind: kind, range: start..<position)
  }

  private mutating func scan(_ byte: UInt8) -> HeightToken.Kind {
    if let end = endOfDecimal(bytes, from: position) {
      position = end
      return .number
    }
    if isLetterOrDigit(byte) {
      while position < bytes.endIndex, isLetterOrDigit(bytes[position]) { position += 1 }
      return .name
    }
    position += 1
    switch byte {
    case UInt8(ascii: "%"): return .percentSign
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: "*"): return .times
    case UInt8(ascii: "/"): return .divide
    case UInt8(ascii: "("): return .opening
    case UInt8(ascii: ")"): return .closing
    case UInt8(ascii: ","): return .comma
    default:
      while position < bytes.endIndex, bytes[position] & 0xC0 == 0x80 { position += 1 }
      return .unknown
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
