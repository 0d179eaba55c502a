import Diagnostics
import Testing
import YAMLSyntax

/// Items of a sequence are put in another order by edits.
@Suite struct ReorderingTests {
  @Test(arguments: [
    ("a: [large,  medium]", [1, 0], "a: [medium,  large]"),
    ("[{a: 1}, !!str b, 'c', d: e]", [3, 2, 1, 0], "[d: e, 'c', !!str b, {a: 1}]"),
    ("a:\n  - large\n  - medium\n", [1, 0], "a:\n  - medium\n  - large\n"),
    ("a:\n- large\n- medium", [1, 0], "a:\n- medium\n- large"),
    (
      "a:\n  # the large one\n  - large # big\n  - medium # half\nb: 1\n", [1, 0],
      "a:\n  - medium # half\n  # the large one\n  - large # big\nb: 1\n"
    ),
    (
      "- a: 1\n  # inside\n  b: 2\n\n# two\n# lines\n- c: |\n    d\n\n    e\n\n- f\n", [2, 0, 1],
      "- f\n\n- a: 1\n  # inside\n  b: 2\n\n# two\n# lines\n- c: |\n    d\n\n    e\n"
    ),
    ("-\n  a: 1\n- # empty\n- b\n", [2, 1, 0], "- b\n- # empty\n-\n  a: 1\n"),
    ("a:\r\n  - ü\r\n  # c\r\n  - é\r\n", [1, 0], "a:\r\n  # c\r\n  - é\r\n  - ü\r\n"),
    ("\u{FEFF}# b\n- b\n- a\n", [1, 0], "\u{FEFF}- a\n# b\n- b\n"),
    ("- |\n\n  a\n- >-\n  b\n- |\n\n- c\n", [3, 2, 1, 0], "- c\n- |\n- >-\n  b\n\n- |\n\n  a\n"),
    ("- a\n- b\n", [0, 1], "- a\n- b\n"),
  ])
  func itemsChangePlaces(_ before: String, _ order: [Int], _ after: String) throws {
    let probe = TreeProbe(before)
    let sequence = try #require(probe.nodes.first { probe.tree.kind($0) == .sequence })
    let edits = try #require(probe.tree.reordering(sequence, to: order, in: probe.file))
    let changed = Fix("reorder", .safe, edits).applied(to: probe.file.bytes)
    #expect(String(decoding: changed, as: UTF8.self) == after)
    let items = probe.tree.items(sequence).map { probe.dump($0) }
    let again = TreeProbe(SourceFile(path: "again", bytes: changed))
    let changedSequence = try #require(again.nodes.first { again.tree.kind($0) == .sequence })
    #expect(again.tree.items(changedSequence).map { again.dump($0) } == order.map { items[$0] })
  }

  @Test(arguments: [
    "[&a 1, 2]", "- &a 1\n- *a\n", "[1, 2 # two\n]", "[1, # one\n 2]", "- - 1\n  - 2\n",
    "- 1\n# about what?\n\n- 2\n", "- 1\n  # deeper\n- 2\n", "- |+\n  a\n\n- 2\n",
    "- |\n  a\n- 2", "- 2\n- |\n  a", "? - 1\n  - 2\n: a", "- 1\n- 2\n  # deeper\n", "[a: , b]",
    "- |2\n     \n- b\n", "- ? |+\n    a\n\n- b\n",
    "- |+\n  a\n- b\n\n\n",
  ])
  func whatCouldDoHarmIsLeft(_ text: String) throws {
    let probe = TreeProbe(text)
    #expect(probe.problems == [])
    let two = try #require(
      probe.nodes.last { probe.tree.kind($0) == .sequence && probe.tree.count($0) == 2 })
    #expect(probe.tree.reordering(two, to: [1, 0], in: probe.file) == nil)
  }

  @Test(arguments: [[], [0], [0, 0], [0, 2], [1, 0, 2], [-1, 0]])
  func onlyAnOrderOfTheItemsIsTaken(_ order: [Int]) {
    let probe = TreeProbe("[a, b]")
    #expect(probe.tree.reordering(probe.nodes[0], to: order, in: probe.file) == nil)
    #expect(probe.tree.reordering(probe.nodes[1], to: order, in: probe.file) == nil)
  }
}
