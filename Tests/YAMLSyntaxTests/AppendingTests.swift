import Diagnostics
import Testing
import YAMLSyntax

/// An item is put behind the last of a sequence by edits.
@Suite struct AppendingTests {
  @Test(arguments: [
    ("[]", "[new]"),
    ("a: [ ]", "a: [new ]"),
    ("[a]", "[a, new]"),
    ("a: [ b,c ]", "a: [ b,c,new ]"),
    ("[a,  'b', ]", "[a,  'b',  new, ]"),
    ("[a: {b: 1}]", "[a: {b: 1}, new]"),
    ("[\n  a,\n  b\n]\n", "[\n  a,\n  b,\n  new\n]\n"),
    ("[\r\n  a\r\n]\r\n", "[\r\n  a,\r\n  new\r\n]\r\n"),
    ("- a", "- a\n- new"),
    ("a:\n  - b # two\n# after\nc: 1\n", "a:\n  - b # two\n  - new\n# after\nc: 1\n"),
    ("a:\n-   b\n-   c:\n      d: 1\n", "a:\n-   b\n-   c:\n      d: 1\n-   new\n"),
    ("- - a\n  - b\n- c\n", "- - a\n  - b\n- c\n- new\n"),
    ("x: 1\r\ny:\r\n  - a", "x: 1\r\ny:\r\n  - a\r\n  - new"),
    ("- |\n  a\n\n", "- |\n  a\n- new\n\n"),
    ("- a\n-\n", "- a\n-\n- new\n"),
    ("\u{FEFF}- ü\n", "\u{FEFF}- ü\n- new\n"),
    ("- &x a\n- *x\n", "- &x a\n- *x\n- new\n"),
    ("!!seq [a]", "!!seq [a, new]"),
  ])
  func anItemIsAdded(_ before: String, _ after: String) throws {
    let probe = TreeProbe(before)
    let sequence = try #require(probe.nodes.first { probe.tree.kind($0) == .sequence })
    let edits = try #require(probe.tree.appending("new", to: sequence, in: probe.file))
    let changed = Fix("append", .safe, edits).applied(to: probe.file.bytes)
    #expect(String(decoding: changed, as: UTF8.self) == after)
    let again = TreeProbe(SourceFile(path: "again", bytes: changed))
    #expect(again.dump == probe.tree.documents.map { probe.dump($0, adding: "new", to: sequence) })
  }

  @Test func anInnerSequenceKeepsItsColumn() throws {
    let probe = TreeProbe("- - a\n- c\n")
    let inner = try #require(probe.nodes.last { probe.tree.kind($0) == .sequence })
    let edits = try #require(probe.tree.appending("new", to: inner, in: probe.file))
    let changed = Fix("append", .safe, edits).applied(to: probe.file.bytes)
    #expect(String(decoding: changed, as: UTF8.self) == "- - a\n  - new\n- c\n")
  }

  @Test(arguments: [
    "&x [a]", "[a # one\n]", "[ # none\n]", "[a: ]", "- a\n  # deeper\n", "- |+\n  a\n\n",
    "- |\n  a", "- a\n- |\n  b", "a", "{a: 1}", "? - a\n: b\n",
  ])
  func whatCouldDoHarmIsLeft(_ text: String) throws {
    let probe = TreeProbe(text)
    #expect(probe.problems == [])
    let node = probe.nodes.first { probe.tree.kind($0) == .sequence } ?? probe.nodes[0]
    #expect(probe.tree.appending("new", to: node, in: probe.file) == nil)
  }
}
