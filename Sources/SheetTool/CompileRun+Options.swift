import CommandLineKit
import SheetEmitters

extension CompileRun {
  static let specs = Operand<[String]>(
    repeated: .text("SPEC", completion: .specs), minimum: 1,
    help: "a spec, a folder of specs, or `-`")
  static let emit = Option<Emitter?>(
    "emit", .choice("WHAT", among: Emitter.all, name: { $0.name }, help: { $0.summary }),
    help: "what to make; by default what each spec says under `emit`")
  static let everyFramework = Flag(
    "every-framework",
    help: "make Swift for every framework; what a spec does not ask for has nothing in it")
  static let output = Option<String?>(
    "output", short: "o", .text("FILE", completion: .files([])), help: "write to one file")
  static let outputDirectory = Option<String?>(
    "output-directory", .text("DIR", completion: .folders),
    help: "write a file for each spec into a folder")
  static let relativeTo = Option<String?>(
    "relative-to", .text("DIR", completion: .folders),
    help: "name those files by the paths of specs below this folder: `a/b.sheet.yaml` makes "
      + "`a-b.sheet.uikit.swift`")
  static let listOutputs = Flag(
    "list-outputs", help: "print the paths that would be written, a line each, and write nothing")
  static let check = Flag(
    "check", help: "write nothing; show how files differ from what would be written")
  static let dependencyFile = Option<String?>(
    "depfile", .text("FILE.d", completion: .files([])),
    help: "write what the outputs are made of, for make, ninja and others")
  static let access = Option<AccessLevel>(
    "access", .choice("LEVEL"), default: .internal, help: "who may use the generated Swift")
  static let force = Flag(
    "force", help: "replace files that sheetc did not generate as well")

  @OptionList static var options: [OptionDeclaration] {
    emit
    everyFramework
    output
    outputDirectory
    relativeTo
    listOutputs
    check
    dependencyFile
    Watch.option
    access
    force
    Reporting.options
    Inputs.options
  }

  /// Which outputs are asked for.
  static func kinds(_ arguments: Arguments) throws(ProgramError) -> OutputKinds {
    guard arguments[everyFramework] else {
      return arguments[emit].map { .only($0) } ?? .asSpecsSay
    }
    guard arguments[emit] == nil else {
      throw .usage(
        "`--emit` and `--every-framework` exclude each other", hint: "give one of them")
    }
    return .everyFramework
  }

  /// Refuses options that are of no use without another.
  static func checkDestination(_ arguments: Arguments) throws(ProgramError) {
    let (file, folder) = (arguments[output] != nil, arguments[outputDirectory] != nil)
    guard !file || !folder else {
      throw .usage(
        "`--output` and `--output-directory` exclude each other", hint: "give one of them")
    }
    let ofFolders = [
      (arguments[everyFramework], everyFramework.declaration),
      (arguments[relativeTo] != nil, relativeTo.declaration),
    ]
    let ofFiles = [
      (arguments[listOutputs], listOutputs.declaration), (arguments[check], check.declaration),
      (arguments[dependencyFile] != nil, dependencyFile.declaration),
    ]
    for (isGiven, option) in ofFolders where isGiven && !folder {
      throw .usage(
        "`--\(option.name)` is about the files of `--output-directory`, which is not given",
        hint: "say where they go with `--output-directory`")
    }
    for (isGiven, option) in ofFiles where isGiven && !file && !folder {
      throw .usage(
        "`--\(option.name)` is about files, and none is asked for",
        hint: "say where they go with `--output-directory` or `--output`")
    }
    for (flag, other) in [(check, Watch.option), (listOutputs, Watch.option), (listOutputs, check)]
    where arguments[flag] && arguments[other] {
      throw .usage(
        "`--\(flag.declaration.name)` and `--\(other.declaration.name)` exclude each other",
        hint: "give one of them")
    }
    guard let path = arguments[dependencyFile] else { return }
    guard path.hasSuffix(DependencyFile.fileExtension) else {
      throw .usage(
        "`\(path)` is not the name of a dependency file",
        hint: "it ends in `\(DependencyFile.fileExtension)`")
    }
    for flag in [check, listOutputs] where arguments[flag] {
      throw .usage(
        "`--\(flag.declaration.name)` writes nothing, and `--depfile` asks for a file",
        hint: "give one of them")
    }
  }
}
