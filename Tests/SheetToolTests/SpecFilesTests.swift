import Diagnostics
import TestSupport
import Testing

@testable import SheetTool

/// Finding specs on all cores, against going through folders one by one.
@Suite struct SpecFilesTests {
  /// Folders in memory, by their paths with a slash at the end.
  private final class Folders: FileSystem {
    let folders: [String: [(name: String, kind: FileKind)]]

    init(_ folders: [String: [(name: String, kind: FileKind)]]) { self.folders = folders }

    func kind(_ path: String) -> FileKind? { folders["\(path)/"] == nil ? nil : .folder }
    func exists(_ path: String) -> Bool { kind(path) != nil }
    func currentFolder() -> String? { "/" }
    func isSame(_ path: String, _ other: String) -> Bool { path == other }
    func read(_ path: String, into buffer: inout [UInt8], limit: Int) throws(FileError) {
      throw .refused(reason: "nothing is read here")
    }
    func holds(_ path: String, _ bytes: [UInt8]) -> Bool { false }
    func entries(_ folder: String) throws(FileError) -> [(name: String, kind: FileKind)] {
      guard let entries = folders[folder] else { throw .refused(reason: "it is closed") }
      return entries
    }
    func count(in folder: String, endingIn endings: [String]) -> Int? { nil }
    func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
      throw .refused(reason: "nothing is written here")
    }
    func makeFolder(_ path: String) throws(FileError) {
      throw .refused(reason: "nothing is written here")
    }
  }

  /// What is found in `folders` below one, by the plain way.
  private static func walk(
    _ folder: String, _ folders: Folders
  ) -> (specs: [String], searched: [String], unreadable: [String]) {
    var found = (specs: [String](), searched: [folder], unreadable: [String]())
    guard let entries = folders.folders[folder] else {
      found.unreadable = [String(folder.dropLast())]
      return found
    }
    let names = entries.filter { !$0.name.hasPrefix(".") }
      .map { $0.kind == .folder ? $0.name + "/" : $0.name }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    for name in names {
      if name.hasSuffix("/") {
        let below = walk(folder + name, folders)
        found.specs += below.specs
        found.searched += below.searched
        found.unreadable += below.unreadable
      } else if name.hasSuffix(".sheet.yaml") {
        found.specs.append(folder + name)
      }
    }
    return found
  }

  /// A generator of the same numbers each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33 | state << 31
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func findsTheSameInTheSameOrder(_ seed: UInt64) {
    var random = Numbers(state: seed)
    var tree: [String: [(name: String, kind: FileKind)]] = [:]
    // Names that a slash sorts among, and some that are alike for more than eight bytes.
    let words = ["a", "a-b", "a.b", "a0", "b", "A", "long-name-1", "long-name-2", "é", ".hidden"]
    func fill(_ folder: String, _ depth: Int) {
      // Some folders cannot be read.
      guard depth == 0 || Int.random(in: 0..<12, using: &random) > 0 else { return }
      var entries: [(String, FileKind)] = []
      for word in words.shuffled(using: &random) {
        let kind = Int.random(in: 0..<4, using: &random)
        if kind == 0, depth < 4 {
          entries.append((word, .folder))
          fill("\(folder)\(word)/", depth + 1)
        }
        if kind < 3 { entries.append(("\(word).sheet.yaml", kind == 2 ? .link : .file)) }
        entries.append(("\(word).txt", .file))
      }
      tree[folder] = entries
    }
    fill("specs/", 0)
    let folders = Folders(tree)
    let found = SpecFiles(["specs"], in: folders)
    var expected = Self.walk("specs/", folders)
    let links = Set(
      tree.flatMap { folder, entries in
        entries.filter { $0.kind == .link }.map { folder + $0.name }
      })
    expected.specs.removeAll { links.contains($0) }
    #expect(found.files.map(\.path) == expected.specs)
    #expect(found.searched == expected.searched)
    #expect(found.unreadable.map(\.path) == expected.unreadable)
    for file in found.files {
      let folder = file.folder.map { found.searched[$0] }
      #expect(folder.map { file.path.hasPrefix($0) } == true)
      #expect(folder.map { !file.path.dropFirst($0.count).contains("/") } == true)
    }
  }

  @Test func whatIsNamedHasNoFolderThatWasSearched() {
    let folders = Folders(["a/": [("x.sheet.yaml", .file)], "empty/": []])
    let found = SpecFiles(["b.sheet.yaml", "a", "-", "empty"], in: folders)
    #expect(found.files.map(\.path) == ["b.sheet.yaml", "a/x.sheet.yaml", "-"])
    #expect(found.files.map(\.folder) == [nil, 0, nil])
    #expect(found.searched == ["a/", "empty/"] && found.empty == ["empty"])
  }
}
