/// What an option or operand takes: how its text is read, and how help and errors speak of it.
package struct ArgumentType<Value: Sendable>: Sendable {
  /// A word that stands for the value in help, in capitals: `FILE`.
  package let placeholder: String
  /// What a refused text should have been: `a number from 1 to 64`.
  package let expectation: String
  /// The only values there are, in the order in which help lists them; empty where there are more.
  let choices: @Sendable () -> [Choice]
  /// What a shell offers for the value, where there are no choices.
  package let completion: Completion
  /// The value that a text stands for; nil where there is none.
  let parse: @Sendable (String) -> Value?
  /// The text that stands for a value, as help shows a default.
  let describe: @Sendable (Value) -> String

  /// Makes a type with open values.
  package init(
    placeholder: String, expectation: String, completion: Completion = .nothing,
    parse: @escaping @Sendable (String) -> Value?,
    describe: @escaping @Sendable (Value) -> String
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.completion = completion
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
    self.completion = .nothing
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
  package static func text(
    _ placeholder: String, completion: Completion = .nothing
  ) -> ArgumentType {
    ArgumentType(
      placeholder: placeholder, expectation: "a text that is not empty", completion: completion,
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

/// What a shell offers for a value.
package enum Completion: Sendable {
  /// Nothing: it is for the user to know.
  case nothing
  /// Folders, and files whose names end in one of the suffixes; any file where there is none.
  case files([String])
  /// Folders.
  case folders
  /// Words that are likely, which are not asked for before they are needed.
  case words(@Sendable () -> [Choice])
}

/// One of the values that an argument may have.
package struct Choice: Hashable, Sendable {
  /// What is written on the command line.
  package let name: String
  /// What it means, in a few words; nil where the name says all.
  package let help: String?

  /// Makes a choice.
  package init(name: String, help: String?) {
    self.name = name
    self.help = help
  }
}
