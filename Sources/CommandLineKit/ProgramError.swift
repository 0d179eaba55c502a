/// Why a program ends before its work is done.
///
/// Messages and hints are one line that stands alone: lower case, no period.
package enum ProgramError: Error, Hashable {
  /// A command line that says nothing the program can do: what is wrong, and what to write instead;
  /// without a hint the command's help is named.
  case usage(String, hint: String? = nil)
  /// Something outside the program that kept a command from its work.
  case failure(String)
  /// Whoever read the stream has stopped, as `head` does.
  case closed(StandardStream)
  /// The system refused to take what was written, for the reason that it gives.
  case unwritable(StandardStream, reason: String)
  /// The system could not read standard input, for the reason that it gives.
  case unreadable(reason: String)
}
