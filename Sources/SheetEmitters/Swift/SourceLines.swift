/// Lines of source text that a writer takes as they are: a literal, copied once if it stands alone, and
/// else put together in the bytes that are written, with no string in between.
struct SourceLines: ExpressibleByStringInterpolation {
  /// What holds the lines in UTF-8, without a line feed at the end.
  enum Storage {
    /// A literal of the program's.
    case literal(StaticString)
    /// A literal with what was interpolated.
    case bytes([UInt8])
  }

  /// The lines.
  let storage: Storage

  /// A literal without interpolation.
  init(stringLiteral text: StaticString) { storage = .literal(text) }

  /// A literal whose interpolations were appended.
  init(stringInterpolation: StringInterpolation) { storage = .bytes(stringInterpolation.bytes) }

  /// A literal under construction.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    /// Begins with room for the literal and for what is interpolated.
    init(literalCapacity: Int, interpolationCount: Int) {
      // Most of what is interpolated are names and access levels.
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends a part of the literal.
    mutating func appendLiteral(_ text: StaticString) { bytes.append(text) }

    /// Appends a text, which may have several lines.
    mutating func appendInterpolation(_ text: String) { bytes.append(text) }
  }
}
