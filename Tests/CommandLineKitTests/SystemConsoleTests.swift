import CommandLineKit
import Foundation
import Testing

/// Each test runs in a process of its own, whose streams it replaces before the console is made.
@Suite struct SystemConsoleTests {
  @Test func bothStreamsAreWritten() async {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let console = SystemConsole()
      try console.write("to output\n")
      try console.write("to error\n", to: .error)
      exit(1)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("to output\n") && !output.contains("to error"))
    #expect(error.contains("to error\n") && !error.contains("to output"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDeviceIsAFailure() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      dup2(unsafe open("/dev/full", O_WRONLY), STDOUT_FILENO)
      let status = ExampleProgram.program.run(["--version"], console: SystemConsole())
      exit(status.rawValue)
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("error: cannot write standard output: No space left on device\n"))
  }

  @Test func aClosedPipeIsAQuietFailure() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      let pipe = Pipe()
      dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
      try pipe.fileHandleForWriting.close()
      try pipe.fileHandleForReading.close()
      let status = ExampleProgram.program.run(["--help"], console: SystemConsole())
      exit(status.rawValue)
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!error.contains("error:"))
  }

  @Test func closedStreamsAreFailuresAndTheirNumbersStayTaken() async {
    await #expect(processExitsWith: .exitCode(3)) {
      close(STDIN_FILENO)
      close(STDOUT_FILENO)
      close(STDERR_FILENO)
      let console = SystemConsole()
      let next = unsafe open("/dev/null", O_RDONLY)
      guard next > STDERR_FILENO else { exit(1) }
      #expect(throws: ProgramError.self) { try console.readStandardInput(limit: .max) }
      #expect(throws: ProgramError.self) { try console.write("x", to: .error) }
      exit(ExampleProgram.program.run(["--version"], console: console).rawValue)
    }
  }

  @Test func aPipeThatTakesLittleAtATimeGetsAll() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      let writing = pipe.fileHandleForWriting.fileDescriptor
      _ = fcntl(writing, F_SETFL, O_NONBLOCK)
      dup2(writing, STDOUT_FILENO)
      try pipe.fileHandleForWriting.close()
      let reading = pipe.fileHandleForReading
      let reader = Task.detached {
        var count = 0
        while let data = try reading.read(upToCount: 1 << 14), !data.isEmpty { count += data.count }
        return count
      }
      try SystemConsole().write(
        [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000), to: .output)
      close(STDOUT_FILENO)
      let count = try await reader.value
      exit(count == 3_000_000 ? 0 : 1)
    }
  }

  @Test func standardInputIsReadToItsEnd() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      dup2(pipe.fileHandleForReading.fileDescriptor, STDIN_FILENO)
      let writing = pipe.fileHandleForWriting
      let text = [UInt8](repeating: UInt8(ascii: "y"), count: 300_001)
      let writer = Task.detached {
        try writing.write(contentsOf: Data(text))
        try writing.close()
      }
      let read = try SystemConsole().readStandardInput(limit: .max)
      try await writer.value
      exit(read == text ? 0 : 1)
    }
  }

  @Test func aFolderAsStandardInputIsAnError() async {
    await #expect(processExitsWith: .success) {
      dup2(unsafe open("/", O_RDONLY), STDIN_FILENO)
      let console = SystemConsole()
      #expect(throws: ProgramError.unreadable(reason: "Is a directory")) {
        try console.readStandardInput(limit: .max)
      }
      exit(0)
    }
  }

  @Test func theSurroundingsAreThoseOfTheProcess() async {
    await #expect(processExitsWith: .success) {
      let file = unsafe open("/dev/null", O_WRONLY)
      dup2(file, STDOUT_FILENO)
      dup2(file, STDERR_FILENO)
      unsafe setenv("SHEETC_TEST_VARIABLE", "wärme", 1)
      let console = SystemConsole()
      #expect(console.environmentVariable("SHEETC_TEST_VARIABLE") == "wärme")
      #expect(console.environmentVariable("SHEETC_TEST_NO_VARIABLE") == nil)
      #expect(!console.isTerminal(.output) && !console.isTerminal(.error))
      #expect(console.terminalWidth == nil)
      exit(0)
    }
  }
}
