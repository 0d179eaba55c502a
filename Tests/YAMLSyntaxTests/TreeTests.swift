import Diagnostics
import Testing
import YAMLSyntax

/// What the tree says of a text.
@Suite struct TreeTests {
  @Test(
    arguments: [
      ("", []),
      ("# nothing\n", []),
      ("\u{FEFF}", []),
      ("a\n--- b\n---\n- c\n", ["a", "b", "[c]"]),
      ("a: [b, 'c', \"d\"]", ["{a: [b, 'c', 'd']}"]),
      ("a: |\n  b\nc: >\n  d\n  e\n", ["{a: 'b\n', c: 'd e\n'}"]),
      ("!!str 1: !!str '2'", ["{'1': '2'}"]),
      ("- ! 1\n- !!int '1'\n- !!null ''\n- !!float 1\n- !!bool \"true\"", ["['1', 1, , 1, true]"]),
      ("!!map {a: !!seq [b]}", ["{a: [b]}"]),
      ("%YAML 1.2\n--- a", ["a"]),
      ("a: &x b\n*x : *x", ["{a: b, b: b}"]),
      ("[*a]\n---\n- &a b\n--- *a", ["[?]", "[b]", "?"]),
      ("- &a 1\n- *a\n- &a 2\n- *a", ["[1, 1, 2, 2]"]),
      ("a: \"\\u00e9\\x41\\n\"", ["{a: 'éA\n'}"]),
    ] as [(String, [String])])
  func aTextIsRead(_ text: String, _ documents: [String]) {
    #expect(TreeProbe(text).dump == documents)
  }

  @Test(arguments: [
    ("a: &a {x: 1, y: 2}\nb: {<<: *a, y: 3}", "{y: 3, x: 1}"),
    ("a: &a {x: 1, y: 2}\nb: {y: 3, <<: *a, z: 4}", "{y: 3, z: 4, x: 1}"),
    ("a: &a {x: 1}\nb: {<<: [*a, {x: 2, y: 3}, {y: 4, z: 5}]}", "{x: 1, y: 3, z: 5}"),
    ("a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc: {<<: *b, x: 3}", "{x: 3, y: 2}"),
    ("a: &a {<<: {x: 1}, x: 2}\nb: {<<: *a}", "{x: 2}"),
    ("a: {'<<': b}", "{'<<': b}"),
    ("a: {!!str <<: b}", "{'<<': b}"),
    ("a: {<<: {}}", "{}"),
    ("a: {<<: {[x]: 1}, [x]: 2}", "{[x]: 2, [x]: 1}"),
    ("a: {<<: {\"x\": 1}, x: 2}", "{x: 2}"),
  ])
  func mergeKeysAreResolved(_ text: String, _ last: String) throws {
    let probe = TreeProbe(text)
    #expect(probe.problems == [])
    let value = try #require(probe.tree.pairs(probe.tree.documents[0]).map(\.value).last)
    #expect(probe.dump(value) == last)
  }

  /// Bytes are compared eight at once, and what is left one by one.
  @Test(arguments: 0...20)
  func aScalarEqualsItsTextAlone(_ length: Int) {
    let text = Array("abcdefghijklmnopqrstu".utf8.prefix(length))
    let probe = TreeProbe("first: x\nsecond: \"\(String(decoding: text, as: UTF8.self))\"")
    let scalar = probe.nodes[4]
    let around = [0] + text + [0]
    #expect(probe.tree.equals(scalar, text))
    #expect(probe.tree.equals(scalar, around, 1..<length + 1))
    #expect(!probe.tree.equals(scalar, around, 0..<length + 1))
    for position in text.indices {
      var other = text
      other[position] ^= 0x20
      #expect(!probe.tree.equals(scalar, other), "\(position)")
    }
  }

  @Test func aNodeIsOfOneKind() {
    let probe = TreeProbe("a: [b]")
    let tree = probe.tree
    let nodes = probe.nodes
    #expect(nodes.map(tree.kind) == [.mapping, .scalar, .sequence, .scalar])
    #expect(nodes.map(tree.style) == [.block, .plain, .flow, .plain])
    #expect(nodes.map(tree.count) == [1, 0, 1, 0])
    #expect(Array(tree.items(nodes[0])) == [] && Array(tree.items(nodes[1])) == [])
    #expect(tree.pairs(nodes[2]).map(\.key) == [] && tree.string(nodes[0]) == "")
    #expect(nodes.map { tree.equals($0, Array("a".utf8)) } == [false, true, false, false])
    #expect(nodes.map { tree.equals($0, Array("".utf8)) } == [false, false, false, false])
    #expect(nodes.map { tree.equals($0, Array("ab".utf8)) } == [false, false, false, false])
  }

  @Test func aTreeIsFilledAnew() {
    var tree = YAMLTree()
    var diagnostics = Diagnostics()
    tree.parse(SourceFile(path: "a", text: "a: &x [1, 2]\nb: 'c'"), &diagnostics)
    tree.parse(SourceFile(path: "b", text: "[d, *x"), &diagnostics)
    #expect(tree.documents == [] && diagnostics.all.count == 2)
    tree.parse(SourceFile(path: "c", text: "d"), &diagnostics)
    #expect(tree.documents.map(tree.string) == ["d"])
    #expect(tree.text == Array("d".utf8))
  }
}
