/// The items of a sequence, aliases followed; nothing for any other node.
package struct YAMLItems: Sequence, Sendable {
  @usableFromInline let nodes: [YAMLRecord]
  @usableFromInline let start: Int
  @usableFromInline let end: Int

  @inlinable
  init(nodes: [YAMLRecord], start: Int, end: Int) {
    self.nodes = nodes
    self.start = start
    self.end = end
  }

  /// Walks the items in order.
  @inlinable
  package func makeIterator() -> Iterator {
    Iterator(nodes: nodes, index: start, end: end)
  }

  /// Walks from sibling to sibling.
  package struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let nodes: [YAMLRecord]
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(nodes: [YAMLRecord], index: Int, end: Int) {
      self.nodes = nodes
      self.index = index
      self.end = end
    }

    /// The next item.
    @inlinable
    package mutating func next() -> YAMLNode? {
      guard index < end else { return nil }
      let record = nodes[index]
      let node = YAMLNode(record.kind == .alias ? Int(record.payload) : index)
      index = record.next(after: index)
      return node
    }
  }
}

/// The pairs of a mapping, aliases followed: its own in order, then those that `<<` brings in;
/// nothing for any other node.
package struct YAMLPairs: Sequence, Sendable {
  @usableFromInline let items: YAMLItems
  @usableFromInline let isMerging: Bool
  @usableFromInline let text: [UInt8]
  @usableFromInline let merged: [YAMLPair]

  @inlinable
  init(items: YAMLItems, isMerging: Bool, text: [UInt8], merged: [YAMLPair]) {
    self.items = items
    self.isMerging = isMerging
    self.text = text
    self.merged = merged
  }

  /// Walks the pairs in order.
  @inlinable
  package func makeIterator() -> Iterator {
    Iterator(
      items: items.makeIterator(), isMerging: isMerging, text: text,
      merged: merged.makeIterator())
  }

  /// Walks a mapping's own pairs, then the merged ones.
  package struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline var items: YAMLItems.Iterator
    @usableFromInline let isMerging: Bool
    @usableFromInline let text: [UInt8]
    @usableFromInline var merged: IndexingIterator<[YAMLPair]>

    @inlinable
    init(
      items: YAMLItems.Iterator, isMerging: Bool, text: [UInt8],
      merged: IndexingIterator<[YAMLPair]>
    ) {
      self.items = items
      self.isMerging = isMerging
      self.text = text
      self.merged = merged
    }

    /// The next pair.
    @inlinable
    package mutating func next() -> YAMLPair? {
      while items.index < items.end {
        let isMerge = isMerging && items.nodes[items.index].isMergeKey(text)
        guard let key = items.next(), let value = items.next() else { return nil }
        if !isMerge { return YAMLPair(key: key, value: value) }
      }
      return merged.next()
    }
  }
}

extension YAMLTree {
  /// The items of a sequence, in order; nothing for any other node.
  @inlinable
  package func items(_ sequence: YAMLNode) -> YAMLItems {
    children(sequence, of: .sequence)
  }

  /// The pairs of a mapping with its merge keys resolved: own keys win, and of two merged mappings
  /// the earlier one; nothing for any other node.
  @inlinable
  package func pairs(_ mapping: YAMLNode) -> YAMLPairs {
    let isMerging = nodes[Int(mapping.index)].traits.contains(.merging)
    return YAMLPairs(
      items: children(mapping, of: .mapping), isMerging: isMerging,
      text: isMerging ? text : [], merged: isMerging ? mergedPairs(mapping) : [])
  }

  @inlinable
  func children(_ node: YAMLNode, of kind: YAMLRecord.Kind) -> YAMLItems {
    let index = Int(node.index)
    let record = nodes[index]
    let end = record.kind == kind ? Int(record.extent) : index &+ 1
    return YAMLItems(nodes: nodes, start: index &+ 1, end: end)
  }
}
