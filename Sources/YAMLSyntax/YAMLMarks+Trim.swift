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
    let firstLine = bytes.endOfLine(from: header)
    var last = end
    while last > firstLine, bytes.isBlank(at: last - 1) || bytes.isLineBreakEnd(last) { last -= 1 }
    return last > firstLine ? bytes.endOfLine(from: last) : header
  }

  private static let headerBytes = Array("|>+-0123456789".utf8)
}

extension YAMLComposer {
  /// Where a value that is not written belongs: behind the `:`, `-`, `?` or `---` that asks for
  /// it, else behind what was read last; libyaml may put it at the next token.
  func place(ofEmptyScalarAt offset: Int) -> Int {
    var place = min(lastEnd, offset)
    var token = marks.skipSpace(from: place)
    while token < offset {
      place = token + 1
      token = marks.skipSpace(from: place)
    }
    return place
  }
}
