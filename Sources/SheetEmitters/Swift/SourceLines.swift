/// Lines of source text that a writer takes as they are: a literal, put together in the bytes that
/// are written, with no string in between.
struct SourceLines: ExpressibleByStringInterpolation {
  /// The lines in UTF-8, without a line feed at the end.
  let bytes: [UInt8]

  /// A literal without interpolation.
  init(stringLiteral text: String) { bytes = Array(text.utf8) }

  /// A literal whose interpolations were appended.
  init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  /// A literal under construction.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    /// Begins with room for the literal and for what is interpolated.
    init(literalCapacity: Int, interpolationCount: Int) {
      // Most of what is interpolated are names and access levels.
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends a part of the literal.
    mutating func appendLiteral(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends a text, which may have several lines.
    mutating func appendInterpolation(_ text: String) { bytes.append(contentsOf: text.utf8) }
  }
}
