package import Diagnostics

extension YAMLTree {
  /// Replaces the documents by those of `file`, which must be well-formed UTF-8.
  ///
  /// After a syntax error the documents that ended before it remain.
  package mutating func parse(_ file: SourceFile, _ diagnostics: inout Diagnostics) {
    documents.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    aliased.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    guard file.bytes.count <= Self.maximumFileSize else {
      diagnostics.report(
        .tooLarge, "the file is larger than 256 MiB", at: nil,
        help: ["split the file; a spec of this size is not written by hand"])
      return
    }
    reserve(file.bytes.count)
    composer.begin(file)
    defer { composer.end() }
    let problem = forEachLibYAMLEvent(file.bytes, from: composer.marks.textStart) { event in
      compose(event, &diagnostics)
    }
    if let problem { report(problem, &diagnostics) }
  }

  /// A growing array is held twice for a moment, so that a large file asks for its room at once;
  /// what stays unused costs no memory.
  private mutating func reserve(_ bytes: Int) {
    text.reserveCapacity(bytes)
    nodes.reserveCapacity(bytes / 8 + 8)
  }

  /// Adds an event to the tree; false stops reading.
  private mutating func compose(
    _ event: borrowing LibYAMLEvent, _ diagnostics: inout Diagnostics
  ) -> Bool {
    switch event.kind {
    case .scalar:
      addScalar(event, &diagnostics)
    case .mappingStart:
      return begin(.mapping, event, &diagnostics)
    case .sequenceStart:
      return begin(.sequence, event, &diagnostics)
    case .mappingEnd:
      let mapping = endCollection(event)
      checkKeys(of: mapping, &diagnostics)
    case .sequenceEnd:
      _ = endCollection(event)
    case .alias:
      addAlias(event, &diagnostics)
    case .documentStart:
      composer.lastEnd = composer.marks.offset(event.end)
      composer.beginDocument()
    case .documentEnd:
      if let root = composer.root { documents.append(YAMLNode(root)) }
      composer.root = nil
    case nil:
      break
    }
    return true
  }

  /// Appends a node to the arena and counts it in its parent.
  mutating func append(_ record: YAMLRecord) {
    if let parent = composer.open.last {
      nodes[parent.node].payload &+= 1
    } else {
      composer.root = nodes.count
    }
    nodes.append(record)
  }

  private mutating func addScalar(
    _ event: borrowing LibYAMLEvent, _ diagnostics: inout Diagnostics
  ) {
    var start = composer.marks.offset(event.start)
    var end = composer.marks.offset(event.end)
    let style = event.scalarStyle
    if start == end {
      start = composer.place(ofEmptyScalarAt: start)
      end = start
    }
    var record = YAMLRecord(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
      propertiesStart: UInt32(truncatingIfNeeded: start),
      payload: UInt32(truncatingIfNeeded: text.count),
      extent: UInt32(truncatingIfNeeded: event.textCount), kind: .scalar, style: style,
      writtenStyle: style, traits: composer.flowDepth > 0 ? .inFlow : [])
    event.appendText(to: &text)
    if event.hasProperties { addProperties(of: event, to: &record, &diagnostics) }
    if style == .literal || style == .folded {
      end = composer.marks.endOfBlockScalar(from: Int(record.start), to: end)
      record.end = UInt32(truncatingIfNeeded: end)
    }
    composer.lastEnd = end
    append(record)
  }

  private mutating func begin(
    _ kind: YAMLRecord.Kind, _ event: borrowing LibYAMLEvent, _ diagnostics: inout Diagnostics
  ) -> Bool {
    let start = composer.marks.offset(event.start)
    let isFlow = event.isFlow
    let style: YAMLStyle = isFlow ? .flow : .block
    var record = YAMLRecord(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: start),
      propertiesStart: UInt32(truncatingIfNeeded: start), payload: 0, kind: kind, style: style,
      writtenStyle: style, traits: composer.flowDepth > 0 ? .inFlow : [])
    let node = nodes.count
    let nodesBefore = node + composer.aliasNodes
    var anchor: Int?
    if event.hasProperties {
      addProperties(of: event, to: &record, &diagnostics)
      if record.traits.contains(.anchored) { anchor = composer.anchors.count - 1 }
    }
    guard composer.open.count < Self.maximumDepth else {
      reportTooDeep(at: Int(record.start), &diagnostics)
      return false
    }
    append(record)
    composer.lastEnd = Int(record.start)
    composer.open.append(.init(node: node, anchor: anchor, nodesBefore: nodesBefore))
    if isFlow { composer.flowDepth += 1 }
    return true
  }

  /// Closes the innermost collection, and says which it is.
  private mutating func endCollection(_ event: borrowing LibYAMLEvent) -> Int {
    guard let collection = composer.open.popLast() else { return 0 }
    let node = collection.node
    if nodes[node].writtenStyle == .flow {
      composer.flowDepth -= 1
      // A pair in a sequence, `[a: 1]`, is a flow mapping without brackets.
      let isBracketed = composer.marks.opensFlow(at: Int(nodes[node].start))
      if isBracketed { composer.lastEnd = composer.marks.offset(event.end) }
    }
    nodes[node].end = UInt32(truncatingIfNeeded: composer.lastEnd)
    nodes[node].extent = UInt32(truncatingIfNeeded: nodes.count)
    if let anchor = collection.anchor {
      composer.anchors[anchor].size =
        nodes.count + composer.aliasNodes - collection.nodesBefore
    }
    return node
  }
}
