import CommandLineKit
import DiagnosticFormats
import Diagnostics
import SheetCompiler

extension Command {
  /// `sheetc check`
  static let check = Command(
    "check", abstract: "report every problem of specs",
    discussion: """
      A folder stands for every `*.sheet.yaml` and `*.sheet.yml` below it; what has a name that \
      begins with a dot is skipped, and links are not followed.

      With --watch it goes on until Ctrl-C or SIGTERM, which end it with status 0.

      Exit status: 0 without errors (or with --exit-zero), 1 with errors (or warnings, with \
      --strict), 2 for a wrong command line or where no spec is found, 3 if something could not \
      be read.
      """,
    operands: { paths },
    options: {
      Reporting.options
      Reporting.exitZero
      Watch.option
      Inputs.options
    }
  ) { (arguments, console) throws(ProgramError) in
    let files = POSIXFileSystem()
    func check(_ inputs: Inputs) throws(ProgramError) -> Report {
      let batch = Batch<FileReport>(
        files: files,
        task: { compiler, bytes, path in
          let report = compiler.check(bytes, path: path)
          return report.diagnostics.isEmpty ? nil : report
        }, failure: { $0 })
      let reports = try inputs.run(batch, arguments, console)
      let report = Report(
        files: inputs.reports + reports, filesChecked: inputs.specs.count, by: .sheetc)
      try Reporting.show(report, to: .output, arguments, console)
      return report
    }
    guard !arguments[Watch.option] else {
      return try Watch(arguments[paths], arguments, in: files, console) {
        (inputs) throws(ProgramError) in
        Watch.Round(report: try check(inputs))
      }.run()
    }
    let report = try check(Inputs(arguments[paths], arguments, in: files, console))
    let status = Reporting.status(report, arguments)
    return status == .problems && arguments[Reporting.exitZero] ? .success : status
  }

  private static let paths = Operand<[String]>(
    repeated: .text("PATH", completion: .specs), minimum: 1,
    help: "a spec, a folder of specs, or `-`")
}
