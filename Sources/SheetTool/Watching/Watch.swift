import CommandLineKit
import DiagnosticFormats
import Diagnostics
import SheetCompiler

/// Does a command's work again whenever one of its specs or configurations changes.
struct Watch {
  /// What came of one time.
  struct Round {
    /// What was found.
    let report: Report
    /// What was done, such as `2 files written`; nil where there is nothing to tell.
    var deed: String?
  }

  static let option = Flag(
    "watch", help: "do it again whenever a spec or a configuration changes, until Ctrl-C")

  private let operands: [String]
  private let arguments: Arguments
  private let console: any Console
  private let files: any FileSystem
  private let round: (Inputs) throws(ProgramError) -> Round

  /// What is looked at before each time, so that a change of something else is none.
  private struct State: Equatable {
    let paths: [String]
    let stamps: [FileStamp?]
  }

  /// Makes a watch, which does `round` with what `operands` name at the time.
  init(
    _ operands: [String], _ arguments: Arguments, in files: any FileSystem, _ console: any Console,
    _ round: @escaping (Inputs) throws(ProgramError) -> Round
  ) {
    self.operands = operands
    self.arguments = arguments
    self.console = console
    self.files = files
    self.round = round
  }

  /// Works until the process is asked to end, which is success whatever was found.
  func run() throws(ProgramError) -> ExitStatus {
    guard !operands.contains("-") else {
      throw .usage(
        "standard input cannot be watched", hint: "name files and folders with `--watch`")
    }
    if let format = arguments[Reporting.format].format, format.isDocument {
      let others = Format.all.filter { !$0.isDocument }.map { "`\($0.name)`" }
      throw .usage(
        "`--watch` writes many reports, and `--format \(format.name)` is a document of one",
        hint: "give one of the formats \(others.joined(separator: ", "))")
    }
    var watcher: FileWatcher
    do throws(FileError) {
      watcher = try FileWatcher()
    } catch {
      throw cannotWatch(error)
    }
    return try run(&watcher)
  }

  private func run(_ watcher: inout FileWatcher) throws(ProgramError) -> ExitStatus {
    var last: State?
    repeat {
      // What appears in a folder before it is watched would go unseen.
      var inputs = try self.inputs()
      while try watch(places(inputs), with: &watcher) { inputs = try self.inputs() }
      let paths = inputs.specs.map { $0.path } + inputs.configurationFiles
      let state = State(paths: paths, stamps: paths.map { FileStamp($0) })
      guard state != last else { continue }
      try run(inputs, isFirst: last == nil)
      last = state
    } while watcher.waitForChanges()
    return .success
  }

  private func run(_ inputs: Inputs, isFirst: Bool) throws(ProgramError) {
    do throws(ProgramError) {
      let done = try round(inputs)
      try console.write(summary(done), to: .error)
    } catch .usage(let message, _) where !isFirst {
      try tell(message)
    } catch .failure(let message) {
      try tell(message)
    }
  }

  /// Whether one of the places was not watched before.
  private func watch(
    _ places: WatchedPlaces, with watcher: inout FileWatcher
  ) throws(ProgramError) -> Bool {
    do throws(FileError) {
      return try watcher.watch(places)
    } catch {
      throw cannotWatch(error)
    }
  }

  private func cannotWatch(_ error: FileError) -> ProgramError {
    .failure("cannot watch: \(error.reason)")
  }

  /// Says what kept the work from being done, which the next change may mend.
  private func tell(_ message: String) throws(ProgramError) {
    try console.write("error: \(message.visible)\nnot done; watching\n", to: .error)
  }

  private func summary(_ round: Round) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let (errors, warnings) = (round.report.count(.error), round.report.count(.warning))
    var parts = [count(round.report.filesChecked, "spec"), count(errors, "error")]
    if warnings > 0 { parts.append(count(warnings, "warning")) }
    if let deed = round.deed { parts.append(deed) }
    return parts.joined(separator: ", ") + "; watching\n"
  }

  private func inputs() throws(ProgramError) -> Inputs {
    try Inputs(operands, arguments, in: files, console, mayBeEmpty: true)
  }

  private func places(_ inputs: Inputs) -> WatchedPlaces {
    WatchedPlaces(
      operands: operands, searched: inputs.searchedFolders, specs: inputs.specs.map { $0.path },
      configuration: arguments[Inputs.configuration], currentFolder: files.currentFolder())
  }
}
