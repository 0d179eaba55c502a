import Foundation
import TestSupport
import Testing

/// The mistakes that people make on the way to their first sheet, and what they read then.
@Suite struct NewcomerTests {
  static let goldens = GoldenFolder()
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// The names of the specs in `Cases`, each after its mistake.
  static let names: [String] = {
    let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (found ?? []).filter { $0.hasSuffix(".sheet.yaml") }.sorted()
  }()

  private static func golden(_ name: String) -> String { name.replacing(".yaml", with: ".txt") }

  private func report(_ name: String, _ format: String) throws -> Run {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    return try Workspace().run("check", "--format", format, "--stdin-path", name, "-", input: text)
  }

  @Test(arguments: names)
  func isExplainedAsRecorded(name: String) throws {
    try Self.goldens.expect(try report(name, "rich").output, Self.golden(name))
  }

  @Test(arguments: names)
  func everyProblemIsReportedOnceAndInOrder(name: String) throws {
    let lines = try report(name, "line").lines.filter { $0.contains(": error: ") }
    #expect(!lines.isEmpty)
    #expect(Set(lines).count == lines.count)
    let places = lines.map { line in line.split(separator: ":")[1...2].compactMap { Int($0) } }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    // Two problems at one place are one problem said twice.
    #expect(Set(places).count == places.count, "\(lines)")
  }

  @Test func noGoldenIsUnused() throws {
    #expect(Self.names.count > 50)
    try Self.goldens.expectOnly(Self.names.map(Self.golden))
  }
}
