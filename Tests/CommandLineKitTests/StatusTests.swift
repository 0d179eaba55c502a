import CommandLineKit
import TestSupport
import Testing

@Suite struct StatusTests {
  @Test func theNumbersAreThePromise() {
    #expect(CommandLineKit.ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(CommandLineKit.ExitStatus(rawValue: 0) == .success)
    #expect(CommandLineKit.ExitStatus(rawValue: 1) == .problems)
    #expect(CommandLineKit.ExitStatus(rawValue: 2) == .usage)
    #expect(CommandLineKit.ExitStatus(rawValue: 3) == .failure)
  }

  static let outcomes: [(arguments: [String], status: CommandLineKit.ExitStatus, error: String)] = [
    (["copy", "odd"], .problems, ""),
    (["copy", "missing"], .failure, "error: `missing` does not exist\n"),
    (["remote", "fault"], .failure, "error: the machine does not answer\n"),
  ]

  @Test(arguments: outcomes)
  func ends(arguments: [String], status: CommandLineKit.ExitStatus, error: String) {
    let console = MemoryConsole()
    #expect(ExampleProgram.program.run(arguments, console: console) == status)
    #expect(console.errorOutput == error)
  }

  static let writeErrors: [(failure: ProgramError, error: String)] = [
    (.closed(.output), ""),
    (
      .unwritable(.output, reason: "No space left on device"),
      "error: cannot write standard output: No space left on device\n"
    ),
  ]

  @Test(arguments: writeErrors, [["--help"], ["--version"], ["copy", "a"]])
  func outputThatCannotBeWritten(
    expected: (failure: ProgramError, error: String), arguments: [String]
  ) {
    let console = MemoryConsole(failures: [.output: expected.failure])
    #expect(ExampleProgram.program.run(arguments, console: console) == .failure)
    #expect(console.errorOutput == expected.error)
  }

  @Test func theStatusStandsWhereStandardErrorCannotBeWritten() {
    let console = MemoryConsole(failures: [.error: .closed(.error)])
    #expect(ExampleProgram.program.run(["darw"], console: console) == .usage)
  }
}
