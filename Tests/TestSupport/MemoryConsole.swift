package import CommandLineKit
import Synchronization

/// A console that keeps what is written, and answers what a test sets.
package final class MemoryConsole: Console {
  private let written = Mutex<[StandardStream: [UInt8]]>([:])
  private let input: [UInt8]
  private let terminals: Set<StandardStream>
  private let environment: [String: String]
  private let failures: [StandardStream: ProgramError]
  /// The width that the test gave.
  package let terminalWidth: Int?

  /// Makes a console; writing to a stream in `failures` throws and keeps nothing.
  package init(
    input: [UInt8] = [], terminals: Set<StandardStream> = [], terminalWidth: Int? = nil,
    environment: [String: String] = [:], failures: [StandardStream: ProgramError] = [:]
  ) {
    self.input = input
    self.terminals = terminals
    self.terminalWidth = terminalWidth
    self.environment = environment
    self.failures = failures
  }

  /// What was written to standard output.
  package var output: String { text(of: .output) }

  /// What was written to standard error.
  package var errorOutput: String { text(of: .error) }

  /// Keeps the bytes, or fails as the test wants it.
  package func write(_ bytes: [UInt8], to stream: StandardStream) throws(ProgramError) {
    if let failure = failures[stream] { throw failure }
    written.withLock { $0[stream, default: []] += bytes }
  }

  /// The input that the test gave.
  package func readStandardInput(limit: Int) throws(ProgramError) -> [UInt8]? {
    input.count > limit ? nil : input
  }

  /// Whether the test called the stream a terminal.
  package func isTerminal(_ stream: StandardStream) -> Bool { terminals.contains(stream) }

  /// The variable that the test gave.
  package func environmentVariable(_ name: String) -> String? { environment[name] }

  private func text(of stream: StandardStream) -> String {
    written.withLock { String(decoding: $0[stream] ?? [], as: UTF8.self) }
  }
}
