/// A command line that says nothing the program can do.
package struct UsageError: Error, Hashable {
  /// What is wrong, in one line that stands alone: lower case, no period.
  package let message: String
  /// What to write instead; nil refers to the command's help.
  package let hint: String?

  /// Makes an error.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// Something outside the program that kept a command from its work, or a fault inside.
package struct Failure: Error, Hashable {
  /// What happened, in one line that stands alone: lower case, no period.
  package let message: String

  /// Makes a failure.
  package init(_ message: String) {
    self.message = message
  }
}
