import CommandLineKit
import Diagnostics
import SheetCompiler
import SheetEmitters
import SheetModel
import SheetSpec

/// What a compilation writes, and where.
struct OutputPlan {
  /// Where outputs go.
  enum Destination {
    case standardOutput
    case file(String)
    case folder(String)

    init(file: String?, folder: String?) {
      self = file.map { .file($0) } ?? folder.map { .folder($0) } ?? .standardOutput
    }
  }

  private let compilation: Compilation
  private let configurations: [String]
  private let emitter: Emitter?
  private let access: AccessLevel
  private let destination: Destination

  /// Makes a plan; `configurations` are files that are never replaced.
  init(
    _ compilation: Compilation, configurations: [String], emitter: Emitter?, access: AccessLevel,
    destination: Destination
  ) {
    self.compilation = compilation
    self.configurations = configurations
    self.emitter = emitter
    self.access = access
    self.destination = destination
  }

  /// Writes every output, or none to a common destination where one of the specs has an error.
  func write(to files: any FileSystem, _ console: any Console, isForced: Bool) throws {
    let sources = compilation.units.compactMap(\.source)
    switch destination {
    case .standardOutput:
      guard compilation.isComplete else { return }
      for (_, bytes) in outputs(sources) { try console.write(bytes, to: .output) }
    case .file(let path):
      guard compilation.isComplete else { return }
      let outputs = outputs(sources)
      guard outputs.count == 1, let (_, bytes) = outputs.first else {
        throw UsageError(
          "the specs ask for several kinds of output, and `--output` names one file",
          hint: "choose one with `--emit`, or use `--output-directory`")
      }
      try OutputFile(path, of: specs, configurations).write(bytes, to: files, isForced: isForced)
    case .folder(let folder):
      try writeEach(into: folder, files, console, isForced: isForced)
    }
  }

  private func writeEach(
    into folder: String, _ files: any FileSystem, _ console: any Console, isForced: Bool
  ) throws {
    var claimed: [String: String] = [:]
    var plan: [(OutputFile, [UInt8])] = []
    for unit in compilation.units {
      guard unit.path != Inputs.unnamed else {
        throw UsageError(
          "standard input has no name to call its output by", hint: "give it one with --stdin-path")
      }
      let stem = OutputPlan.stem(unit.path)
      // Claimed with or without errors, so that mending one spec does not break another; names
      // that differ in case only are one file on many systems.
      if let other = claimed.updateValue(unit.path, forKey: stem.lowercased()) {
        throw UsageError(
          "`\(other)` and `\(unit.path)` would be written to the same file",
          hint: "rename one of them, or compile them into different folders")
      }
      guard let source = unit.source else { continue }
      for (emitter, bytes) in outputs([source]) {
        let slash = folder.hasSuffix("/") ? "" : "/"
        let path = "\(folder)\(slash)\(stem)\(emitter.fileExtension)"
        plan.append((OutputFile(path, of: specs, configurations), bytes))
      }
    }
    guard !plan.isEmpty else { return }
    do throws(FileError) {
      try files.makeFolder(folder)
    } catch {
      throw Failure("cannot make the folder `\(folder)`: \(error.reason)")
    }
    // One file that cannot be written does not keep the others from being current.
    var failures: [Failure] = []
    for (file, bytes) in plan {
      do {
        try file.write(bytes, to: files, isForced: isForced)
      } catch let failure as Failure {
        failures.append(failure)
      }
    }
    guard let last = failures.popLast() else { return }
    for failure in failures {
      try console.write("error: \(failure.message.visible)\n", to: .error)
    }
    throw last
  }

  private var specs: [String] { compilation.units.map(\.path) }

  private func outputs(_ sources: [EmissionSource]) -> [(Emitter, [UInt8])] {
    if let emitter { return [(emitter, emitter.emit(sources, access))] }
    return Emitter.all.compactMap { emitter in
      let wanted = sources.compactMap { $0.wanting(emitter) }
      return wanted.isEmpty ? nil : (emitter, emitter.emit(wanted, access))
    }
  }

  /// The name of a spec without folders and without `.yaml`.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for suffix in [".yaml", ".yml"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

extension EmissionSource {
  /// The documents that ask for `emitter`; nil where there are none.
  fileprivate func wanting(_ emitter: Emitter) -> EmissionSource? {
    let wanted = documents.filter { $0.emit.contains { $0.rawValue == emitter.name } }
    return wanted.isEmpty ? nil : EmissionSource(name: name, documents: wanted)
  }
}
