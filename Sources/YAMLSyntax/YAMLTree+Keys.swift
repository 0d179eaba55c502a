import Diagnostics

extension YAMLTree {
  /// Reports every key of a mapping that has the text of an earlier one, and notes merge keys.
  ///
  /// Only scalar keys are compared; one that was reported as something else is left out.
  mutating func checkKeys(of mapping: Int, _ diagnostics: inout Diagnostics) {
    let count = Int(nodes[mapping].payload) / 2
    nodes[mapping].payload = UInt32(truncatingIfNeeded: count)
    if count > 12 {
      checkManyKeys(of: mapping, count, &diagnostics)
      return
    }
    let end = nodes.count
    var key = mapping + 1
    // A bit for what the keys so far look like: those that look like no other are not compared.
    var seen: UInt64 = 0
    while key < end {
      if let target = scalarIndex(key) {
        if nodes[target].isMergeKey(text) { noteMerge(key, in: mapping, &diagnostics) }
        let look: UInt64 = 1 << UInt64(textBucket(of: YAMLNode(target)))
        var earlier = seen & look == 0 ? key : mapping + 1
        seen |= look
        while earlier < key {
          if let other = scalarIndex(earlier), haveSameText(other, target) {
            reportDuplicate(key, of: earlier, &diagnostics)
            break
          }
          earlier = nextKey(after: earlier)
        }
      }
      key = nextKey(after: key)
    }
  }

  /// A search in hashed slots, with the standard library's random seed against made-up collisions.
  private mutating func checkManyKeys(
    of mapping: Int, _ count: Int, _ diagnostics: inout Diagnostics
  ) {
    var size = 32
    while size < count * 2 { size *= 2 }
    var slots = composer.keySlots
    composer.keySlots = []
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(-1, count: size))
    let end = nodes.count
    var key = mapping + 1
    while key < end {
      if let target = scalarIndex(key) {
        if nodes[target].isMergeKey(text) { noteMerge(key, in: mapping, &diagnostics) }
        var slot = hash(target) & (size - 1)
        while slots[slot] >= 0 {
          let earlier = Int(slots[slot])
          if let other = scalarIndex(earlier), haveSameText(other, target) {
            reportDuplicate(key, of: earlier, &diagnostics)
            break
          }
          slot = (slot + 1) & (size - 1)
        }
        if slots[slot] < 0 { slots[slot] = Int32(truncatingIfNeeded: key) }
      }
      key = nextKey(after: key)
    }
    composer.keySlots = slots
  }

  /// Marks the mapping as one that merges, and reports a value of the merge key that cannot be
  /// merged.
  private mutating func noteMerge(
    _ key: Int, in mapping: Int, _ diagnostics: inout Diagnostics
  ) {
    nodes[mapping].traits.insert(.merging)
    let value = nodes[key].next(after: key)
    let target = YAMLNode(followed(value))
    let sources = kind(target) == .sequence ? rawChildren(target) : [value]
    for source in sources {
      let node = YAMLNode(followed(source))
      if kind(node) == .mapping || isInvalid(node) { continue }
      diagnostics.report(
        .wrongType, "the merge key `<<` wants a mapping or a list of mappings",
        at: range(YAMLNode(source)),
        help: ["give it an alias of a mapping: `<<: *name`; quote the key to mean the text `<<`"])
    }
  }

  private func followed(_ node: Int) -> Int {
    nodes[node].kind == .alias ? Int(nodes[node].payload) : node
  }

  /// The indices of the children of a collection, aliases not followed.
  func rawChildren(_ collection: YAMLNode) -> [Int] {
    let end = nodes[Int(collection.index)].next(after: Int(collection.index))
    var children: [Int] = []
    var child = Int(collection.index) + 1
    while child < end {
      children.append(child)
      child = nodes[child].next(after: child)
    }
    return children
  }

  private func nextKey(after key: Int) -> Int {
    let value = nodes[key].next(after: key)
    return nodes[value].next(after: value)
  }

  private func scalarIndex(_ node: Int) -> Int? {
    let target = followed(node)
    guard nodes[target].kind == .scalar, !nodes[target].traits.contains(.invalid) else {
      return nil
    }
    return target
  }

  private func haveSameText(_ left: Int, _ right: Int) -> Bool {
    let count = Int(nodes[left].extent)
    guard count == Int(nodes[right].extent) else { return false }
    let start = Int(nodes[right].payload)
    return haveSameBytes(text, from: Int(nodes[left].payload), text, start..<start + count)
  }

  private func hash(_ node: Int) -> Int {
    var hasher = Hasher()
    var word: UInt64 = 0
    let start = Int(nodes[node].payload)
    for offset in 0..<Int(nodes[node].extent) {
      word = word << 8 | UInt64(text[start + offset])
      if offset & 7 == 7 {
        hasher.combine(word)
        word = 0
      }
    }
    hasher.combine(word)
    hasher.combine(nodes[node].extent)
    return hasher.finalize()
  }

  private func reportDuplicate(
    _ key: Int, of earlier: Int, _ diagnostics: inout Diagnostics
  ) {
    let name = string(YAMLNode(scalarIndex(key) ?? key))
    diagnostics.report(
      .duplicateKey, "the key `\(name)` is used twice in this mapping",
      at: range(YAMLNode(key)), labels: [.init("first used here", at: range(YAMLNode(earlier)))],
      help: ["remove one of the two, or give it another name"])
  }
}
