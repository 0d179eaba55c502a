import CommandLineKit
import Diagnostics
import SheetCompiler
import YAMLSyntax

/// The specs that a command works on.
struct Inputs {
  /// The specs in order.
  let specs: [ConfiguredSpec]
  /// The files that configurations were read from.
  let configurationFiles: [String]
  /// Reports of folders that could not be read, and of configurations with problems.
  let reports: [FileReport]
  /// The folders that were looked into for specs.
  let searchedFolders: [String]
  private let configurations: [Configuration]

  /// Finds the specs that `operands` name, and says which configuration each has if that is asked
  /// for.
  ///
  /// Throws where nothing is found, since a check of nothing must not look like success, unless
  /// something may come.
  init(
    _ operands: [String], _ arguments: Arguments, in files: any FileSystem, _ console: any Console,
    mayBeEmpty: Bool = false
  ) throws(ProgramError) {
    var finder = ConfigurationFinder(
      try Self.source(arguments), givesAdvice: arguments[Self.advice], in: files)
    let input = arguments[Self.standardInputPath]
    for path in operands.map({ $0 == "-" ? input ?? "" : $0 })
    where ConfigurationSource.isFileName(path) {
      throw .usage(
        "`\(path)` is a configuration, and no spec", hint: "name the specs that it is for")
    }
    let found = SpecFiles(operands, in: files)
    if let empty = found.empty.first, !mayBeEmpty {
      throw .usage(
        "no spec is below `\(empty)`",
        hint: "the name of a spec ends in `.sheet.yaml` or `.sheet.yml`")
    }
    specs = finder.specs(found, standardInputPath: input)
    configurations = finder.configurations
    configurationFiles = finder.files
    searchedFolders = found.searched
    reports = found.unreadable.map { FileReport($0.path, $0.error) } + finder.reports
    if arguments[Self.verbose] {
      try console.write(finder.account.map { $0.visible + "\n" }.joined(), to: .error)
    }
  }

  /// Does `batch` for each spec, standard input among them; results in the order of specs.
  func run<Draft, Value>(
    _ batch: StagedBatch<Draft, Value>, _ arguments: Arguments, _ console: any Console
  ) throws(ProgramError) -> [Value] {
    var batch = batch
    batch.line = ProgressLine(of: specs.count, console)
    defer { batch.line?.finish() }
    guard let index = specs.firstIndex(where: { $0.path == "-" }) else {
      return batch.run(specs[...], configurations)
    }
    let path = arguments[Self.standardInputPath] ?? Self.unnamed
    let value: Value?
    if let bytes = try console.readStandardInput(limit: YAMLTree.maximumFileSize) {
      value = batch.run(bytes, path: path, configurations[specs[index].configuration])
    } else {
      value = batch.failure(FileReport(path, .tooLarge))
    }
    return batch.run(specs[..<index], configurations) + (value.map { [$0] } ?? [])
      + batch.run(specs[(index + 1)...], configurations)
  }

  /// What standard input is called where `--stdin-path` does not say.
  static let unnamed = "<stdin>"
}
