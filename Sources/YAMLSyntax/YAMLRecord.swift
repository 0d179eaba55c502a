/// A node as the arena holds it: 24 bytes, its subtree right behind it.
@usableFromInline
struct YAMLRecord: Sendable {
  /// The kinds of nodes, with aliases, which no one outside the tree sees.
  @usableFromInline
  enum Kind: UInt8, Sendable {
    case scalar, sequence, mapping, alias
  }

  /// What is true of few nodes.
  @usableFromInline
  struct Traits: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The node stands inside a flow collection.
    @usableFromInline static let inFlow = Traits(rawValue: 1)
    /// Something about the node was reported, so that later stages say nothing about it.
    @usableFromInline static let invalid = Traits(rawValue: 2)
    /// A mapping that has a `<<` key.
    @usableFromInline static let merging = Traits(rawValue: 4)
    /// The node has an anchor.
    @usableFromInline static let anchored = Traits(rawValue: 8)
    /// An alias stands for the node.
    @usableFromInline static let aliased = Traits(rawValue: 16)
  }

  /// The byte offset at which the node begins, after its anchor and tag.
  @usableFromInline var start: UInt32
  /// The byte offset after the node.
  @usableFromInline var end: UInt32
  /// The byte offset at which its anchor or tag begins; `start` where it has none.
  @usableFromInline var propertiesStart: UInt32
  /// A scalar: where its text begins. A collection: how many items or pairs. An alias: its target.
  @usableFromInline var payload: UInt32
  /// A scalar: the bytes of its text. A collection: the index after its subtree.
  @usableFromInline var extent: UInt32 = 0
  /// What the node is.
  @usableFromInline var kind: Kind
  /// How the node counts as written: `!!str` turns plain into double-quoted.
  @usableFromInline var style: YAMLStyle
  /// How the node is written.
  @usableFromInline var writtenStyle: YAMLStyle
  /// What is true of few nodes.
  @usableFromInline var traits: Traits

  /// The index of what follows the subtree of the node at `index`.
  @inlinable
  func next(after index: Int) -> Int {
    kind == .sequence || kind == .mapping ? Int(extent) : index &+ 1
  }
}
