import Diagnostics
import Testing

@Suite struct FixTests {
  @Test(
    arguments: [
      ([], "abcdef"), ([(1, 3, "X")], "aXdef"), ([(6, 6, "!"), (0, 0, ">")], ">abcdef!"),
      ([(4, 5, "Y"), (1, 2, "")], "acdYf"), ([(0, 6, "")], ""),
      ([(0, 3, "X"), (2, 4, "Y")], "Xdef"), ([(4, 9, "X")], "abcdef"),
    ] as [([(Int, Int, String)], String)])
  func applying(edits: [(Int, Int, String)], expected: String) {
    let fix = Fix("fix", .safe, edits.map { .init(SourceRange($0.0, $0.1), $0.2) })
    #expect(String(decoding: fix.applied(to: Array("abcdef".utf8)), as: UTF8.self) == expected)
  }

  @Test func rangesKeepToWhatAFileCanBe() {
    let ranges = [SourceRange(2, 5), SourceRange(5, 2), SourceRange(-1, 2), SourceRange(1, .max)]
    #expect(ranges.map(\.start) == [2, 5, 0, 1])
    #expect(ranges.map(\.end) == [5, 5, 2, Int(UInt32.max)])
    #expect(ranges.map(\.isEmpty) == [false, true, false, false])
    #expect(ranges.sorted().map(\.start) == [0, 1, 2, 5])
  }

  @Test func diagnosticsAreSortedOnceEach() {
    func rule(_ id: String, _ severity: Severity) -> Rule {
      Rule(id: id, severity: severity, summary: "", rationale: "", examples: [])
    }
    var diagnostics = Diagnostics()
    #expect(diagnostics.isEmpty && !diagnostics.hasErrors)
    diagnostics.report(rule("b", .warning), "late", at: SourceRange(5, 6))
    #expect(!diagnostics.hasErrors)
    diagnostics.report(rule("b", .error), "early", at: SourceRange(1, 2))
    diagnostics.report(rule("a", .error), "early", at: SourceRange(1, 2))
    diagnostics.report(rule("a", .error), "early", at: SourceRange(1, 2))
    diagnostics.report(rule("a", .error), "start", at: SourceRange(0, 0))
    diagnostics.report(rule("c", .advice), "all", at: nil)
    #expect(diagnostics.hasErrors)
    #expect(
      diagnostics.sorted().map { "\($0.rule) \($0.message)" } == [
        "c all", "a start", "a early", "b early", "b late",
      ])
    #expect(diagnostics.all.count == 6)
  }
}
