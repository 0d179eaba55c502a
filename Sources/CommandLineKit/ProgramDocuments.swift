/// A shell that can complete the words of a program.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension Program {
  /// A script by which a shell completes the program's commands, options and values.
  package func completions(for shell: Shell) -> String {
    let tree = CompletionTree(self)
    return switch shell {
    case .bash: BashCompletions(tree).text
    case .zsh: ZshCompletions(tree).text
    case .fish: FishCompletions(tree).text
    }
  }

  /// The program's page for `man`, in the macros of mdoc; `date` is when it was written, as
  /// `January 31, 2026`.
  package func manual(date: String) -> String { ManualPage(self, date: date).text }
}
