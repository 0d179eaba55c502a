/// What a run tells the process that started it.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Done, and nothing found that fails a build.
  case success = 0
  /// The inputs have problems that fail a build.
  case problems = 1
  /// The command line is wrong; nothing was done.
  case usage = 2
  /// Something could not be read or written, or the program itself is at fault.
  case failure = 3
}
