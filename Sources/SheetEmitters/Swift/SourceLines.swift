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
    private var count = 0
    /// All bytes, where there are more than room is for.
    private var longer: [UInt8]?

    /// Begins with room for the literal and for what is interpolated.
    init(literalCapacity: Int, interpolationCount: Int) {
      // Most of what is interpolated are names and access levels.
      let expected = literalCapacity + interpolationCount * 16
      if expected > MemoryLayout<Room>.size {
        longer = []
        longer?.reserveCapacity(expected)
      }
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
      if longer == nil {
        let start = count
        let isRoom = unsafe withUnsafeMutableBytes(of: &room) { room in
          guard room.count - start >= bytes.count else { return false }
          unsafe room[start...].copyBytes(from: bytes)
          return true
        }
        if isRoom {
          count += bytes.count
          return
        }
        longer = unsafe withUnsafeBytes(of: room) { unsafe [UInt8]($0[..<start]) }
      }
      unsafe longer?.append(copying: bytes)
    }

    fileprivate func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
      if let longer {
        return unsafe longer.withUnsafeBytes { unsafe body($0) }
      }
      unsafe withUnsafeBytes(of: room) { room in
        unsafe body(UnsafeRawBufferPointer(rebasing: room[..<count]))
      }
    }
  }
}

extension [UInt8] {
  /// Appends bytes at once, where `append(contentsOf:)` of Embedded Swift takes one after the other.
  fileprivate mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
    let start = count
    append(contentsOf: repeatElement(0, count: bytes.count))
    unsafe withUnsafeMutableBytes { unsafe $0[start...].copyBytes(from: bytes) }
  }
}
