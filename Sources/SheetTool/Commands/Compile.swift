import CommandLineKit
import DiagnosticFormats
import Diagnostics
import SheetCompiler
import SheetEmitters
import SheetSpec

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

      Exit status: 0 when done, 1 with errors in a spec (or warnings, with --strict), 2 for a \
      wrong command line, 3 if something could not be read or written.
      """,
    operands: [specs],
    options: [emit, output, outputDirectory, access, force] + Reporting.options
      + Inputs.options
  ) { arguments, console in
    guard arguments[output] == nil || arguments[outputDirectory] == nil else {
      throw UsageError(
        "`--output` and `--output-directory` exclude each other", hint: "give one of them")
    }
    let files = POSIXFileSystem()
    let inputs = try Inputs(arguments[specs], arguments, in: files, console)
    let emission = arguments[emit]?.target.map { [$0] }
    let batch = Batch<SpecCompiler.Result>(
      files: files, task: { $0.compile($1, path: $2, emitting: emission) },
      failure: { SpecCompiler.Result(unread: $0) })
    let results = try inputs.run(batch, arguments, console)
    let compilation = Compilation(results, others: inputs.reports)
    try Reporting.show(compilation.report, to: .error, arguments, console)
    let status = Reporting.status(compilation.report, arguments)
    let outputs = OutputPlan(
      compilation, configurations: inputs.configurationFiles, emitter: arguments[emit],
      access: arguments[access],
      destination: OutputPlan.Destination(
        file: arguments[output], folder: arguments[outputDirectory]))
    try outputs.write(to: files, console, isForced: arguments[force])
    return status
  }

  private static let specs = Operand<[String]>(
    repeated: .text("SPEC"), minimum: 1, help: "a spec, a folder of specs, or `-`")
  private static let emit = Option<Emitter?>(
    "emit", .choice("WHAT", among: Emitter.all, name: \.name, help: \.summary),
    help: "what to make; by default what each spec says under `emit`")
  private static let output = Option<String?>(
    "output", short: "o", .text("FILE"), help: "write to one file")
  private static let outputDirectory = Option<String?>(
    "output-directory", .text("DIR"), help: "write a file for each spec into a folder")
  private static let access = Option<AccessLevel>(
    "access", .choice("LEVEL"), default: .internal, help: "who may use the generated Swift")
  private static let force = Flag(
    "force", help: "replace files that sheetc did not generate as well")
}
