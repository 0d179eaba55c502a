/// A node of a `YAMLTree`, good for the tree that gave it until that tree parses again.
@usableFromInline
package struct YAMLNode: Hashable, Sendable {
  /// The index in the tree's arena.
  @usableFromInline let index: Int32

  @inlinable
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// What a node is; an alias is followed to what it stands for and never seen.
@usableFromInline
package enum YAMLKind: UInt8, Sendable {
  case scalar, sequence, mapping
}

/// How a node is written.
@usableFromInline
package enum YAMLStyle: UInt8, Sendable {
  /// Scalars.
  case plain, singleQuoted, doubleQuoted, literal, folded
  /// Collections.
  case block, flow
}

/// A key and its value in a mapping.
@usableFromInline
package struct YAMLPair: Sendable {
  /// The key, of any kind.
  package let key: YAMLNode
  /// The value.
  package let value: YAMLNode
}
