import Diagnostics
import Foundation
import SheetCompiler
import SheetEmitters
import TestSupport
import Testing

/// The examples, what lies beside them, and what the README shows of them.
@Suite struct ExampleTests {
  private static let examples = GoldenFolder("../../Examples")

  @Test(arguments: EmissionCase.examples)
  func hasNoProblem(_ item: EmissionCase) {
    var compiler = SpecCompiler()
    let report = compiler.check(Array(item.text.utf8), path: "\(item).sheet.yaml")
    #expect(report.diagnostics == [])
  }

  @Test(arguments: EmissionCase.examples)
  func hasItsOutputBeside(_ item: EmissionCase) throws {
    try Self.examples.expect(try item.output(.uikit), "\(item).sheet.uikit.swift")
    try Self.examples.expect(try item.output(.json), "\(item).sheet.json")
  }

  @Test(arguments: EmissionCase.viewExamples)
  func hasItsViewsBeside(_ item: EmissionCase) throws {
    try Self.examples.expect(try item.output(.swiftui), "\(item).sheet.swiftui.swift")
  }

  @Test func nothingElseLiesThere() throws {
    #expect(EmissionCase.examples.count >= 6)
    try Self.examples.expectOnly(
      EmissionCase.examples.flatMap {
        ["\($0).sheet.yaml", "\($0).sheet.uikit.swift", "\($0).sheet.json"]
      } + EmissionCase.viewExamples.map { "\($0).sheet.swiftui.swift" },
      besides: ["Consumer", "Recipes"])
  }

  @Test func readmeShowsTheFirstExampleAsItIs() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let item = try #require(EmissionCase.examples.first { $0.description == "item-search" })
    #expect(readme.contains("```yaml\n\(item.text)```"))
    #expect(readme.contains("```swift\n\(try item.output(.uikit))```"))
  }
}
