import CommandLineKit

extension Command {
  /// `sheetc schema`
  static let schema = Command(
    "schema", abstract: "print a JSON Schema of specs, for editors",
    discussion: """
      A JSON Schema, draft 2020-12, of what a spec may say, made of the same table of keys as \
      `sheetc explain`: with it an editor completes keys and values, shows what they mean, and marks \
      much of what is wrong while one types. What it refuses is an error to sheetc; what it takes \
      may still be one, which `sheetc check` finds.
      """,
    options: { configuration }
  ) { (arguments, console) throws(ProgramError) in
    try console.write(arguments[configuration] ? SpecSchema.configuration : SpecSchema.spec)
    return .success
  }

  private static let configuration = Flag(
    "configuration", help: "print the schema of a `.sheetc.yaml` instead")
}
