package import Diagnostics

/// A pair of a mapping or an item of a sequence, as it is written.
struct YAMLEntry {
  /// Where it begins: at its key or item with anchor and tag, in a block sequence at its dash.
  let start: Int
  /// The offset after it.
  let end: Int
  /// Its nodes in the arena.
  let nodes: Range<Int>
}

extension YAMLTree {
  /// Whether the keys beside the one at `key` count in no other mapping, and those of no other
  /// here: the mapping that holds it has neither an anchor nor a merge key.
  package func standsAlone(keyAt key: SourceRange) -> Bool {
    guard let mapping = ownPlace(ofKeyAt: key)?.mapping else { return false }
    return nodes[mapping].traits.isDisjoint(with: [.anchored, .merging])
  }

  /// The mapping that holds the scalar at `range` as a key, and which of its pairs that is; nil
  /// for a key that is no scalar or not written there.
  func ownPlace(ofKeyAt range: SourceRange) -> (mapping: Int, position: Int)? {
    guard let key = scalar(at: range) else { return nil }
    // What stands around a node begins before it and ends behind it.
    let mapping = nodes[..<key].lastIndex {
      $0.kind != .scalar && $0.kind != .alias && $0.extent > key
    }
    guard let mapping, nodes[mapping].kind == .mapping else { return nil }
    let children = rawChildren(YAMLNode(mapping))
    guard let place = children.firstIndex(of: key), place.isMultiple(of: 2) else { return nil }
    return (mapping, place / 2)
  }

  /// The scalar that is written at `range`.
  private func scalar(at range: SourceRange) -> Int? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].start) < range.start { low = middle + 1 } else { high = middle }
    }
    return nodes[low...].prefix { Int($0.start) == range.start }
      .firstIndex { $0.kind == .scalar && Int($0.end) == range.end }
  }

  /// What a collection is made of, in order; nil where a dash cannot be found.
  func entries(of collection: Int, in file: SourceFile) -> [YAMLEntry]? {
    let children = rawChildren(YAMLNode(collection))
    let record = nodes[collection]
    let size = record.kind == .mapping ? 2 : 1
    var entries: [YAMLEntry] = []
    for index in stride(from: 0, to: children.count, by: size) {
      let first = children[index]
      let last = children[index + size - 1]
      var start = Int(nodes[first].propertiesStart)
      if record.kind == .sequence, record.writtenStyle == .block {
        guard let dash = dash(before: start, of: collection, in: file) else { return nil }
        start = dash
      }
      entries.append(
        YAMLEntry(
          start: start, end: max(Int(nodes[first].end), Int(nodes[last].end)),
          nodes: first..<nodes[last].next(after: last)))
    }
    return entries
  }

  /// The dash of the item that begins at `start`, in the column of the sequence's first.
  private func dash(before start: Int, of sequence: Int, in file: SourceFile) -> Int? {
    let bytes = file.bytes
    let first = Int(nodes[sequence].start)
    let column = first - bytes.startOfLine(at: first, notBefore: file.textStart)
    var line = bytes.startOfLine(at: start, notBefore: file.textStart)
    while line > first {
      let place = line + column
      if place < start, bytes[place] == UInt8(ascii: "-"),
        bytes[line..<place].allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        return place
      }
      line = bytes.startOfLine(above: line, notBefore: file.textStart)
    }
    return first < bytes.count && bytes[first] == UInt8(ascii: "-") ? first : nil
  }

  /// Whether only blanks, line breaks and so many commas stand from `start` to `end`.
  func isSeparation(
    _ start: Int, _ end: Int, commas: ClosedRange<Int>, in bytes: [UInt8]
  ) -> Bool {
    guard start <= end, end <= bytes.count else { return false }
    let text = bytes[start..<end]
    return commas.contains(text.count { $0 == UInt8(ascii: ",") })
      && text.allSatisfy { " \t\r\n,".utf8.contains($0) }
  }

  /// Whether an entry ends in a value that is not written, which needs the blank behind it.
  func endsUnwritten(_ entry: YAMLEntry) -> Bool {
    let last = nodes[entry.nodes.upperBound - 1]
    return last.start == last.end
  }
}

extension [UInt8] {
  /// The offset at which the line above the one that begins at `line` begins, not before `limit`.
  func startOfLine(above line: Int, notBefore limit: Int) -> Int {
    guard line > limit else { return limit }
    var end = line - 1
    while end > limit, lineBreakLength(at: end - 1) > 1 { end -= 1 }
    return startOfLine(at: end, notBefore: limit)
  }

  /// Whether the line that begins at `start` is a comment with just this indentation.
  func isComment(at start: Int, indentedBy indentation: Int) -> Bool {
    let text = start + indentation
    return text < count && self[text] == UInt8(ascii: "#")
      && self[start..<text].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// Whether nothing but blanks stands in the line that begins at `start`; not behind the last.
  func isBlankLine(at start: Int) -> Bool {
    start < count && self[start..<endOfLine(from: start)].indices.allSatisfy { isBlank(at: $0) }
  }
}
