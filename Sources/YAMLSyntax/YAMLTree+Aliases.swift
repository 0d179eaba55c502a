package import Diagnostics

extension YAMLTree {
  /// Whether what is written at `range` counts in another place, too: whether a part of it is in a
  /// node that an alias stands for.
  package func isShared(_ range: SourceRange) -> Bool {
    aliased.contains { index in
      let record = nodes[index]
      let (start, end) = (Int(record.propertiesStart), Int(record.end))
      if range.start < range.end { return range.start < end && start < range.end }
      // Behind its last item a collection goes on.
      return start <= range.start && (record.kind == .scalar ? range.end < end : range.end <= end)
    }
  }

  /// Adds an alias, or, where it stands for nothing that can be used, an invalid empty scalar.
  mutating func addAlias(_ event: borrowing LibYAMLEvent, _ diagnostics: inout Diagnostics) {
    let start = composer.marks.offset(event.start)
    let end = composer.marks.offset(event.end)
    composer.lastEnd = end
    let target = target(
      of: event.anchor ?? "", at: SourceRange(start, end), &diagnostics)
    var traits: YAMLRecord.Traits = composer.flowDepth > 0 ? .inFlow : []
    if let target {
      if nodes[target].traits.insert(.aliased).inserted { aliased.append(target) }
    } else {
      traits.insert(.invalid)
    }
    append(
      YAMLRecord(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        propertiesStart: UInt32(truncatingIfNeeded: start),
        payload: UInt32(truncatingIfNeeded: target ?? 0),
        kind: target == nil ? .scalar : .alias, style: .plain, writtenStyle: .plain,
        traits: traits))
  }

  /// The node that `name` stands for, unless that is reported to be a mistake.
  private mutating func target(
    of name: String, at range: SourceRange, _ diagnostics: inout Diagnostics
  ) -> Int? {
    guard let index = composer.anchorIndices[name] else {
      reportUndefined(name, at: range, &diagnostics)
      return nil
    }
    let anchor = composer.anchors[index]
    guard let size = anchor.size else {
      let start = Int(nodes[anchor.node].propertiesStart)
      let found = composer.marks.properties(at: start, hasAnchor: true, hasTag: true)
      diagnostics.report(
        .unknownAlias, "the alias `*\(name)` stands inside the node it stands for", at: range,
        labels: found.anchor.map { [.init("the node begins here", at: $0)] } ?? [],
        help: ["write out what is meant, or move the anchor to a node that is complete"])
      return nil
    }
    guard composer.aliasNodes + size <= Self.maximumAliasNodes else {
      if !composer.hasReportedExpansion {
        composer.hasReportedExpansion = true
        diagnostics.report(
          .aliasExpansion, "the aliases up to here stand for more than 100000 nodes", at: range,
          help: ["use fewer aliases, or let them stand for smaller nodes"])
      }
      return nil
    }
    composer.aliasNodes += size
    return anchor.node
  }

  private mutating func reportUndefined(
    _ name: String, at range: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    let closest = closestAnchor(to: name)
    diagnostics.report(
      .unknownAlias, "no anchor `&\(name)` stands before the alias `*\(name)`", at: range,
      help: closest.map { ["write `*\($0)`"] }
        ?? ["put `&\(name)` before the node that the alias stands for"],
      fixes: closest.map { [Fix("write `*\($0)`", .unsafe, [.init(range, "*\($0)")])] } ?? [])
  }

  /// The anchor that is probably meant; with thousands of anchors or mistakes none is guessed.
  private mutating func closestAnchor(to name: String) -> String? {
    guard composer.guesses > composer.anchors.count else { return nil }
    composer.guesses -= composer.anchors.count
    return closestName(to: name, among: composer.anchors.lazy.map { $0.name })
  }
}
