extension YAMLMarks {
  /// Whether a bracket that opens a flow collection stands at `offset`.
  func opensFlow(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    return bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "[")
  }

  /// The end of the last line of a block scalar that is not blank; of an empty one, the end of
  /// its indicators.
  func endOfBlockScalar(from start: Int, to end: Int) -> Int {
    var header = start
    while header < end, Self.headerBytes.contains(bytes[header]) { header += 1 }
    var firstLine = header
    while firstLine < end, breakLength(at: firstLine) == 0 { firstLine += 1 }
    var last = end
    while last > firstLine, isBlank(bytes[last - 1]) || isBreakEnd(last) { last -= 1 }
    guard last > firstLine else { return header }
    while last < end, breakLength(at: last) == 0 { last += 1 }
    return last
  }

  /// How many bytes the line break at `offset` has; 0 where there is none. YAML 1.1 knows NEL and
  /// the separators of lines and paragraphs too.
  func breakLength(at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
      return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// Whether `byte` is a space or a tab.
  func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isBreakEnd(_ offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case 0x0A, 0x0D: true
    case 0x85: offset >= 2 && bytes[offset - 2] == 0xC2
    case 0xA8, 0xA9: offset >= 3 && bytes[offset - 2] == 0x80 && bytes[offset - 3] == 0xE2
    default: false
    }
  }

  private static let headerBytes = Array("|>+-0123456789".utf8)
}

extension YAMLComposer {
  /// Where a value that is not written belongs: behind the `:`, `-`, `?` or `---` that asks for
  /// it, else behind what was read last; libyaml may put it at the next token.
  func place(ofEmptyScalarAt offset: Int) -> Int {
    guard offset > lastEnd else { return offset }
    let isBehindIndicator =
      [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?")]
      .contains(marks.bytes[offset - 1])
    return isBehindIndicator ? offset : lastEnd
  }
}
