import CommandLineKit
import Diagnostics
import SheetCompiler
import YAMLSyntax

/// The specs that a command works on.
enum Inputs {
  static let standardInputPath = Option<String?>(
    "stdin-path", .text("PATH"), help: "what to call standard input, given as `-`")

  /// The paths of the specs, and reports of folders that could not be read.
  ///
  /// Throws where nothing is found, since a check of nothing must not look like success.
  static func find(
    _ operands: [String], in files: any FileSystem
  ) throws -> (paths: [String], unreadable: [FileReport]) {
    let found = SpecFiles(operands, in: files)
    if let empty = found.empty.first {
      throw UsageError(
        "no spec is below `\(empty)`",
        hint: "the name of a spec ends in `.sheet.yaml` or `.sheet.yml`")
    }
    return (found.paths, found.unreadable.map { FileReport($0.path, $0.error) })
  }

  /// Does `batch` for each path, standard input among them; results in the order of paths.
  static func run<Value>(
    _ batch: Batch<Value>, _ paths: [String], _ arguments: Arguments, _ console: any Console
  ) throws -> [Value] {
    guard let index = paths.firstIndex(of: "-") else { return batch.run(paths) }
    let path = arguments[standardInputPath] ?? unnamed
    let value: Value?
    if let bytes = try console.readStandardInput(limit: YAMLTree.maximumFileSize) {
      var compiler = SpecCompiler()
      value = batch.task(&compiler, bytes, path)
    } else {
      value = batch.failure(FileReport(path, .tooLarge))
    }
    return batch.run(Array(paths[..<index])) + (value.map { [$0] } ?? [])
      + batch.run(Array(paths[(index + 1)...]))
  }

  /// What standard input is called where `--stdin-path` does not say.
  static let unnamed = "<stdin>"
}
