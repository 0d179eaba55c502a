/// What an option or operand takes: how its text is read, and how help and errors speak of it.
package struct ArgumentType<Value: Sendable>: Sendable {
  /// A word that stands for the value in help, in capitals: `FILE`.
  package let placeholder: String
  /// What a refused text should have been: `a number from 1 to 64`.
  package let expectation: String
  /// The only values there are, in the order in which help lists them; empty where there are more.
  let choices: @Sendable () -> [Choice]
  /// The value that a text stands for; nil where there is none.
  let parse: @Sendable (String) -> Value?
  /// The text that stands for a value, as help shows a default.
  let describe: @Sendable (Value) -> String

  /// Makes a type with open values.
  package init(
    placeholder: String, expectation: String,
    parse: @escaping @Sendable (String) -> Value?,
    describe: @escaping @Sendable (Value) -> String
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.choices = { [] }
    self.parse = parse
    self.describe = describe
  }

  /// One of `values`, which are not asked for before they are needed, by their unique names.
  package static func choice(
    _ placeholder: String, among values: @escaping @autoclosure @Sendable () -> [Value],
    name: @escaping @Sendable (Value) -> String,
    help: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) -> ArgumentType {
    ArgumentType(
      placeholder: placeholder, expectation: "one of its choices",
      choices: { values().map { Choice(name: name($0), help: help($0)) } },
      parse: { text in values().first { name($0) == text } }, describe: name)
  }

  private init(
    placeholder: String, expectation: String, choices: @escaping @Sendable () -> [Choice],
    parse: @escaping @Sendable (String) -> Value?,
    describe: @escaping @Sendable (Value) -> String
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.choices = choices
    self.parse = parse
    self.describe = describe
  }
}

extension ArgumentType where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  package static func choice(
    _ placeholder: String, help: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) -> ArgumentType {
    .choice(placeholder, among: Array(Value.allCases), name: { $0.rawValue }, help: help)
  }
}

extension ArgumentType where Value == String {
  /// Any text that is not empty, such as a path.
  package static func text(_ placeholder: String) -> ArgumentType {
    ArgumentType(
      placeholder: placeholder, expectation: "a text that is not empty",
      parse: { $0.isEmpty ? nil : $0 }, describe: { $0 })
  }
}

extension ArgumentType where Value == Int {
  /// A whole number in decimal digits, bounds included.
  package static func integer(_ placeholder: String, in bounds: ClosedRange<Int>) -> ArgumentType {
    ArgumentType(
      placeholder: placeholder,
      expectation: "a number from \(bounds.lowerBound) to \(bounds.upperBound)",
      parse: { text in Int(text).flatMap { bounds.contains($0) ? $0 : nil } },
      describe: { String($0) })
  }
}

/// One of the values that an argument may have.
package struct Choice: Hashable, Sendable {
  /// What is written on the command line.
  package let name: String
  /// What it means, in a few words; nil where the name says all.
  package let help: String?
}
