import YAMLSyntax

/// How the value of a key is read, and what its documentation says it may be.
package struct ValueType<Value: Sendable>: Sendable {
  /// What the value may be, as it stands in messages and documentation: "`true` or `false`".
  package let expectation: String
  /// Reads a node; nil says that the reason was reported.
  let read: @Sendable (YAMLNode, inout Decoding) -> Value?

  /// Makes a type from its words and its reader.
  init(
    _ expectation: String, read: @escaping @Sendable (YAMLNode, inout Decoding) -> Value?
  ) {
    self.expectation = expectation
    self.read = read
  }
}
