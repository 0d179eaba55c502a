/// Lines of source text that a writer takes as they are, without a line feed at the end: a literal,
/// which is copied once, or one with interpolations, which are put together on the stack.
struct SourceLines: ExpressibleByStringInterpolation {
  private enum Storage {
    /// A literal of the program's.
    case literal(StaticString)
    /// A literal with what was interpolated.
    case interpolation(StringInterpolation)
  }

  private let storage: Storage

  /// A literal without interpolation.
  init(stringLiteral text: StaticString) { storage = .literal(text) }

  /// A literal whose interpolations were appended.
  init(stringInterpolation: StringInterpolation) { storage = .interpolation(stringInterpolation) }

  /// Lends the lines in UTF-8.
  func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    switch storage {
    case .literal(let text): text.withUTF8Buffer { unsafe body(UnsafeRawBufferPointer($0)) }
    case .interpolation(let lines): unsafe lines.withBytes { unsafe body($0) }
    }
  }

  /// A literal under construction.
  struct StringInterpolation: StringInterpolationProtocol {
    /// Nearly all lines with interpolations are shorter, and need no memory but this.
    private typealias Room = (SIMD64<UInt8>, SIMD64<UInt8>, SIMD64<UInt8>, SIMD64<UInt8>)
    private var room: Room = (SIMD64(), SIMD64(), SIMD64(), SIMD64())
    /// Room for all bytes, where there are more.
    private var longer: [UInt8]?
    private var count = 0

    /// Begins with room for the literal and for what is interpolated.
    init(literalCapacity: Int, interpolationCount: Int) {
      // Most of what is interpolated are names and access levels.
      let expected = literalCapacity + interpolationCount * 16
      if expected > MemoryLayout<Room>.size { longer = [UInt8](repeating: 0, count: expected) }
    }

    /// Appends a part of the literal.
    mutating func appendLiteral(_ text: StaticString) {
      text.withUTF8Buffer { unsafe append($0) }
    }

    /// Appends a text, which may have several lines.
    mutating func appendInterpolation(_ text: String) {
      unsafe text.lendingBytes { unsafe append($0) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
      let start = count
      count += bytes.count
      let capacity = longer?.count ?? MemoryLayout<Room>.size
      if count > capacity {
        var larger = [UInt8](repeating: 0, count: max(count, capacity * 2))
        unsafe withRoom { room in
          unsafe larger.withUnsafeMutableBytes { unsafe $0.copyMemory(from: room) }
        }
        longer = larger
      }
      if longer == nil {
        unsafe withUnsafeMutableBytes(of: &room) { unsafe $0[start...].copyBytes(from: bytes) }
      } else {
        unsafe longer?.withUnsafeMutableBytes { unsafe $0[start...].copyBytes(from: bytes) }
      }
    }

    fileprivate func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
      unsafe withRoom { unsafe body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    private func withRoom(_ body: (UnsafeRawBufferPointer) -> Void) {
      if let longer {
        unsafe longer.withUnsafeBytes { unsafe body($0) }
      } else {
        unsafe withUnsafeBytes(of: room) { unsafe body($0) }
      }
    }
  }
}
