/// Finds the spec files that a command line names.
package struct SpecFiles {
  /// The files in order: operands as they were given, those of a folder by path, none twice.
  package private(set) var paths: [String] = []
  /// Folders that could not be read, with the reason.
  package private(set) var unreadable: [(path: String, error: FileError)] = []
  /// Folders given that hold no spec.
  package private(set) var empty: [String] = []
  /// The folders that were looked into.
  package private(set) var searched: [String] = []

  /// Looks up `operands` in `files`: a folder stands for every spec below it, but for what has a name
  /// that begins with a dot; all else is taken as a file.
  package init(_ operands: [String], in files: some FileSystem) {
    for operand in operands {
      guard operand != "-", files.kind(operand) == .folder else {
        paths.append(operand)
        continue
      }
      let before = (paths.count, unreadable.count)
      walk(operand, in: files)
      if (paths.count, unreadable.count) == before { empty.append(operand) }
    }
    // One folder holds no path twice.
    if operands.count > 1 { paths = withoutRepetitions(paths) }
  }

  /// Whether a file of this name in a folder is a spec.
  package static func isSpecName(_ name: String) -> Bool {
    name.hasSuffix(".sheet.yaml") || name.hasSuffix(".sheet.yml")
  }

  private mutating func walk(_ folder: String, in files: some FileSystem) {
    // What is still to be visited, the first path last; a folder ends in a slash.
    var pending = [folder.hasSuffix("/") ? folder : folder + "/"]
    while let path = pending.popLast() {
      guard path.utf8.last == UInt8(ascii: "/") else {
        paths.append(path)
        continue
      }
      searched.append(path)
      do throws(FileError) {
        pending += try descendingNames(path, in: files).map { path + $0 }
      } catch {
        let isBelow = path.utf8.count > folder.utf8.count + 1
        unreadable.append((isBelow ? String(path.dropLast()) : folder, error))
      }
    }
  }

  /// The names of specs and folders, which end in a slash, in descending order of their bytes:
  /// with the slash, a folder stands where the paths below it do. Hidden files are not specs: macOS
  /// leaves `._cart.sheet.yaml` beside `cart.sheet.yaml` on foreign disks.
  private func descendingNames(
    _ folder: String, in files: some FileSystem
  ) throws(FileError) -> [String] {
    var names: [(beginning: UInt64, name: String)] = []
    for entry in try files.entries(folder) where entry.name.utf8.first != UInt8(ascii: ".") {
      switch entry.kind {
      case .folder:
        let name = entry.name + "/"
        names.append((name.beginning, name))
      case .file where SpecFiles.isSpecName(entry.name):
        names.append((entry.name.beginning, entry.name))
      default: break
      }
    }
    // Most names differ in what they begin with, and numbers are compared at once.
    names.sort { left, right in
      left.beginning == right.beginning
        ? right.name.utf8.lexicographicallyPrecedes(left.name.utf8)
        : left.beginning > right.beginning
    }
    return names.map(\.name)
  }
}

extension String {
  /// The first eight bytes as a number that is ordered as they are; zeros stand for those that are
  /// missing.
  fileprivate var beginning: UInt64 {
    var number: UInt64 = 0
    var missing: UInt64 = 8
    for byte in utf8 {
      number = number << 8 | UInt64(byte)
      missing -= 1
      if missing == 0 { return number }
    }
    return number << (8 * missing)
  }
}

/// `paths` without those that stand earlier; compared as bytes, as the system does, and without
/// parts that lead nowhere, so that `./a` and `a` are seen to be one file.
private func withoutRepetitions(_ paths: [String]) -> [String] {
  var seen: Set<[UInt8]> = []
  return paths.filter { seen.insert(Array(plain($0).utf8)).inserted }
}

/// Whether there is a `./` or `//` in a path.
private func hasEmptyPart(_ path: String) -> Bool {
  var last: UInt8 = 0
  for byte in path.utf8 {
    if byte == UInt8(ascii: "/"), last == byte || last == UInt8(ascii: ".") { return true }
    last = byte
  }
  return false
}

private func plain(_ path: String) -> String {
  guard hasEmptyPart(path) else { return path }
  let parts = path.split(separator: "/").filter { $0 != "." }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
