import Foundation
import PackagePlugin

/// What compiles the specs of one target.
struct SpecCommands {
  private let specs: [URL]
  private let root: URL
  private let top: URL
  private let outputs: URL
  private let sheetc: URL

  /// Picks the specs among the files of a target; names of outputs follow from their paths below
  /// `root`, and a `.sheetc.yaml` counts up to the folder `configurationsBelow`.
  init(specs: [URL], root: URL, configurationsBelow top: URL, outputs: URL, sheetc: URL) {
    self.specs = specs.filter {
      $0.lastPathComponent.hasSuffix(".sheet.yaml") || $0.lastPathComponent.hasSuffix(".sheet.yml")
    }
    self.root = root
    self.top = top
    self.outputs = outputs
    self.sheetc = sheetc
  }

  /// A command for each spec; nothing is run whose inputs have not changed.
  func commands() throws -> [Command] {
    var claimed: [String: URL] = [:]
    return try specs.sorted { $0.path < $1.path }.map { spec in
      let path = pathBelowRoot(spec)
      // As `--relative-to` has it: one module has no two files of one name.
      let name = path.joined(separator: "-").replacing(/\.ya?ml$/, with: "")
      // Names that differ in case only are one file on many systems.
      if let other = claimed.updateValue(spec, forKey: name.lowercased()) {
        throw NameClash(first: other.path, second: spec.path)
      }
      return command(for: spec, name: name)
    }
  }

  private func command(for spec: URL, name: String) -> Command {
    let files = ["uikit", "swiftui"].map { outputs.appending(path: "\(name).\($0).swift") }
    let configuration = configuration(above: spec)
    // One that lies above the package would change what is built without being an input.
    let options = configuration.map { ["--config", $0.path] } ?? ["--no-config"]
    return .buildCommand(
      displayName: "Compiling \(name).\(spec.pathExtension)", executable: sheetc,
      arguments: ["compile", "--every-framework", "--relative-to", root.path]
        + ["--output-directory", outputs.path] + options + [spec.path],
      inputFiles: [spec] + [configuration].compactMap(\.self), outputFiles: files)
  }

  private func pathBelowRoot(_ spec: URL) -> [String] {
    let folder = root.standardizedFileURL.pathComponents
    let path = spec.standardizedFileURL.pathComponents
    return path.starts(with: folder) ? Array(path.dropFirst(folder.count)) : path
  }

  /// The `.sheetc.yaml` in the nearest folder, as sheetc finds it, but none above `top`.
  private func configuration(above spec: URL) -> URL? {
    var folder = spec.standardizedFileURL.deletingLastPathComponent()
    let last = top.standardizedFileURL.pathComponents
    while folder.pathComponents.starts(with: last) {
      let file = folder.appending(path: ".sheetc.yaml")
      if FileManager.default.fileExists(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

/// Two specs whose outputs would have one name.
struct NameClash: Error, CustomStringConvertible {
  /// The path of one spec.
  let first: String
  /// The path of the other.
  let second: String

  /// The fact, and what helps.
  var description: String {
    "`\(first)` and `\(second)` would be compiled into files of one name; rename one of them"
  }
}
