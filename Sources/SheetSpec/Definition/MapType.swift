import Diagnostics
import YAMLSyntax

/// A record under a name of one's own.
package struct NamedRecord<Record: Sendable>: Sendable {
  /// The name.
  package let name: Located<String>
  /// What stands under it.
  package let record: Record
}

extension ValueType {
  /// A mapping from names of one's own, at least one, to mappings with the keys of `definition`;
  /// `noun` says what is named, with its article: "an action"; of the keys `alternatives` exactly one
  /// is there, which others see to.
  static func map<Record: Sendable>(
    of noun: String, to definition: RecordDefinition<Record>, exactlyOneOf alternatives: [String],
    make: @escaping @Sendable () -> Record
  ) -> ValueType where Value == [NamedRecord<Record>] {
    ValueType(
      "a mapping from names to mappings with the keys \(definition.keys)",
      .map(
        from: .member(), to: definition.shape(exactlyOneOf: alternatives), count: 1...Int.max)
    ) { node, decoding in
      guard decoding.tree.kind(node) == .mapping else {
        return decoding.wrongType(
          node, "a mapping from names to mappings with the keys \(definition.keys)")
      }
      let subject = decoding.subject
      var records: [NamedRecord<Record>] = []
      var isEmpty = true
      for pair in decoding.tree.pairs(node) {
        isEmpty = false
        guard !decoding.isSpoilt(pair.key), !decoding.isSpoilt(pair.value) else { continue }
        let range = decoding.tree.range(pair.key)
        guard decoding.tree.kind(pair.key) == .scalar else {
          decoding.diagnostics.report(
            .wrongType,
            "the name of \(noun) is text, found \(decoding.description(of: pair.key))", at: range)
          continue
        }
        let name = decoding.tree.string(pair.key)
        var record = make()
        let isNamed = decoding.isMemberName(name, of: noun, at: range)
        decoding.subject = oneLine(name)
        guard definition.decode(pair.value, into: &record, &decoding), isNamed else { continue }
        records.append(NamedRecord(name: Located(name, at: range), record: record))
      }
      guard !isEmpty else {
        decoding.diagnostics.report(
          .wrongType, "`\(subject)` is an empty mapping", at: decoding.tree.range(node),
          help: ["leave the key out"])
        return nil
      }
      return records
    }
  }
}
