import SheetCompiler

/// The places in which something may change that matters to a run.
struct WatchedPlaces {
  /// What matters in a folder.
  struct Entries {
    /// Whether every spec and every folder does.
    var holdsSpecs = false
    /// What else does, by name.
    var names: Set<String> = []

    /// Whether something that is called so matters.
    func include(_ name: String, isFolder: Bool) -> Bool {
      if names.contains(name) { return true }
      return holdsSpecs && !name.hasPrefix(".") && (isFolder || SpecFiles.isSpecName(name))
    }

    /// Lets what matters elsewhere matter here as well.
    mutating func formUnion(_ other: Entries) {
      holdsSpecs = holdsSpecs || other.holdsSpecs
      names.formUnion(other.names)
    }
  }

  /// The folders by their absolute paths: those that are searched for specs, and all above, in which
  /// a configuration may appear, and what is below may go and come again.
  private(set) var folders: [String: Entries] = [:]
  /// Files that are watched themselves as well, since they may be links to other places.
  private(set) var files: [String] = []
  /// The specs that were found, for systems that do not see them change through their folders.
  let specs: [String]
  private let currentFolder: [UInt8]

  /// The places of what `operands` name: `searched` are the folders that were looked into for specs,
  /// `specs` what was found, `configuration` the file of `--config`.
  init(
    operands: [String], searched: [String], specs: [String], configuration: String?,
    currentFolder: String?
  ) {
    self.currentFolder = currentFolder.map { absolutePath(of: Array($0.utf8), in: []) } ?? []
    self.specs = specs
    for folder in searched {
      let path = absolute(folder)
      folders[path.isEmpty ? "/" : path, default: Entries()].holdsSpecs = true
      addConfiguration(in: path)
      addNames(above: path)
    }
    for operand in operands + (configuration.map { [$0] } ?? []) {
      let path = absolute(operand)
      addNames(above: path)
      if folders[path] == nil { files.append(path) }
    }
  }

  private func absolute(_ path: String) -> String {
    String(decoding: absolutePath(of: Array(path.utf8), in: currentFolder), as: UTF8.self)
  }

  private mutating func addConfiguration(in folder: String) {
    folders[folder.isEmpty ? "/" : folder, default: Entries()].names
      .insert(ConfigurationSource.fileName)
  }

  /// Adds each folder above a path, with the name of what leads to it.
  private mutating func addNames(above path: String) {
    var path = path
    while let (folder, name) = Self.split(path) {
      let key = folder.isEmpty ? "/" : folder
      // What is above was added with the first.
      guard folders[key, default: Entries()].names.insert(name).inserted else { return }
      addConfiguration(in: folder)
      path = folder
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String)? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }
}
