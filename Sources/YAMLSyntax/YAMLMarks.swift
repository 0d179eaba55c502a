import Diagnostics

/// Turns libyaml's marks into byte offsets.
///
/// A mark counts Unicode scalars from the start of the text behind a byte-order mark. Marks of
/// neighbouring events are close together, so the last place is the start of the next search.
struct YAMLMarks: Sendable {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// Where the text begins: behind a byte-order mark.
  let textStart: Int
  private let isASCII: Bool
  private var scalarCount = 0
  private var byteOffset: Int

  /// Starts at the beginning of the text of `file`.
  init(_ file: SourceFile) {
    bytes = file.bytes
    textStart = file.textStart
    byteOffset = textStart
    var bits: UInt8 = 0
    for byte in bytes { bits |= byte }
    isASCII = bits < 0x80
  }

  /// The byte offset before the scalar with this index, at most the end of the file.
  mutating func offset(_ scalarIndex: Int) -> Int {
    isASCII ? min(textStart &+ scalarIndex, bytes.count) : seek(scalarIndex)
  }

  private mutating func seek(_ scalarIndex: Int) -> Int {
    while scalarCount < scalarIndex, byteOffset < bytes.count {
      byteOffset = end(ofScalarAt: byteOffset)
      scalarCount += 1
    }
    while scalarCount > scalarIndex, byteOffset > textStart {
      byteOffset -= 1
      while byteOffset > textStart, bytes[byteOffset] & 0xC0 == 0x80 { byteOffset -= 1 }
      scalarCount -= 1
    }
    return byteOffset
  }

  /// The offset after the scalar that begins at `offset`; the end of the file has none.
  func end(ofScalarAt offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
