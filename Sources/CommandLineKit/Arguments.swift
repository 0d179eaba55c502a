/// What was given to a command, read by its keys.
///
/// Reading a key that the command does not declare is a mistake of the program. That of an option is
/// looked for in debug builds alone: it takes making all of the command's options.
package struct Arguments: Sendable {
  private let command: Command
  private let options: [GivenOption]
  private let operands: [String]

  /// An option as it was given, with a text that its declaration accepts, or none for a flag.
  struct GivenOption: Sendable {
    /// The long name.
    let name: String
    /// The value.
    let text: String
  }

  /// Makes the arguments of a command from texts that have been checked against it.
  init(of command: Command, options: [GivenOption], operands: [String]) {
    self.command = command
    self.options = options
    self.operands = operands
  }

  /// The value of an option.
  package subscript<Value>(option: Option<Value>) -> Value {
    option.read(texts(of: option.declaration))
  }

  /// Whether a flag was given.
  package subscript(flag: Flag) -> Bool {
    !texts(of: flag.declaration).isEmpty
  }

  /// The value of an operand.
  package subscript<Value>(operand: Operand<Value>) -> Value {
    let placeholder = operand.declaration.argument.placeholder
    guard
      let index = command.operands.firstIndex(where: { $0.argument.placeholder == placeholder }),
      let value = operand.read(texts(ofOperandAt: index))
    else {
      preconditionFailure("`\(command.name)` reads \(placeholder), which it does not declare")
    }
    return value
  }

  private func texts(of option: OptionDeclaration) -> [String] {
    assert(
      command.options.contains { $0.name == option.name },
      "`\(command.name)` reads `--\(option.name)`, which it does not declare")
    return options.filter { $0.name == option.name }.map { $0.text }
  }

  private func texts(ofOperandAt index: Int) -> [String] {
    guard index < operands.count else { return [] }
    return command.operands[index].isRepeatable ? Array(operands[index...]) : [operands[index]]
  }
}
