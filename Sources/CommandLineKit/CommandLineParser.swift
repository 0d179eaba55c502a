import Diagnostics

/// What a command line asks for.
enum Invocation: Sendable {
  /// To do a command.
  case run(Command, Arguments)
  /// To explain the last command of a path from the root.
  case help(path: [Command])
  /// To tell the program's version.
  case version
}

/// Finds out what a command line asks for.
///
/// `--name value` and `--name=value` give an option its value; short flags are not joined; options
/// may follow operands; `--` ends them; `-` is an operand. `--help` before a `--` wins over all
/// else.
struct CommandLineParser {
  private let root: Command
  private var path: [Command]

  /// Makes a parser for a program's tree.
  init(program: Program) {
    root = program.root
    path = [program.root]
  }

  /// Parses the arguments, without the program's own name.
  func parse(_ arguments: [String]) throws(ProgramError) -> Invocation {
    var parser = self
    return try parser.descend(arguments[...])
  }

  private mutating func descend(_ arguments: ArraySlice<String>) throws(ProgramError) -> Invocation
  {
    var rest = arguments
    while !current.subcommands.isEmpty {
      guard let word = rest.popFirst() else {
        throw .usage("no command is given", hint: "see `\(spelling) --help`")
      }
      if Self.asksForHelp(word) { return .help(path: path) }
      if path.count == 1, word == "--version" { return .version }
      if path.count == 1, word == "help" { return try help(on: rest) }
      if word.hasPrefix("-") { throw optionBeforeCommand(word) }
      try enter(word)
    }
    if rest.prefix(while: { $0 != "--" }).contains(where: Self.asksForHelp) {
      return .help(path: path)
    }
    var reader = ArgumentReader(command: current, path: path, rest: rest)
    return .run(current, try reader.read())
  }

  private mutating func help(on words: ArraySlice<String>) throws(ProgramError) -> Invocation {
    for word in words where !Self.asksForHelp(word) {
      guard !current.subcommands.isEmpty else {
        throw .usage(
          "`\(spelling)` has no commands of its own", hint: "see `\(spelling) --help`")
      }
      try enter(word)
    }
    return .help(path: path)
  }

  private mutating func enter(_ word: String) throws(ProgramError) {
    if let command = current.subcommands.first(where: { $0.name == word }) {
      path.append(command)
      return
    }
    let names = current.subcommands.map { $0.name } + (path.count == 1 ? ["help"] : [])
    throw .usage(
      "`\(word)` is not a command of `\(spelling)`",
      hint: closestName(to: word, among: names).map { "did you mean `\($0)`?" }
        ?? "see `\(spelling) --help`")
  }

  private func optionBeforeCommand(_ word: String) -> ProgramError {
    let name = ArgumentReader.name(ofOption: word)
    let isKnownBelow = current.subcommands.contains { command in
      command.options.contains { $0.name == name || $0.short.map(String.init) == name }
    }
    if isKnownBelow {
      return .usage("`\(word)` stands before the command", hint: "write it after the command")
    }
    let names = ["help"] + (path.count == 1 ? ["version"] : [])
    return .usage(
      "`\(word)` is not an option of `\(spelling)`",
      hint: closestName(to: name, among: names).map { "did you mean `--\($0)`?" }
        ?? "see `\(spelling) --help`")
  }

  private var current: Command { path.last ?? root }

  // Swift evaluates it before it is known to be needed; `joined` costs much at a program's start.
  private var spelling: String {
    path.dropFirst().reduce(path.first?.name ?? "") { "\($0) \($1.name)" }
  }

  private static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }
}
