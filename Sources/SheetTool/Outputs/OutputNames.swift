import CommandLineKit
import SheetCompiler
import SheetEmitters
import SheetModel
import SheetSpec

/// How the files of `--output-directory` are called, which follows from the paths of specs alone.
struct OutputNames {
  /// The folder.
  let folder: String
  /// The folder with a slash at its end.
  private let inFolder: String
  /// The folder whose part of a path does not go into the name; nil takes the file's own name only.
  private let root: String?
  /// Where relative paths begin, as an absolute path.
  private let currentFolder: [UInt8]
  /// What every absolute path of a spec below `root` begins with.
  private let above: [UInt8]

  /// Makes the names of files in `folder`; with `root`, the folders between it and a spec become
  /// part of the spec's.
  init(in folder: String, relativeTo root: String?, _ files: any FileSystem) {
    self.folder = folder
    inFolder = folder.hasSuffix("/") ? folder : folder + "/"
    self.root = root
    let currentFolder =
      files.currentFolder().map { absolutePath(of: Array($0.utf8), in: []) } ?? []
    self.currentFolder = currentFolder
    above =
      root.map { absolutePath(of: Array($0.utf8), in: currentFolder) + [UInt8(ascii: "/")] } ?? []
  }

  /// The path of the output of an emitter for the spec with a stem.
  func path(_ stem: String, _ emitter: Emitter) -> String {
    inFolder + stem + emitter.fileExtension
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { inFolder + name }

  /// Throws where outputs of two specs would be one file.
  func checkStems(of specs: [String]) throws(ProgramError) { _ = try stems(of: specs) }

  /// What the names of each spec's outputs begin with; throws where two would be one file.
  func stems(of specs: [String]) throws(ProgramError) -> [String] {
    var claimed: [String: String] = [:]
    claimed.reserveCapacity(specs.count)
    return try specs.map { (spec) throws(ProgramError) in
      let stem = try stem(of: spec)
      // Claimed with or without errors, so that mending one spec does not break another; names
      // that differ in case only are one file on many systems.
      if let other = claimed.updateValue(spec, forKey: stem.lowercased()) {
        throw .usage(
          "`\(other)` and `\(spec)` would be written to the same file",
          hint: root == nil
            ? "rename one of them, compile them into different folders, or name their outputs by "
              + "their paths with --relative-to"
            : "rename one of them, or compile them into different folders")
      }
      return stem
    }
  }

  /// What the names of a spec's outputs begin with; throws where it has no place among them.
  func stem(of spec: String) throws(ProgramError) -> String {
    guard spec != Inputs.unnamed else {
      throw .usage(
        "standard input has no name to call its output by", hint: "give it one with --stdin-path")
    }
    guard let root else { return Self.stem(spec) }
    let slash = UInt8(ascii: "/")
    let path = absolutePath(of: Array(spec.utf8), in: currentFolder)
    guard path.starts(with: above) else {
      throw .usage(
        "`\(spec)` is not below `\(root)`", hint: "--relative-to names a folder above every spec")
    }
    let parts = path[above.count...].map { $0 == slash ? UInt8(ascii: "-") : $0 }
    return Self.stem(ofName: parts[...])
  }

  /// The name of a spec without folders and without `.yaml`.
  static func stem(_ path: String) -> String {
    let parts = Array(path.utf8).split(separator: UInt8(ascii: "/"))
    return parts.last.map { stem(ofName: $0) } ?? path
  }

  private static func stem(ofName name: ArraySlice<UInt8>) -> String {
    let ending = name[(name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)...]
    let isYAML = ending.elementsEqual(".yaml".utf8) || ending.elementsEqual(".yml".utf8)
    return String(decoding: name[..<(isYAML ? ending.startIndex : name.endIndex)], as: UTF8.self)
  }
}

/// Which outputs each spec becomes.
enum OutputKinds {
  /// What each spec says under `emit`.
  case asSpecsSay
  /// One, whatever specs say.
  case only(Emitter)
  /// Swift for every framework; with nothing in it where a spec does not ask for it.
  case everyFramework

  /// The kinds as far as they are known without a look into a spec.
  var known: [Emitter]? {
    switch self {
    case .asSpecsSay: nil
    case .only(let emitter): [emitter]
    case .everyFramework: Self.frameworks
    }
  }

  /// The kinds that may come of specs.
  var possible: [Emitter] { known ?? Self.frameworks }

  /// The kinds that come of a spec that asks for `emission`; asked for nothing, its default.
  func kinds(asked emission: [EmissionTarget]) -> [Emitter] {
    let asked = emission.isEmpty ? [.uikit] : emission
    return known ?? Self.frameworks.filter { emitter in asked.contains { $0 == emitter.target } }
  }

  /// The sources that go into an output together, of all those that are to be compiled; nil where
  /// there is no such output.
  func sources(_ sources: [EmissionSource], for emitter: Emitter) -> [EmissionSource]? {
    switch self {
    case .only(let only): return only === emitter ? sources : nil
    case .asSpecsSay:
      if !sources.isEmpty, sources.allSatisfy({ $0.isWanted(by: emitter) }) { return sources }
      let wanted = sources.map { $0.wanting(emitter) }.filter { !$0.documents.isEmpty }
      return wanted.isEmpty ? nil : wanted
    case .everyFramework:
      return emitter.target == nil ? nil : sources.map { $0.wanting(emitter) }
    }
  }

  private static let frameworks = Emitter.all.filter { $0.target != nil }
}

extension EmissionSource {
  /// Whether there are documents, and all of them ask for `emitter`.
  fileprivate func isWanted(by emitter: Emitter) -> Bool {
    !documents.isEmpty && documents.allSatisfy { $0.asks(for: emitter) }
  }

  /// The source with the documents alone that ask for `emitter`.
  fileprivate func wanting(_ emitter: Emitter) -> EmissionSource {
    if isWanted(by: emitter) { return self }
    return EmissionSource(name: name, documents: documents.filter { $0.asks(for: emitter) })
  }
}

extension Document {
  /// Whether `emitter` is to make something of it.
  fileprivate func asks(for emitter: Emitter) -> Bool {
    emit.contains { $0 == emitter.target }
  }
}
