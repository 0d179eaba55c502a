/// A half-open range of byte offsets in the UTF-8 text of a source file.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte, never below `start`.
  public var end: Int

  /// Makes the range `start..<end`; an end below the start gives an empty range at the start.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether no byte lies inside.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// Whether `other` lies inside, edges included.
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

extension SourceRange: Comparable {
  /// Orders by start, then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
