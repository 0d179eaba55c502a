import Foundation
import PackagePlugin

/// `swift package sheets check`, `fix` or `compile`: runs sheetc over the specs of targets.
@main struct SheetCommand: CommandPlugin {
  private static let help = """
    Usage: swift package --allow-writing-to-package-directory sheets COMMAND [options]

    Runs sheetc over the specs of targets.

    Commands:
      check    report every problem of the specs
      fix      mend what has a safe fix
      compile  make Swift of each spec, by default into the folder Generated of its target

    Options:
      --target NAME  a target whose specs are meant; may be repeated (default: all that have specs)
      -h, --help     print this page

    All other options are those of sheetc; `swift package sheets COMMAND --help` lists them.
    """

  /// Runs the command for each target that has specs; all of them, unless `--target` names some.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    var options = extractor.remainingArguments
    let asksForHelp = options.contains { ["--help", "-h"].contains($0) }
    guard let command = options.first, ["check", "fix", "compile"].contains(command) else {
      guard asksForHelp || options == ["help"] else {
        throw Refusal("say what to do; `swift package sheets --help` lists what there is")
      }
      print(Self.help)
      return
    }
    options.removeFirst()
    let sheetc = try context.tool(named: "sheetc").url
    guard !asksForHelp else {
      try Process.run(sheetc, arguments: [command, "--help"]).waitUntilExit()
      return
    }
    let targets =
      try names.isEmpty
      ? context.package.targets : context.package.targets(named: names)
    var status: Int32 = 0
    var isEmpty = true
    for target in targets.compactMap(\.sourceModule) {
      let specs = target.sourceFiles.map(\.url.path).filter {
        $0.hasSuffix(".sheet.yaml") || $0.hasSuffix(".sheet.yml")
      }
      guard !specs.isEmpty else { continue }
      isEmpty = false
      // Named by their paths, since specs of different folders may have one name.
      let folder = target.directoryURL
      let names = ["--relative-to", folder.path]
      let places =
        options.contains { $0.hasPrefix("--output") || $0 == "-o" }
        ? [] : names + ["--output-directory", folder.appending(path: "Generated").path]
      let process = try Process.run(
        sheetc,
        arguments: [command] + (command == "compile" ? places : []) + options + specs.sorted())
      process.waitUntilExit()
      status = max(status, process.terminationStatus)
    }
    if isEmpty { throw Refusal("no target has a file whose name ends in `.sheet.yaml`") }
    // What is wrong has been told.
    if status != 0 { exit(status) }
  }
}

/// Why a command was not run.
struct Refusal: Error, CustomStringConvertible {
  /// What to do instead.
  let description: String

  /// Makes a refusal.
  init(_ description: String) {
    self.description = description
  }
}
