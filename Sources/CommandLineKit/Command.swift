/// A command, or a group of commands: all that parsing, help and documents need to know.
package struct Command: Sendable {
  /// What a command does.
  package typealias Action = @Sendable (Arguments, any Console) throws(ProgramError) -> ExitStatus

  /// The word that calls it.
  package let name: String
  /// What it does, in one line, in lower case and without a period.
  package let abstract: String
  /// More about it: paragraphs apart by empty lines; a line that is indented stays as it is.
  package let discussion: String
  /// What it takes by place, in order.
  package var operands: [OperandDeclaration] { makeOperands() }
  /// What it takes by name, in the order of help; `--help` is understood.
  package var options: [OptionDeclaration] { makeOptions() }
  /// The commands of a group; empty for a command.
  package let subcommands: [Command]
  /// What it does; a group does nothing.
  let action: Action?
  // Of all commands that are declared, one is used; the others' arguments cost a run nothing.
  private let makeOperands: @Sendable () -> [OperandDeclaration]
  private let makeOptions: @Sendable () -> [OptionDeclaration]

  /// Makes a command, whose arguments are not asked for before they are needed.
  package init(
    _ name: String, abstract: String, discussion: String = "",
    @OperandList operands: @escaping @Sendable () -> [OperandDeclaration] = { [] },
    @OptionList options: @escaping @Sendable () -> [OptionDeclaration] = { [] },
    run action: @escaping Action
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    makeOperands = operands
    makeOptions = options
    self.subcommands = []
    self.action = action
  }

  /// Makes a group of commands.
  package init(
    _ name: String, abstract: String, discussion: String = "", subcommands: [Command]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    makeOperands = { [] }
    makeOptions = { [] }
    self.subcommands = subcommands
    self.action = nil
  }
}
