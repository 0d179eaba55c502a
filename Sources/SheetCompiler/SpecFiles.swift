/// Finds the spec files that a command line names.
package struct SpecFiles {
  /// The files in order: operands as they were given, those of a folder by path, none twice.
  package private(set) var paths: [String] = []
  /// Folders that could not be read, with the reason.
  package private(set) var unreadable: [(path: String, error: FileError)] = []
  /// Folders given that hold no spec.
  package private(set) var empty: [String] = []

  private var seen: Set<String> = []

  /// Looks up `operands` in `files`: a folder stands for every spec below it, folders whose name
  /// begins with a dot left out; all else is taken as a file.
  package init(_ operands: [String], in files: some FileSystem) {
    for operand in operands {
      guard operand != "-", files.kind(operand) == .folder else {
        append(operand)
        continue
      }
      let before = paths.count
      let unreadableBefore = unreadable.count
      let alreadySeen = walk(operand, in: files)
      if paths.count == before, unreadable.count == unreadableBefore, !alreadySeen {
        empty.append(operand)
      }
    }
  }

  /// Whether a file of this name in a folder is a spec.
  package static func isSpecName(_ name: String) -> Bool {
    name.hasSuffix(".sheet.yaml") || name.hasSuffix(".sheet.yml")
  }

  private mutating func append(_ path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }

  /// Adds the specs below `folder`; tells whether there were any, seen before or not.
  private mutating func walk(_ folder: String, in files: some FileSystem) -> Bool {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      do throws(FileError) {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        for entry in try files.entries(folder) {
          switch entry.kind {
          case .folder where !entry.name.hasPrefix("."): folders.append(prefix + entry.name)
          case .file where SpecFiles.isSpecName(entry.name): found.append(prefix + entry.name)
          default: break
          }
        }
      } catch {
        unreadable.append((folder, error))
      }
    }
    for path in found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { append(path) }
    unreadable.sort { $0.path < $1.path }
    return !found.isEmpty
  }
}
