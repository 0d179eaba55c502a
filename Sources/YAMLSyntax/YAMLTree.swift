package import Diagnostics

/// The documents of one file as an arena of nodes, filled again and again by the same worker.
package struct YAMLTree: Sendable {
  /// The most bytes a file may have: 256 MiB.
  package static let maximumFileSize = 256 << 20
  /// The most collections that may stand inside each other.
  package static let maximumDepth = 64
  /// The most nodes that the aliases of a file may stand for, taken together.
  package static let maximumAliasNodes = 100_000

  /// The root of each document; an empty document is an empty plain scalar.
  package internal(set) var documents: [YAMLNode] = []
  /// The text of all scalars, decoded, in UTF-8.
  package internal(set) var text: [UInt8] = []
  /// All nodes, each document in the order of its text.
  @usableFromInline var nodes: [YAMLRecord] = []
  /// The nodes that aliases stand for, each once.
  var aliased: [Int] = []
  /// What is needed only while a file is read, kept for its capacity.
  var composer = YAMLComposer()

  /// A tree without documents.
  package init() {}

  /// What the node is.
  @inlinable
  package func kind(_ node: YAMLNode) -> YAMLKind {
    switch nodes[Int(node.index)].kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// How the node counts as written; a plain scalar with the tag `!` or `!!str` is double-quoted,
  /// and a quoted one with the tag of another scalar type is plain.
  @inlinable
  package func style(_ node: YAMLNode) -> YAMLStyle {
    nodes[Int(node.index)].style
  }

  /// The bytes of the node, without anchor and tag; a collection ends at its closing bracket or
  /// last child, a block scalar at its last line that is not blank.
  @inlinable
  package func range(_ node: YAMLNode) -> SourceRange {
    let record = nodes[Int(node.index)]
    return SourceRange(Int(record.start), Int(record.end))
  }

  /// Whether the node stands inside a flow collection.
  @inlinable
  package func isInFlow(_ node: YAMLNode) -> Bool {
    nodes[Int(node.index)].traits.contains(.inFlow)
  }

  /// Whether a mistake of the node itself was reported, so that nothing more is to be said of it.
  @inlinable
  package func isInvalid(_ node: YAMLNode) -> Bool {
    nodes[Int(node.index)].traits.contains(.invalid)
  }

  /// Where a scalar's text lies in `text`; empty for a collection.
  @inlinable
  package func textRange(_ node: YAMLNode) -> Range<Int> {
    let record = nodes[Int(node.index)]
    guard record.kind == .scalar else { return 0..<0 }
    let start = Int(record.payload)
    return start..<start + Int(record.extent)
  }

  /// A scalar's text; empty for a collection.
  package func string(_ node: YAMLNode) -> String {
    String(decoding: text[textRange(node)], as: UTF8.self)
  }

  /// Whether the node is a scalar with exactly this text in UTF-8.
  package func equals(_ node: YAMLNode, _ bytes: [UInt8]) -> Bool {
    equals(node, bytes, bytes.indices)
  }

  /// Whether the node is a scalar with exactly the text of a part of `bytes`.
  package func equals(_ node: YAMLNode, _ bytes: [UInt8], _ part: Range<Int>) -> Bool {
    let range = textRange(node)
    guard range.count == part.count, nodes[Int(node.index)].kind == .scalar else { return false }
    return haveSameBytes(text, from: range.lowerBound, bytes, part)
  }

  /// One of 64 buckets, by the length and both ends of a scalar's text: texts in different ones
  /// differ.
  package func textBucket(of node: YAMLNode) -> Int {
    let range = textRange(node)
    guard let last = range.last else { return 0 }
    return Self.bucket(range.count, text[range.lowerBound], text[last])
  }

  /// The bucket of a text.
  package static func bucket(of bytes: [UInt8]) -> Int {
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    return bucket(bytes.count, first, last)
  }

  private static func bucket(_ count: Int, _ first: UInt8, _ last: UInt8) -> Int {
    (count &* 7 &+ Int(first) &* 3 &+ Int(last)) & 63
  }

  /// How many items a sequence or own pairs a mapping has; 0 for a scalar.
  @inlinable
  package func count(_ node: YAMLNode) -> Int {
    let record = nodes[Int(node.index)]
    return record.kind == .sequence || record.kind == .mapping ? Int(record.payload) : 0
  }
}
