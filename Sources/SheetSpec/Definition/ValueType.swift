import YAMLSyntax

/// How the value of a key is read, and what its documentation says it may be.
package struct ValueType<Value: Sendable>: Sendable {
  /// What the value may be, as it stands in messages and documentation: "`true` or `false`".
  package var expectation: String { makeExpectation() }
  /// What the value may be, as a schema says it.
  var shape: ValueShape { makeShape() }
  /// Reads a node; nil says that the reason was reported.
  let read: @Sendable (YAMLNode, inout Decoding) -> Value?
  private let makeExpectation: @Sendable () -> String
  private let makeShape: @Sendable () -> ValueShape

  /// Makes a type from its words and its shape, which are put together where they are asked for, and
  /// its reader.
  init(
    _ expectation: @escaping @autoclosure @Sendable () -> String,
    _ shape: @escaping @autoclosure @Sendable () -> ValueShape,
    read: @escaping @Sendable (YAMLNode, inout Decoding) -> Value?
  ) {
    makeExpectation = expectation
    makeShape = shape
    self.read = read
  }
}
