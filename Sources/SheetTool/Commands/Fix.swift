import CommandLineKit
import DiagnosticFormats
import Diagnostics
import SheetCompiler

extension Command {
  /// `sheetc fix`
  static let fix = Command(
    "fix", abstract: "mend the problems of specs that have a fix",
    discussion: """
      Edits the specs where they are, keeping comments, order and style, and reports the problems \
      that are left as `check` does. Fixes that may change what a spec means want --unsafe. No fix \
      is taken that leaves more errors than before; fixing twice changes nothing. Specs whose \
      configuration has errors are left as they are.

      Standard input, `-`, is written to standard output, and so are the differences of --diff; what \
      is left, or would be left, is then reported on standard error, at its places in the text after \
      the fixes.

      Exit status: 0 if no error is left, 1 if there is one (or, with --diff, something to fix), 2 \
      for a wrong command line or where no spec is found, 3 if something could not be read or \
      written.
      """,
    operands: { paths },
    options: {
      unsafe
      diff
      Reporting.options
      Inputs.options
    }
  ) { (arguments, console) throws(ProgramError) in
    let files = POSIXFileSystem()
    let inputs = try Inputs(arguments[paths], arguments, in: files, console)
    let allowsUnsafe = arguments[unsafe]
    let batch = Batch<FixedSpec>(
      files: files,
      task: { compiler, bytes, path in
        var fixer = SpecFixer(allowsUnsafe: allowsUnsafe, compiler.configuration)
        return FixedSpec(path: path, before: bytes, result: fixer.fix(bytes, path: path))
      }, failure: { FixedSpec(path: $0.file.path, before: [], unread: $0) })
    let readsInput = inputs.specs.contains { $0.path == "-" }
    let specs = try inputs.run(batch, arguments, console)
    let report = Report(
      files: inputs.reports + specs.map { $0.report }.filter { !$0.diagnostics.isEmpty },
      filesChecked: specs.count, by: .sheetc)
    let changed = specs.filter { $0.bytes != $0.before }
    let remainder = remainder(report, specs, allowsUnsafe: allowsUnsafe)
    if arguments[diff] {
      let text = changed.flatMap { LineDifference($0.before, $0.bytes).unified(path: $0.path) }
      if !text.isEmpty { try console.write(text, to: .output) }
      try Reporting.show(report, to: .error, arguments, console)
      if !remainder.isEmpty { try console.write(remainder, to: .error) }
      let status = Reporting.status(report, arguments)
      return status == .success && !changed.isEmpty ? .problems : status
    }
    for (input, spec) in zip(inputs.specs, specs) {
      if input.path == "-" {
        try console.write(spec.bytes, to: .output)
      } else if spec.bytes != spec.before {
        try files.rewrite(spec)
      }
    }
    try Reporting.show(report, to: readsInput ? .error : .output, arguments, console)
    if !changed.isEmpty { try console.write(summary(changed), to: .error) }
    if !remainder.isEmpty { try console.write(remainder, to: .error) }
    return Reporting.status(report, arguments)
  }

  /// What has a fix that was not made use of, and why.
  private static func remainder(
    _ report: Report, _ specs: [FixedSpec], allowsUnsafe: Bool
  ) -> String {
    var text = specs.filter { $0.isOfOtherEncoding }.map {
      "`\($0.path.visible)` is not written in UTF-8, and is left as it is; save it as UTF-8\n"
    }.joined()
    let count = report.count(fixes: .unsafe)
    if count > 0, !allowsUnsafe {
      text += "\(count) problem\(count == 1 ? " has a fix that wants" : "s have fixes that want") "
      text += "--unsafe\n"
    }
    return text
  }

  private static func summary(_ changed: [FixedSpec]) -> String {
    let fixes = changed.reduce(0) { $0 + $1.fixCount }
    return "fixed \(fixes) problem\(fixes == 1 ? "" : "s") in \(changed.count) "
      + "file\(changed.count == 1 ? "" : "s")\n"
  }

  private static let paths = Operand<[String]>(
    repeated: .text("PATH", completion: .specs), minimum: 1,
    help: "a spec, a folder of specs, or `-`")
  private static let unsafe = Flag(
    "unsafe", help: "also make use of fixes that may change what a spec means")
  private static let diff = Flag("diff", help: "show what would be changed, and change nothing")
}

/// A spec before and after its fixes.
struct FixedSpec: Sendable {
  /// The path as it was given.
  let path: String
  /// The bytes before.
  let before: [UInt8]
  /// The bytes after.
  let bytes: [UInt8]
  /// How many problems were fixed.
  let fixCount: Int
  /// What is left to report.
  let report: FileReport
  /// Whether it is left as it is because it is not UTF-8.
  let isOfOtherEncoding: Bool

  init(path: String, before: [UInt8], result: SpecFixer.Result) {
    self.path = path
    self.before = before
    bytes = result.bytes
    fixCount = result.fixCount
    report = result.report
    isOfOtherEncoding = result.isOfOtherEncoding
  }

  /// A file that could not be read.
  init(path: String, before: [UInt8], unread: FileReport) {
    self.path = path
    self.before = before
    bytes = before
    fixCount = 0
    report = unread
    isOfOtherEncoding = false
  }
}

extension POSIXFileSystem {
  /// Puts the fixed text in the place of a spec.
  fileprivate func rewrite(_ spec: FixedSpec) throws(ProgramError) {
    do throws(FileError) {
      try replace(spec.path, with: spec.bytes)
    } catch {
      throw .failure("cannot write `\(spec.path)`: \(error.reason)")
    }
  }
}
