import Diagnostics
import TestSupport
import Testing
import YAMLSyntax

/// The marked places of a text are the nodes of its tree, in order, keys before values.
@Suite struct RangeTests {
  @Test(arguments: [
    "«a»",
    "«'a b'»",
    "«\"a\\n b\"» # c",
    "««a»: «b»»",
    "««a»: «b»\n«c»: «'d'»»\n\n# end\n",
    "««é»: «'ü'»\n«c»: «d»»",
    "\u{FEFF}««é»: «[«a», «b»]»»\n",
    "««a»:\n  «- «1»\n  - «2»»\n# comment\n\n«b»: «{«x»: «y»}»»",
    "««a»:«» # nothing\n«b»:«»»\n",
    "««a»: «|\n  text\n\n  more»\n\n# comment\n«b»: «>-\n  folded\n  lines»»\n",
    "««a»: «|+»\n\n\n«b»: «>  # comment\n  x»»",
  ])
  func nodesHaveTheMarkedRanges(_ text: String) {
    let marked = Marked(text)
    var tree = YAMLTree()
    var diagnostics = Diagnostics()
    tree.parse(marked.file, &diagnostics)
    #expect(diagnostics.all == [])
    #expect(allNodes(of: tree).map(tree.range) == marked.ranges.sorted(by: order))
  }
}

/// Every node of the tree, parents first.
func allNodes(of tree: YAMLTree) -> [YAMLNode] {
  func below(_ node: YAMLNode) -> [YAMLNode] {
    [node] + tree.items(node).flatMap(below)
      + tree.pairs(node).flatMap { below($0.key) + below($0.value) }
  }
  return tree.documents.flatMap(below)
}

func order(_ left: SourceRange, _ right: SourceRange) -> Bool {
  (left.start, -left.end) < (right.start, -right.end)
}
