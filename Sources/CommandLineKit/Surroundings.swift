/// What a program reads and leaves besides its arguments, and how it ends, as its help and its page
/// for `man` tell it.
package struct Surroundings: Sendable {
  /// The variables of the environment that are heeded.
  package let environment: [Entry]
  /// The files that have a meaning by their names.
  package let files: [Entry]
  /// When a run ends so, in a phrase.
  package let exitStatus: @Sendable (ExitStatus) -> String

  /// One of several things that are told.
  package struct Entry: Sendable {
    /// What it is called.
    package let name: String
    /// What it does, in a phrase.
    package let help: String

    /// Makes an entry.
    package init(_ name: String, help: String) {
      self.name = name
      self.help = help
    }
  }

  /// Entries of one kind.
  struct Section {
    /// What help calls them.
    let title: String
    /// The macro of mdoc(7) for the names, with a space after it; empty where there is none.
    let macro: String
    /// What is told.
    let entries: [Entry]
  }

  /// Makes what is told.
  package init(
    environment: [Entry], files: [Entry], exitStatus: @escaping @Sendable (ExitStatus) -> String
  ) {
    self.environment = environment
    self.files = files
    self.exitStatus = exitStatus
  }

  /// All of it, in the order of pages for `man`.
  var sections: [Section] {
    [
      Section(title: "Environment", macro: "Ev ", entries: environment),
      Section(title: "Files", macro: "Pa ", entries: files),
      Section(
        title: "Exit status", macro: "",
        entries: ExitStatus.allCases.map { Entry("\($0.rawValue)", help: exitStatus($0)) }),
    ]
  }
}
