/// Lists operands one below the other, whatever their types of values.
@resultBuilder
package enum OperandList {
  /// One operand.
  package static func buildExpression<Value>(_ operand: Operand<Value>) -> OperandDeclaration {
    operand.declaration
  }

  /// The list.
  package static func buildBlock(_ operands: OperandDeclaration...) -> [OperandDeclaration] {
    operands
  }
}

/// Lists options, flags and other lists of them one below the other.
@resultBuilder
package enum OptionList {
  /// One option.
  package static func buildExpression<Value>(_ option: Option<Value>) -> [OptionDeclaration] {
    [option.declaration]
  }

  /// One flag.
  package static func buildExpression(_ flag: Flag) -> [OptionDeclaration] { [flag.declaration] }

  /// All of another list.
  package static func buildExpression(_ options: [OptionDeclaration]) -> [OptionDeclaration] {
    options
  }

  /// The list.
  package static func buildBlock(_ options: [OptionDeclaration]...) -> [OptionDeclaration] {
    options.flatMap { $0 }
  }
}
