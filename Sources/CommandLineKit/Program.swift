import Diagnostics

/// A tree of commands with a version: everything between the process's arguments and its status.
package struct Program: Sendable {
  /// The tree; its name is the program's.
  package let root: Command
  /// What `--version` answers after the name.
  package let version: String
  /// What help and manual tell besides the commands; nil where that is nothing.
  package var surroundings: Surroundings? { makeSurroundings() }
  // Help and manual alone ask for them; no other run should make them.
  private let makeSurroundings: @Sendable () -> Surroundings?

  /// Makes a program.
  package init(
    _ root: Command, version: String,
    surroundings: @escaping @autoclosure @Sendable () -> Surroundings? = nil
  ) {
    self.root = root
    self.version = version
    makeSurroundings = surroundings
  }

  /// Does what the arguments (without the program's own name) ask for.
  ///
  /// What goes wrong is said in one line on standard error; a reader of standard output that left
  /// early is not told.
  package func run(_ arguments: [String], console: any Console) -> ExitStatus {
    do throws(ProgramError) {
      let invocation = try CommandLineParser(program: self).parse(arguments)
      return try run(invocation, console: console)
    } catch {
      return report(error, console: console)
    }
  }

  private func run(_ invocation: Invocation, console: any Console) throws(ProgramError)
    -> ExitStatus
  {
    switch invocation {
    case .run(let command, let arguments):
      return try command.action?(arguments, console) ?? .usage
    case .help(let path):
      let width = console.isTerminal(.output) ? console.terminalWidth : nil
      try console.write(HelpText(path: path, width: width, surroundings).text)
      return .success
    case .version:
      try console.write("\(root.name) \(version)\n")
      return .success
    }
  }

  private func report(_ error: ProgramError, console: any Console) -> ExitStatus {
    let message: String
    switch error {
    case .usage(let problem, let hint):
      message = "\(problem); \(hint ?? "see `\(root.name) --help`")"
    case .failure(let problem): message = problem
    case .closed: return .failure
    case .unwritable(let stream, let reason): message = "cannot write \(stream.rawValue): \(reason)"
    case .unreadable(let reason): message = "cannot read standard input: \(reason)"
    }
    // Where standard error does not take the line either, the status is all that is left to say it.
    try? console.write("error: \(message.visible)\n", to: .error)
    if case .usage = error { return .usage }
    return .failure
  }
}
