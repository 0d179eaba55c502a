import Diagnostics
import TestSupport
import Testing
import YAMLSyntax

/// Pairs of mappings and items of sequences are taken out by edits.
@Suite struct RemovalTests {
  /// Texts with the key marked, and what is left.
  static let pairs: [(String, String)] = [
    ("{«a»: 1, b: 2}", "{b: 2}"),
    ("{ a: 1,  «b»: [2, {c: 3}] , d: 4 }", "{ a: 1,  d: 4 }"),
    ("{ a: 1, «b»: 2 }", "{ a: 1 }"),
    ("{ a: 1, «b»: 2, }", "{ a: 1, }"),
    ("{\n  \"a\": 1,\n  «\"b\"»: 2\n}\n", "{\n  \"a\": 1\n}\n"),
    ("{\n  «'a'»: 1,\n  'b': 2\n}\n", "{\n  'b': 2\n}\n"),
    ("{«a», b: 2}", "{b: 2}"),
    ("{!!str «a»: !!int 1, b: 2}", "{b: 2}"),
    ("a: 1\n«b»: 2\nc: 3\n", "a: 1\nc: 3\n"),
    ("a: 1\n«b»: 2 # two\n\n# three\nc: 3\n", "a: 1\n\n# three\nc: 3\n"),
    ("# of all\n\n«a»: 1\nb: 2", "# of all\n\nb: 2"),
    ("a: 1\n«b»: 2", "a: 1\n"),
    ("s:\n  a: 1\n  «b»:\n    c: 1\n\n    d: |\n      text\n  e: 2\n", "s:\n  a: 1\n  e: 2\n"),
    ("a:\n- 1\n«b»:\n- 2\n- 3\nc: 1\n", "a:\n- 1\nc: 1\n"),
    ("a: 1\n«b»: [1,\n  2] # c\n", "a: 1\n"),
    ("- «a»: 1 # one\n  b: 2\n", "- b: 2\n"),
    ("- - «a»: 1\n\n    b: 2\n", "- - b: 2\n"),
    ("- a: 1\n  «b»: 2\n- c\n", "- a: 1\n- c\n"),
    ("«a»:\nb: 2\n", "b: 2\n"),
    ("a: &x 1\n«b»: *x\nc: *x\n", "a: &x 1\nc: *x\n"),
    ("a: |\n  text\n«b»: 2\nc: 3\n", "a: |\n  text\nc: 3\n"),
    ("a: 1\n  # deeper\n«b»: 2\nc: 3\n", "a: 1\n  # deeper\nc: 3\n"),
    ("ä: 1\r\n«ö»: 2 # ü\r\nc: 3\r\n", "ä: 1\r\nc: 3\r\n"),
    ("\u{FEFF}«a»: 1\nb: 2\n", "\u{FEFF}b: 2\n"),
    ("--- {a: 1}\n---\na: 1\n«b»: 2\n...\n", "--- {a: 1}\n---\na: 1\n...\n"),
    ("x: &x {a: 1}\ny: {<<: *x, «b»: 2}", "x: &x {a: 1}\ny: {<<: *x}"),
    ("? a\n: 1\nb: 2\n«c»: 3\n", "? a\n: 1\nb: 2\n"),
  ]

  @Test(arguments: pairs)
  func aPairGoes(_ before: String, _ after: String) throws {
    let marked = Marked(before)
    let probe = TreeProbe(marked.text)
    let edits = try #require(probe.tree.removal(ofKeyAt: marked.ranges[0], in: probe.file))
    let changed = Fix("remove", .safe, edits).applied(to: probe.file.bytes)
    #expect(String(decoding: changed, as: UTF8.self) == after)
    let key = try #require(probe.nodes.first { probe.tree.range($0) == marked.ranges[0] })
    let again = TreeProbe(SourceFile(path: "again", bytes: changed))
    #expect(again.dump == probe.tree.documents.map { probe.dump($0, without: key) })
  }

  @Test(arguments: [
    "«a»: 1", "{«a»: 1}", "[«a»: 1]", "- «a»: 1\n- b\n", "a: «b»", "[«a», b]",
    "x: &x {«a»: 1, b: 2}", "a: &x 1\n«b»: &y 2\n", "{«a»: &x 1, b: *x}",
    "? «a»\n: 1\nb: 2\n", "a: 1\n?\n«|\n  b»\n: 2\n", "?\n  «a»\n: 1\nb: 2\n", "a: 1\n? «b»\n: 2\n",
    "{? «a» : 1, b: 2}",
    "a: 1\n# about b\n«b»: 2\n", "a: 1\n«b»:\n  c: 1\n  # deeper\nd: 1\n",
    "a: |+\n  text\n«b»: 2\n\nc: 3\n", "a: |\n  text\n«b»: 2\n    \nc: 3\n",
    "{a: 1, # one\n «b»: 2}", "{«a»: 1 # one\n , b: 2}", "{a: , «b»: 2}",
    "- «a»: 1\n  # about b\n  b: 2\n", "- ? «a»\n  : 1\n  b: 2\n",
    "a: &k b\n«*k» : 1\n",
  ])
  func whatCouldDoHarmIsLeft(_ text: String) {
    let marked = Marked(text)
    let probe = TreeProbe(marked.text)
    #expect(probe.problems == [])
    #expect(probe.tree.removal(ofKeyAt: marked.ranges[0], in: probe.file) == nil)
  }

  @Test func aKeyThatIsAnAliasIsNotTakenForItsAnchor() throws {
    let probe = TreeProbe("s: {&k a: 1, b: 2}\nt: {*k : 1, b: 2}\n")
    let aliased = try #require(probe.scalars.last { probe.tree.string($0) == "a" })
    #expect(probe.tree.removal(ofKeyAt: probe.tree.range(aliased), in: probe.file) == nil)
  }

  @Test(arguments: [
    ("[a, b, c]", 1, "[a, c]"),
    ("[a, b]", 1, "[a]"),
    ("[ {a: 1}, b: 2, 'c' ]", 0, "[ b: 2, 'c' ]"),
    ("[\n  a,\n  b,\n]\n", 1, "[\n  a,\n]\n"),
    ("- a\n- b # two\n# three\n- c\n", 1, "- a\n# three\n- c\n"),
    ("x:\n  - a:\n      b: 1\n    c: 2\n  - d\ny: 1\n", 0, "x:\n  - d\ny: 1\n"),
    ("- - a\n  - b\n- c\n", 1, "- - a\n  - b\n"),
    ("-\n  a: 1\n- # none\n- b\n", 0, "- # none\n- b\n"),
    ("-\n  a: 1\n- # none\n- b\n", 1, "-\n  a: 1\n- b\n"),
    ("x:\r\n- a\r\n- b\r\n", 1, "x:\r\n- a\r\n"),
  ])
  func anItemGoes(_ before: String, _ position: Int, _ after: String) throws {
    let probe = TreeProbe(before)
    let sequence = try #require(probe.nodes.first { probe.tree.kind($0) == .sequence })
    let edits = try #require(
      probe.tree.removal(ofItem: position, from: sequence, in: probe.file))
    let changed = Fix("remove", .safe, edits).applied(to: probe.file.bytes)
    #expect(String(decoding: changed, as: UTF8.self) == after)
    var items = probe.tree.items(sequence).map { probe.dump($0) }
    items.remove(at: position)
    let again = TreeProbe(SourceFile(path: "again", bytes: changed))
    let changedSequence = try #require(again.nodes.first { again.tree.kind($0) == .sequence })
    #expect(again.tree.items(changedSequence).map { again.dump($0) } == items)
  }

  @Test(arguments: [
    ("[a]", 0), ("[a, b]", 2), ("[a, b]", -1), ("&x [a, b]", 0), ("[&x a, b]", 0),
    ("{a: 1, b: 2}", 0),
    ("- a\n# about b\n- b\n", 1), ("- a\n  # deeper\n- b\n", 0), ("- |+\n  a\n- b\n\n", 1),
    ("[a, # one\n b]", 1),
  ])
  func anItemThatCouldDoHarmIsLeft(_ text: String, _ position: Int) {
    let probe = TreeProbe(text)
    #expect(probe.problems == [])
    #expect(probe.tree.removal(ofItem: position, from: probe.nodes[0], in: probe.file) == nil)
  }

  @Test(arguments: [
    ("{«a»: 1}", true), ("x: &x {«a»: 1}", false), ("x: &x {a: 1}\ny: {<<: *x, «b»: 2}", false),
    ("x: &x\n  y: {«a»: 1}\n", true), ("[«a»]", false),
  ])
  func aKeyCountsInItsMappingAlone(_ text: String, _ isSo: Bool) {
    let marked = Marked(text)
    let probe = TreeProbe(marked.text)
    #expect(probe.tree.standsAlone(keyAt: marked.ranges[0]) == isSo)
  }
}
