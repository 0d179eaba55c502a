import CommandLineKit

extension Command {
  /// `sheetc compile`
  static let compile = Command(
    "compile", abstract: "make Swift or JSON of specs",
    discussion: """
      Writes to standard output unless told otherwise; several specs make one output there, and \
      in the file of --output. In the folder of --output-directory each spec makes its own: \
      `item-search.sheet.yaml` makes `item-search.sheet.uikit.swift`, \
      `item-search.sheet.swiftui.swift`, or both, as it says under `emit`.

      Nothing is made of a spec with errors, or with errors in its configuration. A file is \
      written whole or not at all, is not touched where it would not change, and is never replaced \
      unless sheetc generated it.

      For build systems: with --every-framework or --emit the names of outputs follow from the \
      paths of the specs alone, which need not be read, or be there, for --list-outputs.

      With --check nothing is written: each file that is missing or another is shown as a \
      difference on standard output, and reported like the problems of specs.

      Where folders of specs are given, what sheetc generated earlier into the folder of \
      --output-directory and none of the specs makes is reported too: as a warning, or with --check as \
      an error. A folder of outputs therefore belongs to one call, or to calls that name single specs.

      With --watch it goes on until Ctrl-C or SIGTERM, which end it with status 0; after each time \
      a line on standard error tells what came of it.

      Exit status: 0 when done, 1 with errors in a spec (or warnings, with --strict), or with \
      --check where a file is not as it would be written, 2 for a wrong command line, 3 if \
      something could not be read or written.
      """,
    operands: { CompileRun.specs }, options: { CompileRun.options }
  ) { (arguments, console) throws(ProgramError) in
    let compile = try CompileRun(arguments, console)
    return arguments[CompileRun.listOutputs] ? try compile.list() : try compile.run()
  }
}
