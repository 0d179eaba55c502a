/// An option with a value, and the key that reads it: `arguments[Check.format]`.
///
/// Made once as a `static let` beside the command that uses it. `Value` is optional or an array
/// where the option may be absent or repeated.
package struct Option<Value: Sendable> {
  /// What the parser and help see.
  package let declaration: OptionDeclaration
  /// Makes the value of the texts that were given, in order; each has been parsed once before.
  let read: @Sendable ([String]) -> Value

  /// Makes an option that has a value also where it is not given; the last of several counts.
  package init(
    _ name: String, short: Character? = nil, _ type: ArgumentType<Value>, default: Value,
    help: String
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, help: help, argument: ArgumentDeclaration(type),
      defaultText: type.describe(`default`), isRepeatable: false)
    read = { texts in texts.last.flatMap(type.parse) ?? `default` }
  }

  /// Makes an option that is nil where it is not given; the last of several counts.
  package init<Wrapped>(
    _ name: String, short: Character? = nil, _ type: ArgumentType<Wrapped>, help: String
  ) where Value == Wrapped? {
    declaration = OptionDeclaration(
      name: name, short: short, help: help, argument: ArgumentDeclaration(type),
      defaultText: nil, isRepeatable: false)
    read = { texts in texts.last.flatMap(type.parse) }
  }

  /// Makes an option that may be given several times and keeps every value, in order.
  package init<Element>(
    repeated name: String, short: Character? = nil, _ type: ArgumentType<Element>, help: String
  ) where Value == [Element] {
    declaration = OptionDeclaration(
      name: name, short: short, help: help, argument: ArgumentDeclaration(type),
      defaultText: nil, isRepeatable: true)
    read = { texts in texts.compactMap(type.parse) }
  }
}

/// An option without a value, and the key that tells whether it was given.
package struct Flag {
  /// What the parser and help see.
  package let declaration: OptionDeclaration

  /// Makes a flag.
  package init(_ name: String, short: Character? = nil, help: String) {
    declaration = OptionDeclaration(
      name: name, short: short, help: help, argument: nil, defaultText: nil, isRepeatable: true)
  }
}

/// What is known of an option without its type.
package struct OptionDeclaration: Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The letter that may be written instead, after one dash.
  package let short: Character?
  /// What it does, in lower case and without a period.
  package let help: String
  /// What it takes; nil for a flag.
  package let argument: ArgumentDeclaration?
  /// The value where it is not given, as it would be written.
  package let defaultText: String?
  /// Whether a second one adds to the first rather than replacing it.
  package let isRepeatable: Bool
}

/// What is known of an option's or operand's value without its type.
package struct ArgumentDeclaration: Sendable {
  /// A word that stands for the value, in capitals.
  package let placeholder: String
  /// What a refused text should have been.
  package let expectation: String
  /// The only values there are; empty where there are more.
  package var choices: [Choice] { makeChoices() }
  /// What a shell offers for the value, where there are no choices.
  let completion: Completion

  private let makeChoices: @Sendable () -> [Choice]
  private let canParse: @Sendable (String) -> Bool

  /// Forgets the type of the values.
  init<Value>(_ type: ArgumentType<Value>) {
    placeholder = type.placeholder
    expectation = type.expectation
    completion = type.completion
    makeChoices = type.choices
    canParse = { type.parse($0) != nil }
  }

  /// Whether a text stands for a value.
  func accepts(_ text: String) -> Bool { canParse(text) }
}
