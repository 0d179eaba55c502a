package import CommandLineKit

extension Program {
  /// `sheetc` with all its commands.
  package static let sheetc = Program(
    Command(
      "sheetc", abstract: "compile descriptions of iOS sheets",
      subcommands: [.check, .fix, .compile, .explain]),
    version: "0.1.0")
}
