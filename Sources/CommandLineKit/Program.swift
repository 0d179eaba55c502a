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
    do {
      let invocation = try CommandLineParser(program: self).parse(arguments)
      return try run(invocation, console: console)
    } catch let error as UsageError {
      let hint = error.hint ?? "see `\(root.name) --help`"
      return report("\(error.message); \(hint)", .usage, console: console)
    } catch let error as Failure {
      return report(error.message, .failure, console: console)
    } catch ConsoleError.closed {
      return .failure
    } catch ConsoleError.unwritable(let stream, let reason) {
      return report("cannot write \(stream.rawValue): \(reason)", .failure, console: console)
    } catch ConsoleError.unreadable(let reason) {
      return report("cannot read standard input: \(reason)", .failure, console: console)
    } catch {
      return report("internal fault: \(error)", .failure, console: console)
    }
  }

  private func run(_ invocation: Invocation, console: any Console) throws -> ExitStatus {
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

  private func report(
    _ message: String, _ status: ExitStatus, console: any Console
  ) -> ExitStatus {
    // Where standard error does not take the line either, the status is all that is left to say it.
    try? console.write("error: \(message.visible)\n", to: .error)
    return status
  }
}
