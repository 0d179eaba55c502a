/// An argument known by its place, and the key that reads it: `arguments[Explain.rule]`.
///
/// `Value` is optional or an array where the operand may be absent or repeated. Only a command's
/// last operand may be either.
package struct Operand<Value: Sendable> {
  /// What the parser and help see.
  package let declaration: OperandDeclaration
  /// Makes the value of the texts that were given, in order; nil where their number or one of them
  /// is not what was declared, which the parser has ruled out.
  let read: @Sendable ([String]) -> Value?

  /// Makes an operand that must be given.
  package init(_ type: ArgumentType<Value>, help: String) {
    declaration = OperandDeclaration(
      argument: ArgumentDeclaration(type), help: help, minimum: 1, isRepeatable: false)
    read = { texts in texts.first.flatMap(type.parse) }
  }

  /// Makes an operand that is nil where it is not given.
  package init<Wrapped>(optional type: ArgumentType<Wrapped>, help: String)
  where Value == Wrapped? {
    declaration = OperandDeclaration(
      argument: ArgumentDeclaration(type), help: help, minimum: 0, isRepeatable: false)
    read = { texts in .some(texts.first.flatMap(type.parse)) }
  }

  /// Makes an operand that takes all arguments that are left, of which there must be `minimum`.
  package init<Element>(repeated type: ArgumentType<Element>, minimum: Int = 0, help: String)
  where Value == [Element] {
    declaration = OperandDeclaration(
      argument: ArgumentDeclaration(type), help: help, minimum: minimum, isRepeatable: true)
    read = { texts in texts.compactMap(type.parse) }
  }
}

/// What is known of an operand without its type.
package struct OperandDeclaration: Sendable {
  /// What it takes; the placeholder names the operand and is unique in its command.
  package let argument: ArgumentDeclaration
  /// What it means, in lower case and without a period.
  package let help: String
  /// How many must be given.
  package let minimum: Int
  /// Whether it takes all that is left.
  package let isRepeatable: Bool
}
