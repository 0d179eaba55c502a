/// Finds the spec files that a command line names.
struct SpecFiles {
  /// A file that was found.
  struct Found: Sendable {
    /// Its path.
    let path: String
    /// The place in `searched` of the folder that it lies in; nil for one that was named.
    let folder: Int?
  }

  /// The files in order: operands as they were given, those of a folder by path, none twice.
  private(set) var files: [Found] = []
  /// Folders that could not be read, with the reason.
  private(set) var unreadable: [(path: String, error: FileError)] = []
  /// Folders given that hold no spec.
  private(set) var empty: [String] = []
  /// The folders that were looked into, each with a slash at its end.
  private(set) var searched: [String] = []

  /// Looks up `operands` in `system`: a folder stands for every spec below it, but for what has a name
  /// that begins with a dot; all else is taken as a file.
  init(_ operands: [String], in system: any FileSystem) {
    for operand in operands {
      guard operand != "-", system.kind(operand) == .folder else {
        files.append(Found(path: operand, folder: nil))
        continue
      }
      let before = (files.count, unreadable.count)
      add(SpecFolders(below: operand, in: system))
      if (files.count, unreadable.count) == before { empty.append(operand) }
    }
    // One folder holds no path twice.
    if operands.count > 1 { files = withoutRepetitions(files) }
  }

  /// Whether a file of this name in a folder is a spec.
  static func isSpecName(_ name: String) -> Bool {
    name.hasSuffix(".sheet.yaml") || name.hasSuffix(".sheet.yml")
  }

  /// Adds what lies below a folder: where paths are in order, what lies below a folder stands
  /// where its name does.
  private mutating func add(_ found: SpecFolders) {
    // The folders that are being gone through, the innermost last.
    var pending: [(folder: SpecFolders.Listing, number: Int, next: Int)] = []
    func enter(_ position: Int) -> (SpecFolders.Listing, Int, Int) {
      let folder = found.listings[position]
      searched.append(folder.path)
      if let error = folder.error {
        unreadable.append((position > 0 ? String(folder.path.dropLast()) : found.root, error))
      }
      return (folder, searched.count - 1, 0)
    }
    pending.append(enter(0))
    while let (folder, number, next) = pending.popLast() {
      guard next < folder.entries.count else { continue }
      pending.append((folder, number, next + 1))
      switch folder.entries[next] {
      case .spec(let path): files.append(Found(path: path, folder: number))
      case .folder(let position): pending.append(enter(position))
      }
    }
  }
}

/// The folders below one, with the specs in them, looked into on all cores.
private struct SpecFolders {
  /// What was found in a folder.
  struct Listing: Sendable {
    /// Its path, with a slash at the end.
    let path: String
    /// What is in it, in the order of the paths.
    var entries: [Entry]
    /// Why it could not be read.
    let error: FileError?
  }

  /// Something in a folder.
  enum Entry: Sendable {
    /// A spec with its path.
    case spec(String)
    /// The folder at a place in `listings`.
    case folder(Int)
  }

  /// The outermost folder as it was written.
  let root: String
  /// The folders, each behind the one that it lies in.
  private(set) var listings: [Listing] = []

  /// Looks into `root` and the folders below it, those of one depth after those of the one above.
  init(below root: String, in system: any FileSystem) {
    self.root = root
    var paths = [root.hasSuffix("/") ? root : root + "/"]
    while !paths.isEmpty {
      let found = concurrentMap(paths[...], chunk: 4, with: {}) { _, paths in
        paths.map { Self.names(in: $0, system) }
      }
      let known = listings.count + found.count
      var below: [String] = []
      for (path, names) in zip(paths, found) {
        let entries = names.names.map { name -> Entry in
          guard name.isFolder else { return .spec(name.path) }
          below.append(name.path)
          return .folder(known + below.count - 1)
        }
        listings.append(Listing(path: path, entries: entries, error: names.error))
      }
      paths = below
    }
  }

  /// A spec or a folder that was found.
  private struct Name: Sendable {
    /// With a slash at the end of a folder's: with it, a folder stands where the paths below it do.
    let path: String
    let isFolder: Bool
    /// The first eight bytes of its name as a number that is ordered as they are.
    let beginning: UInt64
  }

  /// The specs and folders in a folder, in the order of their bytes. Hidden files are not specs: macOS
  /// leaves `._cart.sheet.yaml` beside `cart.sheet.yaml` on foreign disks.
  private static func names(
    in folder: String, _ system: any FileSystem
  ) -> (names: [Name], error: FileError?) {
    var names: [Name] = []
    do throws(FileError) {
      for entry in try system.entries(folder) where entry.name.utf8.first != UInt8(ascii: ".") {
        let isFolder = entry.kind == .folder
        guard isFolder || entry.kind == .file && SpecFiles.isSpecName(entry.name) else { continue }
        let name = isFolder ? entry.name + "/" : entry.name
        names.append(Name(path: folder + name, isFolder: isFolder, beginning: name.beginning))
      }
    } catch {
      return ([], error)
    }
    // Most names differ in what they begin with, and numbers are compared at once.
    names.sort { left, right in
      left.beginning == right.beginning
        ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        : left.beginning < right.beginning
    }
    return (names, nil)
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

/// `files` without those whose paths stand earlier; compared as bytes, as the system does, and without
/// parts that lead nowhere, so that `./a` and `a` are seen to be one file.
private func withoutRepetitions(_ files: [SpecFiles.Found]) -> [SpecFiles.Found] {
  var seen: Set<[UInt8]> = []
  return files.filter { seen.insert(Array(plain($0.path).utf8)).inserted }
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
