/// One input: the path that reports show, and its text as UTF-8 bytes.
///
/// A UTF-8 byte-order mark stays in `bytes`, so that offsets are those of the file; it has no
/// column. A UTF-16 file is held as the UTF-8 text it was read as, and offsets count that text.
public struct SourceFile: Sendable {
  /// The path as it was given, or the name given to standard input.
  public let path: String
  /// The text in UTF-8.
  public let bytes: [UInt8]

  /// Makes a source file from its path and bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a source file from its path and text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last part of the path: `item-search.sheet.yaml`.
  public var name: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The text of a range, with ill-formed UTF-8 repaired; offsets outside the file are cut off.
  public func text(_ range: SourceRange) -> String {
    let start = min(max(0, range.start), bytes.count)
    let end = min(max(start, range.end), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
