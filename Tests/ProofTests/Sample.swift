import Foundation
import Proof
import Testing

/// Generated code written by hand, in the shape that the emitter prints.
enum Sample: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// A page sheet for iOS 16 and later.
  case mapTray = "map-tray"
  /// A popover for iOS 15 and later, with a fallback for what iOS 16 brought.
  case itemSearch = "item-search"

  /// The name that the emitter gives the file.
  var fileName: String { "\(rawValue).sheet.uikit.swift" }

  /// The least deployment target that the code is for.
  private var oldestTarget: Double {
    self == .mapTray ? 16 : 15
  }

  var testDescription: String { rawValue }

  /// All files that compile at that deployment target.
  static func files(forTarget target: String = "99.0") throws -> [String: String] {
    try allCases.filter { $0.oldestTarget <= Double(target) ?? 0 }.reduce(into: [:]) {
      try $0.merge($1.files()) { first, _ in first }
    }
  }

  /// The file under its name.
  func files() throws -> [String: String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../Proof/Samples/\(fileName)")
    return [fileName: try String(contentsOf: file, encoding: .utf8)]
  }

  /// The file with every `old` replaced, of which there must be one.
  func files(replacing old: String, with new: String) throws -> [String: String] {
    let files = try files()
    try #require(files.values.contains { $0.contains(old) }, "`\(old)` is not in \(rawValue)")
    return files.mapValues { $0.replacing(old, with: new) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips where the proof cannot run.
  static var whereProofRuns: Self {
    .enabled(if: Proof.isSupported, "the proof of generated code runs on Linux only")
  }
}
