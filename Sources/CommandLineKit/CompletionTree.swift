/// A program's commands as scripts of shells want them: each with all that can stand after it.
struct CompletionTree {
  /// A command or group of commands at its place.
  struct Node {
    /// The words that lead to it, without the program's own name.
    let path: [String]
    /// What it takes by name, `--help` and `--version` among it.
    let options: [Option]
    /// What it takes by place.
    let operands: [OperandDeclaration]
    /// The commands that can follow.
    let commands: [Choice]
  }

  /// An option as it is completed.
  struct Option {
    /// The long name, without dashes.
    let name: String
    /// The letter that may be written instead.
    let short: Character?
    /// What it does.
    let help: String
    /// What it takes; nil for a flag.
    let argument: ArgumentDeclaration?
    /// Whether it may be given several times.
    let isRepeatable: Bool

    /// As it is written, long and short.
    var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
  }

  /// The program's own name.
  let name: String
  /// All commands, the program itself first.
  let nodes: [Node]

  /// Walks through the commands of `program`.
  init(_ program: Program) {
    name = program.root.name
    nodes = Self.nodes(below: program.root, at: [])
  }

  private static func nodes(below command: Command, at path: [String]) -> [Node] {
    let isGroup = !command.subcommands.isEmpty
    var options = command.options.map { option in
      Option(
        name: option.name, short: option.short, help: option.help, argument: option.argument,
        isRepeatable: option.isRepeatable && option.argument != nil)
    }
    if path.isEmpty, isGroup {
      options.append(
        Option(
          name: "version", short: nil, help: "print the version", argument: nil,
          isRepeatable: false))
    }
    options.append(
      Option(
        name: "help", short: "h", help: "print the page about it", argument: nil,
        isRepeatable: false))
    var commands = command.subcommands.map { Choice(name: $0.name, help: $0.abstract) }
    if path.isEmpty, isGroup { commands.append(Choice(name: "help", help: "explain a command")) }
    var nodes = [
      Node(path: path, options: options, operands: command.operands, commands: commands)
    ]
    for subcommand in command.subcommands {
      nodes += Self.nodes(below: subcommand, at: path + [subcommand.name])
    }
    if path.isEmpty, isGroup {
      // `help` explains what the other words lead to.
      nodes.append(
        Node(path: ["help"], options: [], operands: [], commands: Array(commands.dropLast())))
    }
    return nodes
  }
}

extension ArgumentDeclaration {
  /// What a shell offers, with choices as words.
  var offered: Completion {
    let choices = self.choices
    return choices.isEmpty ? completion : .words { choices }
  }
}

extension String {
  /// The text as one word of a shell, whatever it holds.
  var singleQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
