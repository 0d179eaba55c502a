extension YAMLRecord {
  /// Whether the node, as a key, is the merge key: a plain `<<`.
  @usableFromInline
  func isMergeKey(_ text: [UInt8]) -> Bool {
    guard kind == .scalar, extent == 2, style == .plain else { return false }
    let start = Int(payload)
    return text[start] == UInt8(ascii: "<") && text[start + 1] == UInt8(ascii: "<")
  }
}

extension YAMLTree {
  /// The pairs that the merge keys of `mapping` add to its own.
  @usableFromInline
  func mergedPairs(_ mapping: YAMLNode) -> [YAMLPair] {
    var sources: [YAMLNode] = []
    var seen: Set<ArraySlice<UInt8>> = []
    var raw = children(mapping, of: .mapping).makeIterator()
    while raw.index < raw.end {
      let isMerge = nodes[raw.index].isMergeKey(text)
      guard let key = raw.next(), let value = raw.next() else { break }
      if isMerge {
        sources += kind(value) == .sequence ? Array(items(value)) : [value]
      } else if kind(key) == .scalar {
        seen.insert(text[textRange(key)])
      }
    }
    var merged: [YAMLPair] = []
    for source in sources {
      for pair in pairs(source)
      where kind(pair.key) != .scalar || seen.insert(text[textRange(pair.key)]).inserted {
        merged.append(pair)
      }
    }
    return merged
  }
}
