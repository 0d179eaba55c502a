import Foundation

/// A folder of expected texts beside the tests that expect them.
///
/// `RECORD=1` writes what the tests make instead of comparing, but never in CI.
package struct GoldenFolder: Sendable {
  private let url: URL

  /// The folder `name` beside the test's own file.
  package init(_ name: String = "Goldens", beside file: String = #filePath) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Throws unless the golden `name` says exactly `text`.
  package func expect(_ text: String, _ name: String) throws {
    let file = url.appendingPathComponent(name)
    if try Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    guard let bytes = FileManager.default.contents(atPath: file.path) else {
      throw GoldenError("\(name) is missing; `RECORD=1 swift test` writes it")
    }
    let expected = String(decoding: bytes, as: UTF8.self)
    // Bytes, for strings are equal already where they are canonically equivalent.
    if Array(text.utf8) != Array(bytes) {
      throw GoldenError(Self.difference(expected: expected, actual: text, name))
    }
  }

  /// Throws unless the folder holds exactly the goldens `names`, and what is in the `folders` of it that
  /// hold something else; when recording, removes others.
  package func expectOnly(_ names: [String], besides folders: [String] = []) throws {
    // Files appear while other tests record; only what is left over is of interest then.
    let found = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    let files = found.filter { name in
      var isFolder: ObjCBool = false
      let path = url.appendingPathComponent(name).path
      return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && !folders.contains { name.hasPrefix($0 + "/") }
    }
    let unused = Set(files).subtracting(names).sorted()
    if try Self.isRecording {
      for name in unused {
        try FileManager.default.removeItem(at: url.appendingPathComponent(name))
      }
      return
    }
    let missing = Set(names).subtracting(files).sorted()
    guard unused.isEmpty, missing.isEmpty else {
      throw GoldenError("unused goldens: \(unused), missing goldens: \(missing)")
    }
  }

  private static var isRecording: Bool {
    get throws {
      let environment = ProcessInfo.processInfo.environment
      guard environment["RECORD"] == "1" else { return false }
      guard environment["CI"] == nil else { throw GoldenError("goldens are not recorded in CI") }
      return true
    }
  }

  private static func difference(expected: String, actual: String, _ name: String) -> String {
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(left, right).prefix { Array($0.utf8) == Array($1.utf8) }.count
    return """
      \(name) differs from line \(line + 1); `RECORD=1 swift test` renews it
      - \(line < left.count ? left[line].debugDescription : "(end)")
      + \(line < right.count ? right[line].debugDescription : "(end)")
      the whole text:
      \(actual)
      """
  }
}

/// Why a text is not what its golden says.
package struct GoldenError: Error, CustomStringConvertible {
  /// The reason, over several lines.
  package let description: String

  /// Makes an error.
  init(_ description: String) {
    self.description = description
  }
}
