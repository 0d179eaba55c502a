import CommandLineKit

/// The options by which every command that reads specs finds them and what holds for them.
extension Inputs {
  static let advice = Flag("advice", help: "give advice as well")
  static let configuration = Option<String?>(
    "config", .text("FILE", completion: .files([".yaml", ".yml"])),
    help: "the configuration of every spec; by default the `.sheetc.yaml` in its folder or the "
      + "nearest one above")
  static let noConfiguration = Flag("no-config", help: "read no configuration")
  static let verbose = Flag(
    "verbose", help: "say on standard error which configuration is used for which folder")
  static let standardInputPath = Option<String?>(
    "stdin-path", .text("PATH", completion: .specs),
    help: "what to call standard input, given as `-`")

  @OptionList static var options: [OptionDeclaration] {
    advice
    configuration
    noConfiguration
    verbose
    standardInputPath
  }

  /// Where configurations come from.
  static func source(_ arguments: Arguments) throws(ProgramError) -> ConfigurationSource {
    guard let file = arguments[configuration] else {
      return arguments[noConfiguration] ? .none : .nearest
    }
    guard !arguments[noConfiguration] else {
      throw .usage("`--config` and `--no-config` exclude each other", hint: "give one of them")
    }
    return .file(file)
  }
}

extension Completion {
  /// Specs and their folders.
  static let specs = Completion.files([".sheet.yaml", ".sheet.yml"])
}
