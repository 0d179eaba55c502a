/// What a value may be, in terms that a schema can say.
///
/// A shape takes all that its type reads, and more where only a rule can tell: what a shape refuses
/// is an error.
package indirect enum ValueShape: Hashable, Sendable {
  /// `true` or `false`.
  case boolean
  /// A plain number within bounds.
  case number(NumberBounds)
  /// Any scalar; its text has the pattern, a regular expression, unless it is a number.
  case scalar(pattern: String?)
  /// A scalar that is no number, no boolean and not null, whose text has the pattern.
  case text(pattern: String)
  /// A name of one's own.
  case name(NameShape)
  /// One of several words.
  case words([String])
  /// The id of a rule whose severity can be moved, or that a sheet can allow to be broken.
  case rule(isAllowed: Bool)
  /// A list; each item may stand once where it is unique.
  case list(of: ValueShape, count: ClosedRange<Int>, isUnique: Bool = false)
  /// A mapping from names of one's own.
  case map(from: NameShape, to: ValueShape, count: ClosedRange<Int>)
  /// A mapping from rules that have a severity of their own.
  case ruleMap(to: ValueShape)
  /// A mapping with known keys.
  case record(RecordShape)
  /// One of several kinds of values.
  case any([ValueShape])
  /// A shape with a name in messages, and values that show it, as they are written.
  case named(String, ValueShape, examples: [String])

  /// A list of any length but 0.
  static func list(_ item: ValueShape) -> ValueShape { .list(of: item, count: 1...Int.max) }
}

/// The numbers that a value may be.
package struct NumberBounds: Hashable, Sendable {
  /// The least.
  package var minimum = -numberBounds.upperBound
  /// Whether the least is a bound that no number reaches.
  package var excludesMinimum = false
  /// The most.
  package var maximum = numberBounds.upperBound
  /// Whether the most is a bound that no number reaches.
  package var excludesMaximum = false

  /// Any number that a spec may say.
  static let all = NumberBounds()
  /// Numbers that are not negative.
  static let notNegative = NumberBounds(minimum: 0)
  /// Numbers above 0.
  static let positive = NumberBounds(minimum: 0, excludesMinimum: true)
  /// Numbers from 0 to 1.
  static let part = NumberBounds(minimum: 0, maximum: 1)
  /// Numbers between 0 and 1.
  static let properPart = NumberBounds(
    minimum: 0, excludesMinimum: true, maximum: 1, excludesMaximum: true)
}

/// The names of one kind of thing.
package struct NameShape: Hashable, Sendable {
  /// A regular expression that all of them have.
  package let pattern: String
  /// Those that have it and are taken.
  package let reserved: [String]

  /// Names of types in code.
  static let type = NameShape(pattern: "^[A-Z][A-Za-z0-9]{0,\(longestName - 1)}$", reserved: [])

  /// Names of members in code, but for some that are taken besides the reserved ones.
  static func member(besides taken: [String] = []) -> NameShape {
    NameShape(
      pattern: "^[a-z][A-Za-z0-9]{0,\(longestName - 1)}$", reserved: reservedNames + taken)
  }
}

/// A mapping with known keys.
package struct RecordShape: Hashable, Sendable {
  /// What it is called in messages, with its article.
  package let name: String
  /// How it may be written, on one line.
  package let example: String
  /// Its keys, in the order of documentation.
  package let keys: [KeyShape]
  /// The keys of which exactly one is there; none where there is no such choice.
  package let alternatives: [String]
}

/// A key of a mapping with what may stand under it.
package struct KeyShape: Hashable, Sendable {
  /// The key as it is written.
  package let key: String
  /// What the key does, in one sentence.
  package let summary: String
  /// What may stand under it.
  package let shape: ValueShape
  /// What holds where the key is missing; nil says that it must be there.
  package let defaultValue: String?
  /// Whether the default is a value that can be written.
  package let isDefaultWritable: Bool
  /// The first iOS version that has the API behind the key, for a key newer than iOS 15.
  package let availability: IOSVersion?
}

extension RecordDefinition {
  /// The record's keys and what may stand under each; of `alternatives` exactly one is there.
  package func shape(exactlyOneOf alternatives: [String] = []) -> ValueShape {
    .record(
      RecordShape(
        name: name, example: example,
        keys: fields.filter { $0.isSupported }.map { field in
          KeyShape(
            key: field.key, summary: field.summary, shape: field.shape,
            defaultValue: field.defaultValue, isDefaultWritable: field.isDefaultWritable,
            availability: field.availability)
        }, alternatives: alternatives))
  }
}

/// What a whole file of the language may hold.
package enum FileShape {
  /// A document of a spec.
  package static var spec: ValueShape { DocumentSpec.definition.shape() }
  /// A configuration.
  package static var configuration: ValueShape { ConfigurationSpec.definition.shape() }
}

extension ValueShape {
  /// A number of percent.
  static let percentage = ValueShape.text(
    pattern: "^[-+]?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE][-+]?[0-9]+)?%$")
}
