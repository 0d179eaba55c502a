import Diagnostics
import SheetCompiler
import TestSupport
import Testing

/// Every rule's examples, run through the whole pipe.
@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let number: Int
    var example: Rule.Example { rule.examples[number] }
    var testDescription: String { "\(rule.id) \(number + 1)" }
  }

  static let cases = allRules.flatMap { rule in
    rule.examples.indices.map { Case(rule: rule, number: $0) }
  }

  private func check(_ text: String) -> [Diagnostic] {
    var compiler = SpecCompiler(RuleSettings(includesAdvice: true))
    return compiler.check(Array(text.utf8), path: "example.sheet.yaml").diagnostics
  }

  @Test(arguments: cases)
  func reportsExactlyTheMarkedRanges(_ item: Case) throws {
    let marked = Marked(item.example.text)
    let found = check(marked.text)
    let own = found.filter { $0.rule == item.rule.id }
    if item.example.isGood {
      #expect(marked.ranges.isEmpty)
      #expect(found.filter { $0.severity == .error } == [])
    } else {
      #expect(!marked.ranges.isEmpty)
      #expect(own.map(\.range) == marked.ranges)
    }
    // No value of the language is large enough to be expanded so often.
    guard item.rule.id != "alias-expansion" else { return }
    #expect(found.filter { $0.rule != item.rule.id && $0.severity == .error } == [])
  }

  @Test(arguments: cases.filter { $0.example.fixed != nil })
  func mendsTheExample(_ item: Case) throws {
    let text = Marked(item.example.text).text
    let fix = try #require(check(text).first { $0.rule == item.rule.id }?.fixes.first)
    let mended = String(decoding: fix.applied(to: Array(text.utf8)), as: UTF8.self)
    #expect(mended == item.example.fixed)
    #expect(check(mended).filter { $0.rule == item.rule.id } == [])
  }

  @Test(arguments: allRules)
  func saysWhatItPromises(_ rule: Rule) {
    #expect(rule.summary.hasSuffix("."))
    #expect(!rule.rationale.isEmpty)
    #expect(rule.id.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) })
    // These need bytes that no text can show; their tests stand with the reader and the tool.
    let isWithoutText = [
      "drifted-output", "invalid-encoding", "too-large", "unreadable-file",
    ].contains(rule.id)
    #expect(rule.examples.contains { !$0.isGood } || isWithoutText)
  }

  @Test func namesEachRuleOnce() {
    #expect(Set(allRules.map(\.id)).count == allRules.count)
  }
}
