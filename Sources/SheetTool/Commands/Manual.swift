import CommandLineKit

extension Command {
  /// `sheetc manual`
  static let manual: Command = Command(
    "manual", abstract: "print the page of sheetc for `man`",
    discussion: """
      In the macros of mdoc, for `sheetc.1` in a folder of man pages:

        sheetc manual >/usr/local/share/man/man1/sheetc.1
      """
  ) { (_, console) throws(ProgramError) in
    try console.write(Program.sheetc.manual(date: Program.dateOfVersion))
    return .success
  }
}
