import Diagnostics

extension YAMLTree {
  /// Adds the anchor and the tag of an event to its node, which begins behind them.
  mutating func addProperties(
    of event: borrowing LibYAMLEvent, to record: inout YAMLRecord,
    _ diagnostics: inout Diagnostics
  ) {
    let anchor = event.anchor
    let tag = event.tag
    let properties = composer.marks.properties(
      at: composer.marks.offset(event.start), hasAnchor: anchor != nil, hasTag: tag != nil)
    record.propertiesStart = UInt32(
      truncatingIfNeeded: composer.marks.offset(event.start))
    let isUnwritten =
      record.kind == .scalar && record.style == .plain && event.textCount == 0
    let start = isUnwritten ? Int(record.end) : properties.contentStart
    record.start = UInt32(truncatingIfNeeded: start)
    record.end = max(record.start, record.end)
    if let anchor {
      record.traits.insert(.anchored)
      composer.anchorIndices[anchor] = composer.anchors.count
      composer.anchors.append(
        .init(name: anchor, node: nodes.count, size: record.kind == .scalar ? 1 : nil))
    }
    if let tag {
      apply(tag, at: properties.tag ?? SourceRange(start, start), to: &record, &diagnostics)
    }
  }

  /// Counts the node as what its tag says, or reports the tag.
  private func apply(
    _ tag: String, at range: SourceRange, to record: inout YAMLRecord,
    _ diagnostics: inout Diagnostics
  ) {
    let isScalar = record.kind == .scalar
    let core = "tag:yaml.org,2002:"
    let name = tag.hasPrefix(core) ? String(tag.dropFirst(core.count)) : nil
    switch name {
    case nil where tag == "!":
      if isScalar, record.style == .plain { record.style = .doubleQuoted }
    case "str" where isScalar:
      if record.style == .plain { record.style = .doubleQuoted }
    case "int" where isScalar, "float" where isScalar, "bool" where isScalar,
      "null" where isScalar:
      record.style = .plain
    case "seq" where record.kind == .sequence, "map" where record.kind == .mapping:
      break
    default:
      record.traits.insert(.invalid)
      reportTag(name, at: range, of: record, &diagnostics)
    }
  }

  private func reportTag(
    _ core: String?, at range: SourceRange, of record: YAMLRecord,
    _ diagnostics: inout Diagnostics
  ) {
    let written = SourceFile(path: "", bytes: composer.marks.bytes).text(range)
    let known = ["str", "int", "float", "bool", "null", "seq", "map"]
    if let core, known.contains(core) {
      let kind =
        switch record.kind {
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .scalar, .alias: "a scalar"
        }
      diagnostics.report(
        .unknownTag, "the tag `\(written)` does not fit \(kind)", at: range,
        help: ["remove the tag"])
    } else {
      diagnostics.report(
        .unknownTag, "`\(written)` is no known tag", at: range,
        help: ["remove the tag; a value is read by the type that its key wants"])
    }
  }
}
