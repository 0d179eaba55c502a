import CommandLineKit
import Foundation
import SheetTool
import TestSupport

/// A folder of its own in which a test runs sheetc; it goes when its last owner goes.
final class Workspace: Sendable {
  let url: URL

  /// Makes the folder and writes `files`, a text for each path in it.
  init(_ files: [String: String] = [:]) throws {
    // Resolved, so that paths that come back from the system are the same.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "sheetc-tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The absolute path of a file of the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and makes the folders above it.
  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// Writes a file, and makes the folders above it.
  func write(_ bytes: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// Makes `name` a link to `target`, which is taken as it is.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// What a file holds; nil where there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything below the folder, hidden files too, in order.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// What tells whether a file was touched: its number in the file system and its time.
  func identity(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return [FileAttributeKey.systemFileNumber, .modificationDate, .posixPermissions].map {
      String(describing: attributes[$0])
    }
  }

  /// Runs sheetc in this process; words that begin with `@` are paths in the folder, and the
  /// folder's own path is taken out of what is written.
  func run(_ words: String..., input: String = "", console: MemoryConsole? = nil) -> Run {
    run(words, input: input, console: console)
  }

  /// Runs sheetc in this process.
  func run(_ words: [String], input: String = "", console given: MemoryConsole? = nil) -> Run {
    let console = given ?? MemoryConsole(input: Array(input.utf8))
    let status = Program.sheetc.run(words.map(expanded), console: console)
    return Run(
      status: status.rawValue, output: relative(console.output),
      errors: relative(console.errorOutput))
  }

  /// `@name` as a path.
  func expanded(_ word: String) -> String {
    word.hasPrefix("@") ? path(String(word.dropFirst())) : word
  }

  /// The text without the path of the folder.
  func relative(_ text: String) -> String {
    text.replacing(url.path + "/", with: "").replacing(url.path, with: ".")
  }
}

/// What came of running sheetc.
struct Run: Equatable, Sendable {
  let status: Int32
  let output: String
  let errors: String

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The paths of the problems in lines of compilers' form, in order.
  var paths: [String] {
    lines.filter { $0.hasSuffix("]") }.compactMap {
      $0.split(separator: ":").first.map(String.init)
    }
  }

  /// The rules in brackets at the ends of lines, in order, of both streams.
  var rules: [String] {
    (output + errors).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /\[([a-z-]+)\]$/).map { String($0.output.1) }
    }
  }
}

/// Specs that tests share.
enum Spec {
  static let good = "sheets:\n  Cart:\n    detents: [medium, large]\n"
  static let bad = "sheets:\n  Cart:\n    detents: [mediun, large]\n"

  /// A right spec of one sheet.
  static func named(_ name: String) -> String { "sheets: { \(name): { detents: [large] } }\n" }
}
