import CommandLineKit
import Synchronization
import TestSupport
import Testing

@testable import SheetTool

/// The line that tells how far long work has come.
@Suite struct ProgressLineTests {
  /// What a terminal is sent where each spec takes so many milliseconds.
  private func sent(_ specs: Int, each duration: Int) throws -> String {
    let console = MemoryConsole(terminals: [.error], environment: ["TERM": "xterm"])
    let time = Time()
    let line = try #require(ProgressLine(of: specs, console) { time.now.withLock { $0 } })
    for _ in 0..<specs {
      time.now.withLock { $0 += duration }
      line.advance()
    }
    line.finish()
    #expect(console.output.isEmpty)
    return console.errorOutput
  }

  private final class Time: Sendable {
    let now = Mutex(1_000_000)
  }

  @Test func longWorkIsToldAndTheLineGoesInTheEnd() throws {
    let lines = try sent(3, each: 300).split(
      separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(lines == ["", "2 of 3 specs", "3 of 3 specs", ""])
  }

  @Test func shortWorkIsNot() throws {
    #expect(try sent(499, each: 1).isEmpty)
  }

  @Test func aTerminalIsNotFlooded() throws {
    #expect(try sent(2000, each: 1).split(separator: "\r").count == 17)
  }

  @Test(arguments: [
    [:], ["TERM": "dumb"], ["TERM": "xterm", "CI": "true"],
  ])
  func someTerminalsAreNotTold(environment: [String: String]) {
    let console = MemoryConsole(terminals: [.output, .error], environment: environment)
    #expect(ProgressLine(of: 10, console) == nil)
    let pipe = MemoryConsole(terminals: [.output], environment: ["TERM": "xterm"])
    #expect(ProgressLine(of: 10, pipe) == nil)
  }
}
