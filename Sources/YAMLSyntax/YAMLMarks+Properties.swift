import Diagnostics

extension YAMLMarks {
  /// The anchor and the tag before a node.
  struct Properties {
    /// The anchor with its `&`.
    var anchor: SourceRange?
    /// The tag with its `!`.
    var tag: SourceRange?
    /// Where the node begins, behind the blanks, line breaks and comments that follow.
    var contentStart: Int
  }

  /// Reads the properties at `offset`: at most one anchor and one tag, as many as there are; the
  /// ones behind belong to the node's first child.
  func properties(at offset: Int, hasAnchor: Bool, hasTag: Bool) -> Properties {
    var found = Properties(contentStart: offset)
    var position = offset
    for _ in 0..<2 {
      guard position < bytes.count else { break }
      let end: Int
      if bytes[position] == UInt8(ascii: "&"), hasAnchor, found.anchor == nil {
        end = endOfAnchor(from: position)
        found.anchor = SourceRange(position, end)
      } else if bytes[position] == UInt8(ascii: "!"), hasTag, found.tag == nil {
        end = endOfTag(from: position)
        found.tag = SourceRange(position, end)
      } else {
        break
      }
      position = skipSpace(from: end)
    }
    found.contentStart = position
    return found
  }

  /// The offset after the anchor at `start`, whose name has letters, digits, `-` and `_`.
  private func endOfAnchor(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    return end
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The offset after the tag at `start`: before a blank, a break, or what ends a node in a flow
  /// collection.
  private func endOfTag(from start: Int) -> Int {
    var end = start + 1
    let isVerbatim = end < bytes.count && bytes[end] == UInt8(ascii: "<")
    while end < bytes.count, !bytes.isBlank(at: end), bytes.lineBreakLength(at: end) == 0 {
      if !isVerbatim, Self.tagEnds.contains(bytes[end]) { break }
      end += 1
    }
    return end
  }

  /// The offset of the next token.
  func skipSpace(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if bytes.isBlank(at: offset) {
        offset += 1
      } else if bytes.lineBreakLength(at: offset) > 0 {
        offset += bytes.lineBreakLength(at: offset)
      } else if bytes[offset] == UInt8(ascii: "#"), offset > start {
        while offset < bytes.count, bytes.lineBreakLength(at: offset) == 0 { offset += 1 }
      } else {
        break
      }
    }
    return offset
  }

  private static let tagEnds = Array(",[]{}".utf8)
}
