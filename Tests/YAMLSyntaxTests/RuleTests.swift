import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLSyntax

/// The rules are complete, and their examples hold.
@Suite struct RuleTests {
  @Test func theListHoldsEveryFile() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.appending(path: "../../Sources/YAMLSyntax/Rules").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let names = yamlRules.map { rule in
      rule.id.split(separator: "-").map { $0 == "yaml" ? "YAML" : $0.capitalized }.joined()
    }
    #expect(names.map { "\($0).swift" } == files.sorted())
  }

  @Test(arguments: yamlRules.map(\.id))
  func aRuleIsDocumented(_ id: String) throws {
    let rule = try #require(yamlRules.first { $0.id == id })
    #expect(rule.severity == .error)
    #expect(rule.summary.hasSuffix(".") && !rule.rationale.isEmpty)
    #expect(rule.examples.contains { $0.isGood })
  }

  @Test(
    arguments: yamlRules.flatMap { rule in rule.examples.map { (rule.id, $0.text, $0.isGood) } })
  func anExampleHolds(_ id: String, _ text: String, _ isGood: Bool) {
    let marked = Marked(text)
    let probe = TreeProbe(marked.file)
    if isGood {
      #expect(probe.problems == [])
    } else {
      #expect(probe.diagnostics.sorted().map(\.rule).allSatisfy { $0 == id })
      #expect(probe.diagnostics.sorted().map(\.range) == marked.ranges)
      #expect(!marked.ranges.isEmpty)
    }
  }
}
