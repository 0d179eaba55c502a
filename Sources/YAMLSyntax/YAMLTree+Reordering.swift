package import Diagnostics

extension YAMLTree {
  /// The edits that put the items of a sequence in the order of `order`, which holds their present
  /// indices; nil where that cannot be done without harm.
  ///
  /// In a flow sequence the texts of the items change places. In a block sequence whole lines do,
  /// with the comments above an item and behind it. Nothing is moved that has or is an alias or an
  /// anchor, whose meaning hangs on the order.
  package func reordering(
    _ sequence: YAMLNode, to order: [Int], in file: SourceFile
  ) -> [Fix.Edit]? {
    guard kind(sequence) == .sequence, order.sorted() == Array(0..<count(sequence)) else {
      return nil
    }
    guard order != order.sorted() else { return [] }
    let record = nodes[Int(sequence.index)]
    let subtree = Int(sequence.index) + 1..<Int(record.extent)
    guard !nodes[subtree].contains(where: { $0.kind == .alias || $0.traits.contains(.anchored) })
    else { return nil }
    let items = rawChildren(sequence)
    let ranges =
      record.writtenStyle == .flow
      ? flowRanges(of: items, in: file) : lineRanges(of: items, in: sequence, of: file)
    guard let ranges else { return nil }
    return zip(ranges, order).filter { $0 != ranges[$1] }.map { range, item in
      Fix.Edit(range, file.text(ranges[item]))
    }
  }

  /// The items of a flow sequence with their tags, unless a comment stands between them or one
  /// needs the blank behind it: `[a: , b]`.
  private func flowRanges(of items: [Int], in file: SourceFile) -> [SourceRange]? {
    for item in items {
      let last = nodes[nodes[item].next(after: item) - 1]
      if last.start == last.end { return nil }
    }
    let ranges = items.map { item in
      SourceRange(Int(nodes[item].propertiesStart), Int(nodes[item].end))
    }
    for (left, right) in zip(ranges, ranges.dropFirst()) {
      guard left.end < right.start,
        !file.bytes[left.end..<right.start].contains(UInt8(ascii: "#"))
      else { return nil }
    }
    // A comment behind an item belongs to it, though it stands outside of its text.
    guard let last = ranges.last else { return nil }
    let next = min(last.end, file.bytes.count)
    let end = file.bytes[next...].firstIndex(of: UInt8(ascii: "]")) ?? next
    return file.bytes[next..<end].contains(UInt8(ascii: "#")) ? nil : ranges
  }

  /// The lines of each item of a block sequence, from the comments directly above it to the end of
  /// its last line, without that line's break.
  private func lineRanges(
    of items: [Int], in sequence: YAMLNode, of file: SourceFile
  ) -> [SourceRange]? {
    let bytes = file.bytes
    let first = Int(nodes[Int(sequence.index)].start)
    let firstLine = bytes.startOfLine(at: first, notBefore: file.textStart)
    let indentation = first - firstLine
    guard bytes[firstLine..<first].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
    var ranges: [SourceRange] = []
    var line = commentsAbove(firstLine, indentation, in: file)
    for item in items {
      guard let start = itemStart(from: line, indentation, isFirst: ranges.isEmpty, in: bytes)
      else { return nil }
      let end = bytes.endOfLine(from: Int(nodes[item].end))
      guard start.dash < Int(nodes[item].propertiesStart) + 1,
        isBlankOrComment(bytes[Int(nodes[item].end)..<end]),
        !keepsBlankLines(subtree(item), in: bytes)
      else { return nil }
      ranges.append(SourceRange(start.comments, end))
      line = end + bytes.lineBreakLength(at: end)
    }
    guard !isDeeperComment(line, than: indentation, in: bytes) else { return nil }
    // Without a last line break, a block scalar that moves would gain or lose its own.
    let endsBare = ranges.last.map { bytes.lineBreakLength(at: $0.end) == 0 } ?? false
    return endsBare && items.contains { endsInBlockScalar(subtree($0)) } ? nil : ranges
  }

  /// Where the next item begins: its dash, and the comments directly above. Nil where another
  /// comment, whose place says what it is about, stands before it.
  private func itemStart(
    from start: Int, _ indentation: Int, isFirst: Bool, in bytes: [UInt8]
  ) -> (comments: Int, dash: Int)? {
    var line = start
    var comments: Int?
    while line < bytes.count {
      let end = bytes.endOfLine(from: line)
      var text = line
      while text < end, bytes[text] == UInt8(ascii: " ") { text += 1 }
      if text == end {
        if comments != nil { return nil }
      } else if text - line != indentation {
        return nil
      } else if bytes[text] == UInt8(ascii: "-") {
        return (comments ?? line, text)
      } else if bytes[text] == UInt8(ascii: "#") {
        comments = comments ?? line
      } else {
        return nil
      }
      line = end + bytes.lineBreakLength(at: end)
    }
    return nil
  }

  /// The first of the comment lines, indented alike, that stand directly above `line`.
  private func commentsAbove(_ line: Int, _ indentation: Int, in file: SourceFile) -> Int {
    let bytes = file.bytes
    var first = line
    while first > file.textStart {
      let start = bytes.startOfLine(above: first, notBefore: file.textStart)
      guard bytes.isComment(at: start, indentedBy: indentation) else { break }
      first = start
    }
    return first
  }

  /// Whether the line at `start` is a comment that belongs to the item above it.
  func isDeeperComment(_ start: Int, than indentation: Int, in bytes: [UInt8]) -> Bool {
    var text = start
    while bytes.isBlank(at: text) { text += 1 }
    return text < bytes.count && bytes[text] == UInt8(ascii: "#") && text - start > indentation
  }

  /// Whether nothing but a comment stands in `text`.
  func isBlankOrComment(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
    else { return true }
    return first == UInt8(ascii: "#")
  }

  /// The last node of an item that is written, or its first.
  private func lastWritten(of item: Range<Int>) -> YAMLNode {
    YAMLNode(item.last { nodes[$0].start != nodes[$0].end } ?? item.lowerBound)
  }

  /// Whether the text of an item ends in a block scalar, which what stands below may become part of.
  func endsInBlockScalar(_ item: Range<Int>) -> Bool {
    let style = nodes[Int(lastWritten(of: item).index)].writtenStyle
    return style == .literal || style == .folded
  }

  /// Whether blank lines behind an item are its text, or would become it: it ends in a `|+`, or
  /// in a line of blanks.
  func keepsBlankLines(_ item: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard endsInBlockScalar(item) else { return false }
    let last = lastWritten(of: item)
    let range = range(last)
    if bytes[range.start..<range.end].prefix(3).contains(UInt8(ascii: "+")) { return true }
    var text = text[textRange(last)]
    guard !text.isEmpty else { return false }
    if text.last == UInt8(ascii: "\n") { text.removeLast() }
    guard let end = text.last else { return true }
    return [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n")].contains(end)
  }

  private func subtree(_ node: Int) -> Range<Int> { node..<nodes[node].next(after: node) }
}
