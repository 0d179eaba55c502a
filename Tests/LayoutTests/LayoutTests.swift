import Foundation
import Diagnostics
import SheetCompiler
import Testing

/// The code is laid out as ARCHITECTURE.md says.
@Suite struct LayoutTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A Swift file by its path from the root.
  struct Source: Sendable, CustomTestStringConvertible {
    let path: String
    let lines: [String]
    var testDescription: String { path }
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// The modules that the file imports.
    var imports: [String] {
      lines.compactMap { line in
        guard let match = line.firstMatch(of: /^ {0,2}(?:@\w+ )?(?:\w+ )?import (\w+)$/) else {
          return nil
        }
        return String(match.output.1)
      }
    }
  }

  static func sources(below folder: String) -> [Source] {
    let url = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let bytes = FileManager.default.contents(atPath: url.appendingPathComponent(name).path)
      else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return Source(path: "\(folder)/\(name)", lines: text.components(separatedBy: "\n"))
    }
  }

  static let sources = sources(below: "Sources")

  /// What each target may import besides Swift itself: what stands to its left.
  static let arrows: [String: Set<String>] = [
    "Diagnostics": [],
    "JSONText": [],
    "YAMLSyntax": ["CYAML", "Diagnostics"],
    "SheetSpec": ["Diagnostics", "YAMLSyntax"],
    "SheetModel": ["Diagnostics", "SheetSpec", "YAMLSyntax"],
    "SheetEmitters": ["JSONText", "SheetModel", "SheetSpec"],
    "SheetCompiler": ["Diagnostics", "SheetEmitters", "SheetModel", "SheetSpec", "YAMLSyntax"],
    "DiagnosticFormats": ["Diagnostics", "JSONText"],
    "CommandLineKit": ["CSystem", "Diagnostics"],
    "SheetTool": [
      "CSystem", "JSONText", "CommandLineKit", "DiagnosticFormats", "Diagnostics", "SheetCompiler",
      "SheetEmitters", "SheetModel", "SheetSpec", "YAMLSyntax", "Dispatch", "Synchronization",
      "Darwin",
    ],
  ]

  @Test func everyTargetIsInThePicture() throws {
    #expect(Set(Self.sources.map(\.target)) == Set(Self.arrows.keys))
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    for target in Self.arrows.keys { #expect(page.contains("| `\(target)` |"), "\(target)") }
  }

  @Test(arguments: sources)
  func importsOnlyWhatStandsToItsLeft(_ source: Source) throws {
    let allowed = try #require(Self.arrows[source.target])
    #expect(Set(source.imports).subtracting(allowed) == [])
  }

  /// The files that may reach around Swift's checks.
  static let unsafeFiles: Set<String> = [
    "Sources/CommandLineKit/SystemConsole.swift",
    "Sources/SheetEmitters/Swift/SourceLines.swift",
    "Sources/SheetEmitters/Swift/SourceText.swift",
    "Sources/SheetTool/Locked.swift",
    "Sources/SheetTool/EntryPoint.swift",
    "Sources/SheetTool/POSIXFileSystem+Reading.swift",
    "Sources/SheetTool/POSIXFileSystem+Writing.swift",
    "Sources/SheetTool/POSIXFileSystem.swift",
    "Sources/SheetTool/POSIXThreads.swift",
    "Sources/SheetTool/ProgressLine.swift",
    "Sources/SheetTool/Watching/FileChanges+Darwin.swift",
    "Sources/SheetTool/Watching/FileChanges+Linux.swift",
    "Sources/SheetTool/Watching/FileWatcher.swift",
    "Sources/SheetTool/Watching/Interruption.swift",
    "Sources/YAMLSyntax/LibYAML.swift",
    "Sources/YAMLSyntax/SameBytes.swift",
  ]

  @Test(arguments: sources)
  func isSafe(_ source: Source) {
    let code = source.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
    let words = #/\bunsafe (?!,)\w|\bfatalError\(|\btry!|\bas!|@unchecked|nonisolated\(unsafe\)/#
    let found = code.filter { $0.firstMatch(of: words) != nil && !$0.contains("\"") }
    #expect(found.isEmpty || Self.unsafeFiles.contains(source.path), "\(found)")
  }

  @Test(arguments: sources + sources(below: "Tests"))
  func isShort(_ source: Source) {
    #expect(source.lines.count <= 301 || source.lines[0].hasPrefix("// "), "\(source.lines.count)")
  }

  /// A rule's file, property and id are one name in three spellings.
  @Test func everyRuleHasItsFile() {
    let files = Self.sources.filter { $0.path.contains("/Rules/") }
      .flatMap { source in
        source.lines.compactMap { $0.firstMatch(of: /^    id: "([a-z-]+)"/) }
          .map { (source.path, String($0.output.1)) }
      }
    #expect(Set(files.map(\.1)) == Set(allRules.map(\.id)))
    for (path, id) in files {
      let name = path.split(separator: "/").last?.dropLast(".swift".count).lowercased()
      #expect(name == id.replacingOccurrences(of: "-", with: ""))
    }
  }
}
