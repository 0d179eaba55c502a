import CommandLineKit
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
  private let emitter: Emitter?
  private let access: AccessLevel
  private let destination: Destination

  init(
    _ compilation: Compilation, emitter: Emitter?, access: AccessLevel, destination: Destination
  ) {
    self.compilation = compilation
    self.emitter = emitter
    self.access = access
    self.destination = destination
  }

  /// Writes every output, or none to a common destination where one of the specs has an error.
  func write(to files: any FileSystem, _ console: any Console, isForced: Bool) throws {
    let sources = compilation.units.compactMap(\.source)
    switch destination {
    case .standardOutput:
      guard sources.count == compilation.units.count else { return }
      for (_, bytes) in outputs(sources) { try console.write(bytes, to: .output) }
    case .file(let path):
      guard sources.count == compilation.units.count else { return }
      let outputs = outputs(sources)
      guard outputs.count == 1, let (emitter, bytes) = outputs.first else {
        throw UsageError(
          "the specs ask for several kinds of output, and `--output` names one file",
          hint: "choose one with `--emit`, or use `--output-directory`")
      }
      try OutputFile(path, emitter).write(bytes, to: files, isForced: isForced)
    case .folder(let folder):
      try writeEach(into: folder, files, isForced: isForced)
    }
  }

  private func writeEach(into folder: String, _ files: any FileSystem, isForced: Bool) throws {
    var claimed: [String: String] = [:]
    var plan: [(OutputFile, [UInt8])] = []
    for unit in compilation.units {
      let stem = OutputPlan.stem(unit.path)
      // Claimed with or without errors, so that mending one spec does not break another.
      if let other = claimed.updateValue(unit.path, forKey: stem) {
        throw UsageError(
          "`\(other)` and `\(unit.path)` would be written to the same file",
          hint: "rename one of them, or compile them into different folders")
      }
      guard let source = unit.source else { continue }
      for (emitter, bytes) in outputs([source]) {
        let path = "\(folder)/\(stem)\(emitter.fileExtension)"
        plan.append((OutputFile(path, emitter), bytes))
      }
    }
    guard !plan.isEmpty else { return }
    do throws(FileError) {
      try files.makeFolder(folder)
    } catch {
      throw Failure("cannot make the folder `\(folder)`: \(error.reason)")
    }
    for (file, bytes) in plan { try file.write(bytes, to: files, isForced: isForced) }
  }

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
