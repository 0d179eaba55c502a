package import Diagnostics

extension YAMLTree {
  /// The edits that take out the pair whose key is written at `key`; nil where that cannot be done
  /// without harm.
  ///
  /// A pair goes with its lines and the comment behind it; the last of a mapping stays. It stays too
  /// where a comment stands directly above, which says something about it, and where an alias may
  /// stand for it.
  package func removal(ofKeyAt key: SourceRange, in file: SourceFile) -> [Fix.Edit]? {
    guard let place = ownPlace(ofKeyAt: key) else { return nil }
    return removal(of: place.position, from: place.mapping, in: file)
  }

  /// The edits that take out the item at `position` of a sequence, as `removal(ofKeyAt:in:)` takes
  /// out a pair.
  package func removal(
    ofItem position: Int, from sequence: YAMLNode, in file: SourceFile
  ) -> [Fix.Edit]? {
    guard kind(sequence) == .sequence else { return nil }
    return removal(of: position, from: Int(sequence.index), in: file)
  }

  /// Whether a comment may stand inside the pair whose key is written at `key`; one behind its last
  /// line is not inside.
  package func holdsComment(inPairAt key: SourceRange, in file: SourceFile) -> Bool {
    guard let place = ownPlace(ofKeyAt: key) else { return false }
    return holdsComment(place.position, of: place.mapping, in: file)
  }

  /// Whether a comment may stand inside the item at `position` of a sequence.
  package func holdsComment(
    inItem position: Int, of sequence: YAMLNode, in file: SourceFile
  ) -> Bool {
    holdsComment(position, of: Int(sequence.index), in: file)
  }

  private func holdsComment(_ position: Int, of collection: Int, in file: SourceFile) -> Bool {
    guard let entries = entries(of: collection, in: file), entries.indices.contains(position) else {
      return false
    }
    let entry = entries[position]
    // Text that looks like a comment is taken for one: nothing is lost by asking.
    return file.bytes[entry.start..<entry.end].indices.contains { index in
      file.bytes[index] == UInt8(ascii: "#") && index > entry.start
        && " \t\r\n".utf8.contains(file.bytes[index - 1])
    }
  }

  private func removal(
    of position: Int, from collection: Int, in file: SourceFile
  ) -> [Fix.Edit]? {
    guard !nodes[collection].traits.contains(.anchored),
      let entries = entries(of: collection, in: file), entries.count > 1,
      entries.indices.contains(position),
      !nodes[entries[position].nodes].contains(where: { $0.traits.contains(.anchored) })
    else { return nil }
    let range =
      nodes[collection].writtenStyle == .flow
      ? flowRemoval(of: position, from: entries, collection, in: file.bytes)
      : blockRemoval(of: position, from: entries, collection, in: file)
    return range.map { [Fix.Edit($0, "")] }
  }

  /// The entry and the comma that parts it from the next, or for the last from the one before;
  /// nil where a comment stands beside it.
  private func flowRemoval(
    of position: Int, from entries: [YAMLEntry], _ collection: Int, in bytes: [UInt8]
  ) -> SourceRange? {
    let entry = entries[position]
    let isLast = position == entries.count - 1
    let before =
      position > 0 ? entries[position - 1].end : Int(nodes[collection].start) + 1
    let after = isLast ? Int(nodes[collection].end) - 1 : entries[position + 1].start
    guard isSeparation(before, entry.start, commas: position > 0 ? 1...1 : 0...0, in: bytes),
      isSeparation(entry.end, after, commas: isLast ? 0...1 : 1...1, in: bytes)
    else { return nil }
    guard isLast else { return SourceRange(entry.start, after) }
    return endsUnwritten(entries[position - 1]) ? nil : SourceRange(before, entry.end)
  }

  /// The lines of the entry; of the first behind a dash, all up to the next entry.
  private func blockRemoval(
    of position: Int, from entries: [YAMLEntry], _ collection: Int, in file: SourceFile
  ) -> SourceRange? {
    let bytes = file.bytes
    let entry = entries[position]
    let line = bytes.startOfLine(at: entry.start, notBefore: file.textStart)
    let column = entry.start - line
    let end = bytes.endOfLine(from: entry.end)
    let next = end + bytes.lineBreakLength(at: end)
    guard !isExplicit(entry, of: collection, in: bytes),
      isBlankOrComment(bytes[entry.end..<end]), !isDeeperComment(next, than: column, in: bytes)
    else { return nil }
    guard bytes[line..<entry.start].allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      guard position == 0, column == self.column(of: entries[1].start, in: file),
        isSeparation(next, entries[1].start, commas: 0...0, in: bytes)
      else { return nil }
      return SourceRange(entry.start, entries[1].start)
    }
    let above = bytes.startOfLine(above: line, notBefore: file.textStart)
    if above < line, bytes.isComment(at: above, indentedBy: column) { return nil }
    // Blank lines below would become the text of a block scalar above.
    if position > 0, endsInBlockScalar(entries[position - 1].nodes), bytes.isBlankLine(at: next) {
      return nil
    }
    return SourceRange(line, next)
  }

  private func column(of offset: Int, in file: SourceFile) -> Int {
    offset - file.bytes.startOfLine(at: offset, notBefore: file.textStart)
  }

  /// Whether the entry is a pair whose key stands behind a `?`, so that no colon follows it on its
  /// line.
  private func isExplicit(_ entry: YAMLEntry, of collection: Int, in bytes: [UInt8]) -> Bool {
    guard nodes[collection].kind == .mapping else { return false }
    var colon = Int(nodes[entry.nodes.lowerBound].end)
    while bytes.isBlank(at: colon) { colon += 1 }
    return colon == bytes.count || bytes[colon] != UInt8(ascii: ":")
  }
}
