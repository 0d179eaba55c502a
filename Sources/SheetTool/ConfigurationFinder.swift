import Diagnostics
import SheetCompiler
import YAMLSyntax

/// Where configurations come from, as the command line says it.
enum ConfigurationSource: Sendable {
  /// Each spec has the file in the nearest folder above it.
  case nearest
  /// All specs have one file.
  case file(String)
  /// No file is read.
  case none

  /// The name of the files that are found.
  static let fileName = ".sheetc.yaml"
  /// A name that is taken for theirs, and is not.
  static let nearMiss = ".sheetc.yml"

  /// Whether a path has the name of such a file.
  static func isFileName(_ path: String) -> Bool {
    path == fileName || path.hasSuffix("/" + fileName)
  }
}

/// Finds the configurations of folders, and reads each file once.
///
/// Folders are taken as they are written: links are not followed, and `..` takes away the folder
/// before it.
struct ConfigurationFinder {
  /// What was read; the first one is that of specs without a file, or the one for all.
  private(set) var configurations: [Configuration] = []
  /// The files that were read.
  private(set) var files: [String] = []
  /// What is wrong with them.
  private(set) var reports: [FileReport] = []
  private let source: ConfigurationSource
  private let givesAdvice: Bool
  private let system: any FileSystem
  /// The path of the current folder, in the form of `known`; nil where it has none.
  private let currentFolder: [UInt8]?
  /// The folders that were asked for, as they are written, in order.
  private var written: [(folder: [UInt8], place: Int)] = []
  /// Where they stand in that order.
  private var index = FolderTable()
  /// The folders that were looked into, as absolute paths without a slash at the end.
  private var known = FolderTable()

  /// No system opens a longer path, so that nothing is to be found there.
  private static let longestPath = 4096

  /// Makes a finder; `givesAdvice` asks for advice whatever a file says.
  init(_ source: ConfigurationSource, givesAdvice: Bool, in system: any FileSystem) {
    self.source = source
    self.givesAdvice = givesAdvice
    self.system = system
    currentFolder = system.currentFolder().map { absolutePath(of: Array($0.utf8), in: []) }
    switch source {
    case .file(let path):
      _ = read(path)
    case .none, .nearest:
      add(Configuration())
    }
  }

  /// The place in `configurations` of the one for the specs in a folder, which is written as in
  /// their paths: empty, or with the slash at its end.
  mutating func configuration(of folder: [UInt8]) -> Int {
    guard case .nearest = source else { return 0 }
    if let position = index[folder] { return written[position].place }
    let place = nearest(to: folder)
    index[folder] = written.count
    written.append((folder, place))
    return place
  }

  /// Which file is used, a line for each folder that was asked for, and what was left.
  var account: [String] {
    switch source {
    case .file(let path): ["every spec uses `\(path)`"]
    case .none: ["no configuration is used"]
    case .nearest:
      written.map { folder, place in
        let name = String(
          decoding: folder.count > 1 ? folder.dropLast() : folder[...], as: UTF8.self)
        let file = place > 0 ? "`\(files[place - 1])`" : "no configuration"
        return "`\(name.isEmpty ? "." : name)` uses \(file)"
      } + nearMisses
    }
  }

  private mutating func nearest(to written: [UInt8]) -> Int {
    let isAbsolute = written.first == UInt8(ascii: "/")
    guard let base = isAbsolute ? [] : currentFolder else { return 0 }
    var folder = absolutePath(of: written, in: base)
    var visited: [[UInt8]] = []
    var place = 0
    while folder.count <= Self.longestPath {
      if let found = known[folder] {
        place = found
        break
      }
      visited.append(folder)
      let path = path(of: ConfigurationSource.fileName, in: folder, isAbsolute: isAbsolute)
      if system.exists(path) {
        place = read(path)
        break
      }
      guard let slash = folder.lastIndex(of: UInt8(ascii: "/")) else { break }
      folder.removeSubrange(slash...)
    }
    for folder in visited { known[folder] = place }
    return place
  }

  /// The files in the folders that were looked into whose names are nearly right, a line for each.
  private var nearMisses: [String] {
    let name = ConfigurationSource.nearMiss
    let paths = known.folders.map { path(of: name, in: $0, isAbsolute: false) }
    return paths.sorted().filter { system.exists($0) }.map {
      "`\($0)` is not read: the name of a configuration is `\(ConfigurationSource.fileName)`"
    }
  }

  /// The path by which the file in a folder is opened and reported: from the current folder, where it
  /// is below that and the path of the spec is relative as well.
  private func path(of name: String, in folder: [UInt8], isAbsolute: Bool) -> String {
    let path = String(decoding: folder, as: UTF8.self) + "/" + name
    guard !isAbsolute, let base = currentFolder, folder.starts(with: base),
      folder.count == base.count || folder[base.count] == UInt8(ascii: "/")
    else { return path }
    return String(decoding: path.utf8.dropFirst(base.count + 1), as: UTF8.self)
  }

  private mutating func read(_ path: String) -> Int {
    files.append(path)
    do throws(FileError) {
      var bytes: [UInt8] = []
      try system.read(path, into: &bytes, limit: YAMLTree.maximumFileSize)
      let (configuration, report) = Configuration.read(bytes, path: path)
      if !report.diagnostics.isEmpty { reports.append(report) }
      add(configuration)
    } catch {
      reports.append(FileReport(path, error, isSpec: false))
      add(.unread)
    }
    return configurations.count - 1
  }

  private mutating func add(_ configuration: Configuration) {
    var configuration = configuration
    if givesAdvice { configuration.rules.includesAdvice = true }
    configurations.append(configuration)
  }
}
