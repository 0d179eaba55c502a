/// A piece of a scalar as it is written, and how much of the decoded text it gives.
struct ScalarPiece {
  /// Where it is written.
  let source: Range<Int>
  /// How many bytes of text it gives.
  let textCount: Int
  /// Whether the text has the very bytes of the source; else all of them come from all of it.
  let isVerbatim: Bool

  /// A piece that is written as it is read.
  init(verbatim source: Range<Int>) {
    self.source = source
    textCount = source.count
    isVerbatim = true
  }

  /// A piece that is written otherwise than it is read.
  init(_ source: Range<Int>, textCount: Int) {
    self.source = source
    self.textCount = textCount
    isVerbatim = false
  }

  /// A line break that is kept: a line feed, or one of the separators U+2028 and U+2029.
  init(lineBreak source: Range<Int>) {
    self.init(source, textCount: source.count == 3 ? 3 : 1)
  }
}

/// Looks for a part of a scalar's text among the pieces of its source.
struct PartSearch {
  /// The part, in bytes of the text.
  let part: Range<Int>
  /// How many bytes the text has.
  let textCount: Int
  /// Where the part begins, once it is found.
  private(set) var start: Int?
  /// Where the part ends, or the end of what was passed.
  private(set) var end: Int
  private var offset = 0

  /// Looks for `part` in a scalar whose content begins at `start`.
  init(part: Range<Int>, textCount: Int, from start: Int) {
    self.part = part
    self.textCount = textCount
    end = start
  }

  /// Passes a piece; false when the search is over.
  mutating func take(_ piece: ScalarPiece) -> Bool {
    let next = offset + piece.textCount
    let origin = piece.source.lowerBound - offset
    if start == nil, part.lowerBound < next {
      let first = piece.isVerbatim ? origin + part.lowerBound : piece.source.lowerBound
      start = first
      end = first
      if part.isEmpty { return false }
    }
    if start != nil, part.upperBound <= next {
      end = piece.isVerbatim ? origin + part.upperBound : piece.source.upperBound
      return false
    }
    end = piece.source.upperBound
    offset = next
    return offset < textCount
  }
}
