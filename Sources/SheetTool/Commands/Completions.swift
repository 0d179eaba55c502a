import CommandLineKit

extension Command {
  /// `sheetc completions`
  static let completions: Command = Command(
    "completions", abstract: "print a script by which a shell completes sheetc's words",
    discussion: """
      Commands, options, their values, specs, and the names of rules and keys for `explain`:

        sheetc completions bash >~/.local/share/bash-completion/completions/sheetc
        sheetc completions zsh >FOLDER/_sheetc, for a FOLDER of $fpath
        sheetc completions fish >~/.config/fish/completions/sheetc.fish

      The script holds the words of the sheetc that printed it: print it again after an update.
      """,
    operands: { shell }
  ) { (arguments, console) throws(ProgramError) in
    try console.write(Program.sheetc.completions(for: arguments[shell]))
    return .success
  }

  private static let shell = Operand<Shell>(.choice("SHELL"), help: "the shell")
}
