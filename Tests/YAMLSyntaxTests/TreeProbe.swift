import Diagnostics
import TestSupport
import YAMLSyntax

/// A text, its tree, and what was reported about it.
struct TreeProbe {
  let file: SourceFile
  var tree = YAMLTree()
  var diagnostics = Diagnostics()

  init(_ text: String) {
    self.init(SourceFile(path: "test.sheet.yaml", text: text))
  }

  init(_ file: SourceFile) {
    self.file = file
    tree.parse(file, &diagnostics)
  }

  /// Every node, parents first, keys before values; what aliases stand for is listed again.
  var nodes: [YAMLNode] { tree.documents.flatMap(nodes(from:)) }

  /// Every scalar, in order.
  var scalars: [YAMLNode] { nodes.filter { tree.kind($0) == .scalar } }

  /// The problems as `rule: text`, sorted.
  var problems: [String] {
    diagnostics.sorted().map { "\($0.rule): \($0.range.map(file.text) ?? "-")" }
  }

  private func nodes(from node: YAMLNode) -> [YAMLNode] {
    [node] + tree.items(node).flatMap(nodes(from:))
      + tree.pairs(node).flatMap { nodes(from: $0.key) + nodes(from: $0.value) }
  }

  /// A document in one line: texts in quotes unless plain, lists in brackets, mappings in braces;
  /// without the pair of `key`, and with a plain `item` at the end of `sequence`.
  func dump(
    _ node: YAMLNode, without key: YAMLNode? = nil, adding item: String = "",
    to sequence: YAMLNode? = nil
  ) -> String {
    func part(_ node: YAMLNode) -> String {
      dump(node, without: key, adding: item, to: sequence)
    }
    switch tree.kind(node) {
    case .scalar:
      if tree.isInvalid(node) { return "?" }
      return tree.style(node) == .plain ? tree.string(node) : "'\(tree.string(node))'"
    case .sequence:
      let items = tree.items(node).map(part) + (node == sequence ? [item] : [])
      return "[\(items.joined(separator: ", "))]"
    case .mapping:
      let pairs = tree.pairs(node).filter { $0.key != key }
        .map { "\(part($0.key)): \(part($0.value))" }
      return "{\(pairs.joined(separator: ", "))}"
    }
  }

  /// All documents.
  var dump: [String] { tree.documents.map { dump($0) } }
}

/// SplitMix64: the same numbers for the same seed on every system.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
