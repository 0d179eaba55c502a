import Diagnostics
import Testing
import YAMLSyntax

/// Input that is made to be slow or large ends soon, with a report.
@Suite struct BoundsTests {
  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: "])
  func aHundredThousandLevelsStopAtTheSixtyFifth(_ opening: String) {
    let probe = TreeProbe(String(repeating: opening, count: 100_000))
    #expect(probe.diagnostics.all.map(\.rule) == ["too-deep"])
    let collections = opening == "[{a: " ? 2 : 1
    let start = 64 / collections * opening.utf8.count
    #expect(probe.diagnostics.all.first?.range == SourceRange(start, start + 1))
    #expect(probe.tree.documents == [])
  }

  @Test func sixtyFourLevelsAreRead() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(TreeProbe(text).problems == [])
    #expect(TreeProbe("[\(text)]").problems == ["too-deep: ["])
  }

  @Test func aMillionKeysAreCompared() {
    var text = ""
    for key in 0..<1_000_000 { text += "k\(key): 1\n" }
    text += "k77: 2\n'k999999': 3\n<<: {}\n"
    let probe = TreeProbe(text)
    #expect(probe.problems == ["duplicate-key: k77", "duplicate-key: 'k999999'"])
    #expect(probe.tree.count(probe.tree.documents[0]) == 1_000_003)
  }

  @Test(arguments: [11, 12, 13, 14, 40])
  func duplicatesAreFoundAmongManyAndFew(_ count: Int) {
    var text = ""
    for key in 1..<count { text += "\(String(repeating: "k", count: key)): 1\n" }
    #expect(TreeProbe(text + "k: 2").problems == ["duplicate-key: k"])
    #expect(TreeProbe(text + "[k]: 2\n[k]: 3").problems == [])
    #expect(TreeProbe(text + "kkk: 1\nkkk: 2").problems.count == 2)
    let last = TreeProbe(text + "<<: {x: 1}")
    #expect(last.tree.pairs(last.tree.documents[0]).map(\.key).map(last.tree.string).last == "x")
  }

  @Test func aliasesThatMultiplyAreStopped() {
    var text = "- &a0 [1]\n"
    for level in 1...60 {
      text += "- &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
    }
    let probe = TreeProbe(text)
    #expect(probe.diagnostics.all.map(\.rule) == ["alias-expansion"])
    #expect(probe.nodes.count < 2 * YAMLTree.maximumAliasNodes)
  }

  @Test func theBoundOfAliasesIsExact() {
    let items = Array(repeating: "1", count: 998).joined(separator: ",")
    let text =
      "- &a [\(items), &b 2]\n- [" + Array(repeating: "*a", count: 100).joined(separator: ",")
    #expect(TreeProbe(text + "]").problems == [])
    #expect(TreeProbe(text + ", *b]").problems == ["alias-expansion: *b"])
  }

  @Test func mergesCountAsAliases() {
    var text = "- &a {k: 1}\n"
    for key in 0..<50_000 { text += "- {<<: *a, k\(key): 1}\n" }
    #expect(TreeProbe(text).problems == ["alias-expansion: *a"])
  }

  @Test func manyAnchorsAndMistakesEnd() {
    var text = ""
    for index in 0..<50_000 { text += "- &a\(index) 1\n- *b\(index)\n" }
    #expect(TreeProbe(text).diagnostics.all.count == 50_000)
  }

  @Test func aFileThatIsTooLargeIsNotRead() {
    let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: YAMLTree.maximumFileSize + 1)
    let probe = TreeProbe(SourceFile(path: "large", bytes: bytes))
    #expect(probe.diagnostics.all.map(\.rule) == ["too-large"])
    #expect(probe.tree.documents == [])
  }

  @Test func aMillionKeysEnd() {
    let keys = (0..<1_000_000).map { "k\($0): 1\n" }.joined()
    #expect(TreeProbe(keys + "k0: 1\n").problems == ["duplicate-key: k0"])
  }

  @Test func longScalarsAndLinesEnd() {
    let words = String(repeating: "é ", count: 300_000)
    #expect(TreeProbe("a: \(words)").problems == [])
    let lines = String(repeating: "  ü\n\n", count: 200_000)
    let probe = TreeProbe("a: >\n\(lines)b: [\(String(repeating: "x, ", count: 100_000))]")
    #expect(probe.problems == [])
  }
}
