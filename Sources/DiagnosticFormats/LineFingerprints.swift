import Diagnostics

/// Names the problems of one file by the text of their lines, so that a problem is known again when
/// lines before or after it come and go.
///
/// A name is the 64-bit FNV-1a hash of the line without the blanks around it, in 16 hexadecimal
/// digits, and which of the rule's problems in lines of this text it is, from 1: `cbf29ce484222325:1`.
struct LineFingerprints {
  private struct Occurrence: Hashable {
    let rule: String
    let hash: UInt64
  }

  private let table: LineTable
  private var counts: [Occurrence: Int] = [:]
  private var last: (line: Int, hash: UInt64)?

  /// Makes the names for problems of the table's file.
  init(_ table: LineTable) { self.table = table }

  /// The name of the next problem; nil where it has no line.
  mutating func next(for diagnostic: Diagnostic) -> String? {
    guard let range = diagnostic.range else { return nil }
    let hash = hash(ofLine: table.position(at: range.start).line)
    let count = counts[Occurrence(rule: diagnostic.rule, hash: hash), default: 0] + 1
    counts[Occurrence(rule: diagnostic.rule, hash: hash)] = count
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(count)"
  }

  private mutating func hash(ofLine line: Int) -> UInt64 {
    // Problems come in the order of lines, so a long line with many of them is read once.
    if let last, last.line == line { return last.hash }
    let range = table.range(ofLine: line)
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let text = table.file.bytes[range.start..<range.end].drop(while: isBlank)
    let end = text.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? text.startIndex
    let hash = Self.fnv1a(text[text.startIndex..<end])
    last = (line, hash)
    return hash
  }

  private static func fnv1a(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
