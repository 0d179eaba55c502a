import Diagnostics
import SheetCompiler
import Testing

@Suite struct ExplainTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(arguments: allRules)
  func explainsEveryRuleForATerminal(rule: Rule) {
    let run = workspace.run("explain", rule.id)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("\(rule.id) (\(rule.severity.rawValue))\n\n"))
    for mark in ["«", "»", "\n\n\n", " \n"] { #expect(!run.output.contains(mark)) }
    // Specs are shown as they would be written; the rest has room in 80 columns.
    let prose = run.lines.filter { !$0.hasPrefix("    ") }
    #expect(prose.filter { $0.unicodeScalars.count > 80 } == [])
    #expect(run.output.contains("\nRight:\n") == rule.examples.contains { $0.isGood })
    #expect(run.output.contains("\nWrong:\n") == rule.examples.contains { !$0.isGood })
    #expect(
      run.output.contains("\nMended:\n") == rule.examples.contains { $0.fixed != nil })
  }

  @Test func anUnknownRuleIsAWrongCommandLine() {
    let near = workspace.run("explain", "unknown-keys")
    #expect(near.status == 2)
    #expect(
      near.errors
        == "error: `unknown-keys` is neither a rule of sheetc nor a key of its language; "
        + "did you mean `unknown-key`?\n")
    let far = workspace.run("explain", "x")
    #expect(far.status == 2)
    for rule in allRules { #expect(far.errors.contains(rule.id)) }
  }

  @Test func withoutANameEveryRuleAndKeyIsListed() {
    let run = workspace.run("explain")
    #expect(run.status == 0)
    for rule in allRules { #expect(run.lines.contains("  \(rule.id): \(rule.summary)")) }
    for key in ["sheets", "detents", "fallback", "anchor", "idioms"] {
      #expect(run.lines.contains { $0.hasPrefix("  \(key): ") })
    }
  }
}
