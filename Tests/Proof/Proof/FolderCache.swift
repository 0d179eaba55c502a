package import Foundation

/// Folders that cost much to fill, each filled once and found by its name.
package struct FolderCache {
  let root: URL

  /// Keeps its folders in `root`, which need not exist.
  package init(root: URL) {
    self.root = root
  }

  /// The folder of that name, filled by `fill` if nobody filled it before.
  ///
  /// It is filled aside and moved in one step: who finds it finds it whole, also after a crash, and of two
  /// who fill it at once the second throws its own away.
  package func folder(_ name: String, fill: (URL) throws -> Void) throws -> URL {
    let files = FileManager.default
    let finished = root.appending(path: name)
    if files.fileExists(atPath: finished.path()) { return finished }
    let aside = try TemporaryFolder(in: root)
    try fill(aside.url)
    do {
      try files.moveItem(at: aside.url, to: finished)
    } catch {
      guard files.fileExists(atPath: finished.path()) else { throw error }
    }
    return finished
  }
}
