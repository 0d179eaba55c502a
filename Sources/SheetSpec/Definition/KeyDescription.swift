/// What is known of a key of the language, without its types.
package struct KeyDescription: Hashable, Sendable {
  /// The kind of mapping that has the key, with its article: "a sheet".
  package let record: String
  /// The key as it is written.
  package let key: String
  /// What the key does, in one sentence.
  package let summary: String
  /// What the value may be.
  package let expectation: String
  /// What holds where the key is missing; nil says that it is required.
  package let defaultValue: String?
  /// The first iOS version that has the API behind the key, for a key newer than iOS 15.
  package let availability: IOSVersion?
  /// What says the same in SwiftUI.
  package let counterpart: SwiftUICounterpart
  /// Whether this version of sheetc can use the key.
  package let isSupported: Bool
}

extension RecordDefinition {
  /// What is known of the record's keys, in the order of documentation.
  var descriptions: [KeyDescription] {
    fields.map { field in
      KeyDescription(
        record: name, key: field.key, summary: field.summary, expectation: field.expectation,
        defaultValue: field.defaultValue, availability: field.availability,
        counterpart: field.counterpart, isSupported: field.isSupported)
    }
  }
}

/// Every key of the language, record by record from the outside in, then those of a configuration.
package let allKeys: [KeyDescription] = [
  DocumentSpec.definition.descriptions, PlatformSpec.definition.descriptions,
  SheetSpec.definition.descriptions, PopoverSpec.definition.descriptions,
  SizeSpec.definition.descriptions, DetentSpec.Body.definition.descriptions,
  ActivitySpec.definition.descriptions, ActionSpec.definition.descriptions,
  DismissalSpec.definition.descriptions, InteractiveDismissalSpec.definition.descriptions,
  ThresholdSpec.definition.descriptions, CompletionSpeedSpec.definition.descriptions,
  AllowanceSpec.definition.descriptions,
  ConfigurationSpec.definition.descriptions,
].flatMap { $0 }
