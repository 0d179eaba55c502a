/// A half-open range of byte offsets in the UTF-8 text of a source file, below 4 GiB.
///
/// Half the size of two `Int`: whatever a spec says has one or two of these beside it.
public struct SourceRange: Hashable, Sendable {
  @usableFromInline let lower: UInt32
  @usableFromInline let upper: UInt32

  /// Makes the range `start..<end`; an end below the start gives an empty range at the start, and what
  /// is not from 0 to 4 GiB the nearest of these.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    lower = UInt32(clamping: start)
    upper = max(lower, UInt32(clamping: end))
  }

  /// The offset of the first byte.
  @inlinable
  public var start: Int { Int(lower) }

  /// The offset after the last byte, never below `start`.
  @inlinable
  public var end: Int { Int(upper) }

  /// Whether no byte lies inside.
  @inlinable
  public var isEmpty: Bool { lower == upper }

  /// Whether `other` lies inside, edges included.
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

extension SourceRange: Comparable {
  /// Orders by start, then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}
