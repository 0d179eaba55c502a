package import Diagnostics

extension YAMLTree {
  /// The edits that put `text`, an item on one line, behind the last item of a sequence and in the
  /// sequence's own style; nil where that cannot be done without harm, as where an alias may stand
  /// for the sequence.
  package func appending(
    _ text: String, to sequence: YAMLNode, in file: SourceFile
  ) -> [Fix.Edit]? {
    let index = Int(sequence.index)
    let record = nodes[index]
    guard kind(sequence) == .sequence, !record.traits.contains(.anchored),
      let entries = entries(of: index, in: file)
    else { return nil }
    guard let last = entries.last else {
      let inside = Int(record.start) + 1
      guard isSeparation(inside, Int(record.end) - 1, commas: 0...0, in: file.bytes) else {
        return nil
      }
      return [Fix.Edit(SourceRange(inside, inside), text)]
    }
    return record.writtenStyle == .flow
      ? flowAppending(text, to: entries, last, Int(record.end), in: file)
      : blockAppending(text, to: entries, last, in: file)
  }

  /// Behind the last item, apart from it as that is from the one before.
  private func flowAppending(
    _ text: String, to entries: [YAMLEntry], _ last: YAMLEntry, _ end: Int, in file: SourceFile
  ) -> [Fix.Edit]? {
    let bytes = file.bytes
    guard !endsUnwritten(last), isSeparation(last.end, end - 1, commas: 0...1, in: bytes) else {
      return nil
    }
    var separator = ", "
    let line = bytes.startOfLine(at: last.start, notBefore: file.textStart)
    let indentation = bytes[line..<last.start]
    if indentation.allSatisfy({ $0 == UInt8(ascii: " ") }), line > file.textStart {
      separator =
        "," + lineBreak(above: line, in: file) + String(repeating: " ", count: indentation.count)
    } else if let before = entries.dropLast().last,
      isSeparation(before.end, last.start, commas: 1...1, in: bytes)
    {
      separator = file.text(SourceRange(before.end, last.start))
    }
    return [Fix.Edit(SourceRange(last.end, last.end), separator + text)]
  }

  /// A line of its own below the last item, with a dash like that item's.
  private func blockAppending(
    _ text: String, to entries: [YAMLEntry], _ last: YAMLEntry, in file: SourceFile
  ) -> [Fix.Edit]? {
    let bytes = file.bytes
    let line = bytes.startOfLine(at: last.start, notBefore: file.textStart)
    let column = last.start - line
    let end = bytes.endOfLine(from: last.end)
    let next = end + bytes.lineBreakLength(at: end)
    guard bytes[line..<last.start].allSatisfy({ " -".utf8.contains($0) }),
      isBlankOrComment(bytes[last.end..<end]), !keepsBlankLines(last.nodes, in: bytes),
      !isDeeperComment(next, than: column, in: bytes)
    else { return nil }
    // Without a last line break, a block scalar would gain one.
    if next == end, endsInBlockScalar(last.nodes) { return nil }
    let lineBreak =
      next > end ? file.text(SourceRange(end, next)) : lineBreak(above: line, in: file)
    let first = Int(nodes[last.nodes.lowerBound].propertiesStart)
    var dash = "- "
    if first > last.start + 1, bytes[last.start + 1..<first].allSatisfy({ $0 == UInt8(ascii: " ") })
    {
      dash = file.text(SourceRange(last.start, first))
    }
    return [
      Fix.Edit(
        SourceRange(end, end),
        lineBreak + String(repeating: " ", count: column) + dash + text)
    ]
  }

  /// The line break before the line that begins at `line`, or a line feed at the start of the text.
  private func lineBreak(above line: Int, in file: SourceFile) -> String {
    guard line > file.textStart else { return "\n" }
    var start = line - 1
    while start > file.textStart, file.bytes.lineBreakLength(at: start - 1) > 1 { start -= 1 }
    return file.text(SourceRange(start, line))
  }
}
