/// The two streams a program writes to.
package enum StandardStream: String, CaseIterable, Sendable {
  /// What was asked for.
  case output = "standard output"
  /// What went wrong.
  case error = "standard error"
}

/// The process's surroundings, handed in so that tests can stand in for them.
package protocol Console: AnyObject, Sendable {
  /// Writes all of `bytes` at once; nothing is held back, so text is joined before it is written.
  func write(_ bytes: [UInt8], to stream: StandardStream) throws(ProgramError)
  /// Reads standard input to its end; nil where it holds more than `limit` bytes.
  func readStandardInput(limit: Int) throws(ProgramError) -> [UInt8]?
  /// Whether a person reads the stream.
  func isTerminal(_ stream: StandardStream) -> Bool
  /// The value of an environment variable; nil where it is not set.
  func environmentVariable(_ name: String) -> String?
  /// The terminal's width in columns; nil where there is no terminal, or it does not tell.
  var terminalWidth: Int? { get }
}

extension Console {
  /// Writes text to standard output.
  package func write(_ text: String) throws(ProgramError) {
    try write(Array(text.utf8), to: .output)
  }

  /// Writes text to a stream.
  package func write(_ text: String, to stream: StandardStream) throws(ProgramError) {
    try write(Array(text.utf8), to: stream)
  }
}
