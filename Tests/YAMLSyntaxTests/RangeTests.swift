import Diagnostics
import TestSupport
import Testing
import YAMLSyntax

/// The marked places of a text are the nodes of its tree, in order, keys before values.
@Suite struct RangeTests {
  static let texts = [
    "«a»",
    "«'a b'» # c",
    "«\"a\\n b\"»\n",
    "««a»: «b»»",
    "««a»: «b»\n«c»: «'d'»»\n\n# end\n",
    "««é»: «'ü'»\n«c»: «d»»",
    "\u{FEFF}««é»: «[«a», «b»]»»\n",
    "\u{FEFF}««a»: «b»»\n",
    "««a»:\n  «- «1»\n  - «2»»\n# comment\n\n«b»: «{«x»: «y»}»»",
    "««a»:\r\n  «- «1»\r\n  - «2»»\r\n# comment\r\n\r\n«b»: «{«x»: «y»}»»\r\n",
    "««a»:\n«- «1»\n- «2»»\n«b»: «3»»\n",
    "««a»:«» # nothing\n«b»:«»»\n",
    "«-«»\n- «a»\n-«»»\n\n# end",
    "««a»: «|\n  text\n\n  more»\n\n# comment\n«b»: «>-\n  folded\n  lines»»\n",
    "««a»: «|+»\n\n\n«b»: «>  # comment\n  x»»",
    "««a»: «|2-\n    x»\n  \n«b»:«»»",
    "««a»: «one\n  two\n\n  three» # c\n«b»: «'one\n\n  two'»»",
    "««a»: &x «b»\n«c»: !!str &y «d»\n«e»: &z # c\n    «- «f»»»\n",
    "«- &x«:a»\n- «b»»\n",
    "&root\n««a»: «b»»",
    "«- &x«:a»\n- «b»»\n",
    "&root\n«&k «a»: «b»»",
    "««a»: &x«»\n«b»: !!null«»»\n",
    "«[«a», «[]», «{}», «[ «b» , ]»]»",
    "«[««a»: «b»», «? «c» : «d»», ««e»:«»» , «f»]»",
    "«{«a»«», «b» : «c», «d»:«» }»",
    "«? «a»«»\n# c\n«b»: «c»»",
    "«? «a»\n: «b»\n? «[«c»]»\n: «- «d»»»\n",
    "--- «a»\n...\n---«» # nothing\n... # c\n---\n««b»: «c»»\n",
    "«- «- «a»\n  - «b»»\n- ««c»: «d»\n  «e»: «f»»»\n",
    "««\"日本\"»: «😀😀»\n«z»: «y»»",
    "«\"a\u{85}b\"»\n",
  ]

  @Test(arguments: texts)
  func nodesHaveTheMarkedRanges(_ text: String) {
    let marked = Marked(text)
    let probe = TreeProbe(marked.file)
    #expect(probe.problems == [])
    #expect(probe.nodes.map(probe.tree.range) == marked.ranges)
  }

  @Test func emptyDocumentsStandBehindTheirMark() {
    let probe = TreeProbe("--- # nothing\n---\na: 1\n--- !!null\n---")
    #expect(
      probe.tree.documents.map(probe.tree.range).map { [$0.start, $0.end] }
        == [[3, 3], [18, 22], [33, 33], [37, 37]])
    #expect(probe.dump == ["", "{a: 1}", "", ""])
  }

  @Test func anAliasLeadsToItsNode() {
    let marked = Marked("a: &x «[1]»\nb: *x\n")
    let probe = TreeProbe(marked.file)
    let values = probe.tree.pairs(probe.tree.documents[0]).map(\.value)
    #expect(values.map(probe.tree.range) == [marked.ranges[0], marked.ranges[0]])
  }

  @Test func insideFlowIsKnown() {
    let probe = TreeProbe("a: [b, {c: d}]\ne:\n  - f\n")
    let inFlow = probe.scalars.filter(probe.tree.isInFlow).map(probe.tree.string)
    #expect(inFlow == ["b", "c", "d"])
    #expect(probe.nodes.filter(probe.tree.isInFlow).count == 4)
  }
}
