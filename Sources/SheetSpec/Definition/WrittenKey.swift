package import Diagnostics

/// A key that a spec says and whose value could be read, without its types.
package struct WrittenKey: Sendable {
  /// The key.
  package let key: String
  /// Where it stands.
  package let range: SourceRange
  /// The first iOS version that has the API behind the key, for a key newer than iOS 15.
  package let availability: IOSVersion?
  /// What says the same in SwiftUI.
  package let counterpart: SwiftUICounterpart
  /// Whether its value says what would hold without it.
  package let repeatsDefault: Bool
}

extension RecordDefinition {
  /// The keys that `record` says, in the order of documentation.
  package func writtenKeys(of record: Owner) -> [WrittenKey] {
    fields.compactMap { field in
      guard let (range, repeatsDefault) = field.written(record) else { return nil }
      return WrittenKey(
        key: field.key, range: range, availability: field.availability,
        counterpart: field.counterpart, repeatsDefault: repeatsDefault)
    }
  }
}
