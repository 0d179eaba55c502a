import Diagnostics
package import YAMLSyntax

extension ValueType {
  /// A list of different words, at least one.
  static func list<Element: Choice & Hashable>(_ element: ValueType<Element>) -> ValueType
  where Value == [Element] {
    ValueType(
      "a list with at least \(element.expectation)",
      .list(of: element.shape, count: 1...Int.max, isUnique: true)
    ) { node, decoding in
      guard decoding.tree.kind(node) == .sequence else {
        return decoding.wrongType(
          node, "a list with at least \(element.expectation)", fixes: decoding.bracketFix(node))
      }
      var values: [Element] = []
      var isComplete = true
      for item in decoding.tree.items(node) where !decoding.isSpoilt(item) {
        guard let value = element.read(item, &decoding) else {
          isComplete = false
          continue
        }
        if values.contains(value) {
          isComplete = false
          decoding.diagnostics.report(
            .unknownValue, "`\(value.rawValue)` stands twice in `\(decoding.subject)`",
            at: decoding.tree.range(item), help: ["name each value once"])
        }
        values.append(value)
      }
      if values.isEmpty, isComplete {
        decoding.diagnostics.report(
          .wrongType, "`\(decoding.subject)` is an empty list", at: decoding.tree.range(node),
          help: ["write a list with at least \(element.expectation), or leave the key out"])
      }
      return isComplete && !values.isEmpty ? values : nil
    }
  }

  /// A list of mappings with the keys of `definition`, at least one.
  static func list<Record: Sendable>(
    of definition: @escaping @autoclosure @Sendable () -> RecordDefinition<Record>,
    make: @escaping @Sendable () -> Record
  ) -> ValueType where Value == RecordList<Record> {
    let element = ValueType<Record>.record(definition(), make: make)
    return ValueType(
      "a list whose items are mappings with the keys \(definition().keys)", .list(element.shape)
    ) { node, decoding in
      guard decoding.tree.kind(node) == .sequence else {
        return decoding.wrongType(node, "a list", help: ["begin each item with `- `"])
      }
      let subject = decoding.subject
      var records: [Record] = []
      for item in decoding.tree.items(node) where !decoding.isSpoilt(item) {
        decoding.subject = subject
        if let record = element.read(item, &decoding) { records.append(record) }
      }
      for _ in decoding.tree.items(node) { return RecordList(records: records, node: node) }
      decoding.diagnostics.report(
        .wrongType, "`\(subject)` is an empty list", at: decoding.tree.range(node),
        help: ["leave the key out"])
      return nil
    }
  }

  /// A mapping with the keys of `definition`, which is asked for where such a mapping is written,
  /// read into a value made by `make`.
  static func record(
    _ definition: @escaping @autoclosure @Sendable () -> RecordDefinition<Value>,
    make: @escaping @Sendable () -> Value
  ) -> ValueType {
    ValueType("a mapping with the keys \(definition().keys)", definition().shape()) {
      node, decoding in
      var value = make()
      return definition().decode(node, into: &value, &decoding) ? value : nil
    }
  }

  /// What `type` reads, handed on by reference.
  static func shared<Large>(_ type: ValueType<Large>) -> ValueType where Value == Shared<Large> {
    ValueType(type.expectation, type.shape) { node, decoding in
      type.read(node, &decoding).map { Shared($0) }
    }
  }

  /// A mapping with the keys of `definition`, or a word in its place (nil).
  static func record<Record>(
    _ definition: @escaping @autoclosure @Sendable () -> RecordDefinition<Record>,
    or word: String, make: @escaping @Sendable () -> Record
  ) -> ValueType where Value == Record? {
    let record = ValueType<Record>.record(definition(), make: make)
    return ValueType("\(record.expectation), or `\(word)`", .any([record.shape, .words([word])])) {
      node, decoding in
      guard decoding.tree.kind(node) == .mapping else {
        if decoding.tree.kind(node) == .scalar, decoding.tree.string(node) == word {
          return .some(nil)
        }
        return decoding.wrongType(node, "\(record.expectation), or `\(word)`")
      }
      return record.read(node, &decoding).map { .some($0) }
    }
  }
}

/// A list of mappings, as written.
package struct RecordList<Record: Sendable>: Sendable {
  /// Those that could be read, in order.
  package internal(set) var records: [Record]
  /// The list.
  package let node: YAMLNode
}
