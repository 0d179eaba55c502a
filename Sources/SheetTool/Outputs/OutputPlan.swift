import CommandLineKit
import Diagnostics
import SheetCompiler
import SheetEmitters

/// What a compilation writes, and where.
struct OutputPlan {
  /// Where outputs go.
  enum Destination {
    case standardOutput
    case file(String)
    case folder(OutputNames)
  }

  /// An output of all specs together, made when it is asked for.
  private struct Common {
    let path: String
    let emitter: Emitter
    let sources: [EmissionSource]
  }

  private let specs: [String]
  private let destination: Destination
  private let maker: OutputMaker
  private let common: [Common]
  /// The outputs that each spec has of its own.
  private let own: [Output]
  /// What the names of the outputs of specs with errors begin with.
  private let unknown: [String]

  /// Plans every output, or none for a common destination where one of the specs has an error.
  init(_ compilation: Compilation, _ maker: OutputMaker, _ destination: Destination)
    throws(ProgramError)
  {
    let units = compilation.units
    specs = units.map { $0.path }
    self.maker = maker
    self.destination = destination
    let sources = compilation.isComplete ? units.compactMap { $0.spec.source } : []
    func common(_ path: String) -> [Common] {
      guard !sources.isEmpty else { return [] }
      return maker.kinds.possible.compactMap { emitter in
        maker.kinds.sources(sources, for: emitter).map {
          Common(path: path, emitter: emitter, sources: $0)
        }
      }
    }
    switch destination {
    case .standardOutput:
      self.common = common("")
      (own, unknown) = ([], [])
    case .file(let path):
      self.common = common(path)
      (own, unknown) = ([], [])
      guard self.common.count <= 1 else {
        throw .usage(
          "the specs ask for several kinds of output, and `--output` names one file",
          hint: "choose one with `--emit`, or use `--output-directory`")
      }
    case .folder(let names):
      self.common = []
      if Fingerprint.mayRepeat(units.lazy.map({ $0.spec.stemFingerprint })) {
        try names.checkStems(of: specs)
      }
      own = units.flatMap { $0.isRight ? $0.spec.outputs : [] }
      unknown = try units.filter { !$0.isRight }.map { (unit) throws(ProgramError) in
        try names.stem(of: unit.path)
      }
    }
  }

  /// The paths of what is written, in order.
  var paths: [String] { common.map { $0.path } + own.map { $0.path } }

  /// Writes every output; how many files were not as they are now.
  func write(to files: any FileSystem, _ console: any Console) throws(ProgramError) -> Int {
    if case .standardOutput = destination {
      for output in common {
        try console.write(maker.bytes(output.emitter, output.sources), to: .output)
      }
      return 0
    }
    if case .folder(let names) = destination, !own.isEmpty {
      do throws(FileError) {
        try files.makeFolder(names.folder)
      } catch {
        throw .failure("cannot make the folder `\(names.folder)`: \(error.reason)")
      }
    }
    var count = 0
    try forEachChange(console) { (path, change) throws(ProgramError) in
      guard case .bytes(let bytes) = change else { return }
      if try maker.write(bytes, to: path) { count += 1 }
    }
    return count
  }

  /// Shows how each file that is there differs from what would be written, and reports that it does.
  func check(_ console: any Console, _ drifted: inout [FileReport]) throws(ProgramError) {
    try forEachChange(console) { (_, change) throws(ProgramError) in
      guard case .drift(let drift) = change else { return }
      drifted.append(drift.report)
      if !drift.difference.isEmpty { try console.write(drift.difference, to: .output) }
    }
  }

  /// What sheetc generated into the folder before, and none of the specs makes.
  func staleOutputs(in files: any FileSystem) -> [String] {
    guard case .folder(let names) = destination else { return [] }
    return StaleOutputs(in: names, kinds: maker.kinds, besides: own, stems: unknown, files).paths
  }

  /// Writes what the outputs are made of, unless there are none.
  func writeDependencies(to path: String, in files: any FileSystem) throws(ProgramError) {
    let paths = paths
    guard !paths.isEmpty else { return }
    let prerequisites = specs.filter { $0 != Inputs.unnamed } + maker.configurations
    guard !prerequisites.contains(where: { files.isSame($0, path) }), !paths.contains(path) else {
      throw .failure("`\(path)` is a spec, a configuration or an output, and is left as it is")
    }
    try DependencyFile(targets: paths, prerequisites: prerequisites).write(to: path, in: files)
  }

  /// Outputs of which those that were postponed are made before the first is written.
  private static let roundSize = 256

  /// Does with `body` what is to be done about each file that is not current, in order; one that
  /// cannot be written does not keep the others from being current.
  private func forEachChange(
    _ console: any Console, _ body: (String, Output.Change) throws(ProgramError) -> Void
  ) throws(ProgramError) {
    var failures: [String] = []
    let outputs = common.map { maker.output($0.path, $0.emitter, $0.sources) } + own
    for start in stride(from: 0, to: outputs.count, by: Self.roundSize) {
      let round = outputs[start..<min(start + Self.roundSize, outputs.count)]
      guard round.contains(where: { !$0.isCurrent }) else { continue }
      for output in round.contains(where: { $0.isPostponed }) ? made(round) : Array(round) {
        guard let change = output.change else { continue }
        do throws(ProgramError) {
          if case .refused(let failure) = change { throw failure }
          try body(output.path, change)
        } catch .failure(let message) {
          failures.append(message)
        }
      }
    }
    guard let last = failures.popLast() else { return }
    for failure in failures {
      try console.write("error: \(failure.visible)\n", to: .error)
    }
    throw .failure(last)
  }

  private func made(_ outputs: ArraySlice<Output>) -> [Output] {
    concurrentMap(outputs, chunk: 16, with: {}) { _, outputs in outputs.map { maker.made($0) } }
  }
}
