import CommandLineKit
import DiagnosticFormats
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

  /// An output that is made when it is its turn, with a few others, so that not all are held at once.
  private struct Output: Sendable {
    let path: String
    let emitter: Emitter
    let sources: [EmissionSource]
  }

  private let specs: [String]
  private let configurations: [String]
  private let access: AccessLevel
  private let destination: Destination
  private let outputs: [Output]
  private let kinds: OutputKinds
  /// What the names of the outputs of specs with errors begin with.
  private let unknown: [String]

  /// Plans every output, or none for a common destination where one of the specs has an error;
  /// `configurations` are files that are never replaced.
  init(
    _ compilation: Compilation, configurations: [String], kinds: OutputKinds, access: AccessLevel,
    destination: Destination
  ) throws {
    specs = compilation.units.map(\.path)
    self.configurations = configurations
    self.access = access
    self.destination = destination
    self.kinds = kinds
    var unknown: [String] = []
    let emitters = kinds.possible
    func outputs(_ sources: [EmissionSource], _ path: (Emitter) -> String) -> [Output] {
      emitters.compactMap { emitter in
        kinds.sources(sources, for: emitter).map {
          Output(path: path(emitter), emitter: emitter, sources: $0)
        }
      }
    }
    let sources = compilation.isComplete ? compilation.units.compactMap(\.source) : []
    switch destination {
    case .standardOutput:
      self.outputs = sources.isEmpty ? [] : outputs(sources) { _ in "" }
    case .file(let path):
      self.outputs = sources.isEmpty ? [] : outputs(sources) { _ in path }
      guard self.outputs.count <= 1 else {
        throw UsageError(
          "the specs ask for several kinds of output, and `--output` names one file",
          hint: "choose one with `--emit`, or use `--output-directory`")
      }
    case .folder(let names):
      let stems = try names.stems(of: specs)
      let pairs = Array(zip(compilation.units, stems))
      self.outputs = pairs.flatMap { unit, stem in
        unit.source.map { source in outputs([source]) { names.path(stem, $0) } } ?? []
      }
      unknown = pairs.filter { $0.0.source == nil }.map(\.1)
    }
    self.unknown = unknown
  }

  /// The paths of what is written, in order.
  var paths: [String] { outputs.map(\.path) }

  /// Writes every output; how many files were not as they are now.
  func write(to files: any FileSystem, _ console: any Console, isForced: Bool) throws -> Int {
    if case .standardOutput = destination {
      for output in outputs { try console.write(bytes(output), to: .output) }
      return 0
    }
    if case .folder(let names) = destination, !outputs.isEmpty {
      do throws(FileError) {
        try files.makeFolder(names.folder)
      } catch {
        throw Failure("cannot make the folder `\(names.folder)`: \(error.reason)")
      }
    }
    var count = 0
    try forEachChange(in: files, console, isForced: isForced) { _, _, bytes in
      bytes
    } _: { output, bytes in
      try file(output).write(bytes, to: files)
      count += 1
    }
    return count
  }

  /// Shows how each file that is there differs from what would be written, and reports that it does.
  func check(
    in files: any FileSystem, _ console: any Console, isForced: Bool,
    _ drifted: inout [FileReport]
  ) throws {
    try forEachChange(in: files, console, isForced: isForced) { output, state, bytes in
      Drift(output.path, state, bytes)
    } _: { _, drift in
      drifted.append(drift.report)
      if !drift.difference.isEmpty { try console.write(drift.difference, to: .output) }
    }
  }

  /// What sheetc generated into the folder before, and none of the specs makes.
  func staleOutputs(in files: any FileSystem) -> [String] {
    guard case .folder(let names) = destination else { return [] }
    return StaleOutputs(in: names, kinds: kinds, besides: paths, stems: unknown, files).paths
  }

  /// Writes what the outputs are made of, unless there are none.
  func writeDependencies(to path: String, in files: any FileSystem) throws {
    guard !outputs.isEmpty else { return }
    let prerequisites = specs.filter { $0 != Inputs.unnamed } + configurations
    guard !prerequisites.contains(where: { files.isSame($0, path) }), !paths.contains(path) else {
      throw Failure("`\(path)` is a spec, a configuration or an output, and is left as it is")
    }
    try DependencyFile(targets: paths, prerequisites: prerequisites).write(to: path, in: files)
  }

  /// Outputs that are made before the first of them is written.
  private static let roundSize = 256

  /// Makes every output, on all cores, and for each that is not there as it is made does with `body`
  /// what `change` says of it, in order; one that cannot be written does not keep the others from being
  /// current.
  private func forEachChange<Change: Sendable>(
    in files: any FileSystem, _ console: any Console, isForced: Bool,
    _ change: @Sendable (Output, OutputFile.State, [UInt8]) -> Change?,
    _ body: (Output, Change) throws -> Void
  ) throws {
    var failures: [Failure] = []
    for start in stride(from: 0, to: outputs.count, by: Self.roundSize) {
      let round = outputs[start..<min(start + Self.roundSize, outputs.count)]
      let changes = concurrentMap(round, chunk: 16, with: {}) { _, output in
        self.change(of: output, in: files, isForced: isForced, change).map { (output, $0) }
      }
      for (output, change) in changes {
        do {
          try body(output, change.get())
        } catch let failure as Failure {
          failures.append(failure)
        }
      }
    }
    guard let last = failures.popLast() else { return }
    for failure in failures {
      try console.write("error: \(failure.message.visible)\n", to: .error)
    }
    throw last
  }

  /// What `change` says of an output, or why it must not be written; nil where the file is current.
  private func change<Change>(
    of output: Output, in files: any FileSystem, isForced: Bool,
    _ change: (Output, OutputFile.State, [UInt8]) -> Change?
  ) -> Result<Change, Failure>? {
    let bytes = bytes(output)
    do throws(Failure) {
      let state = try file(output).state(before: bytes, in: files, isForced: isForced)
      return state == .current ? nil : change(output, state, bytes).map { .success($0) }
    } catch {
      return .failure(error)
    }
  }

  private func file(_ output: Output) -> OutputFile {
    OutputFile(output.path, of: specs, configurations)
  }

  private func bytes(_ output: Output) -> [UInt8] { output.emitter.emit(output.sources, access) }
}
