/// The value of a key, and whether the spec says it or leaves it to the default.
package struct Setting<Value: Sendable>: Sendable {
  /// The value that holds.
  package let value: Value
  /// Whether the spec says it.
  package let isWritten: Bool

  /// Makes a setting.
  package init(_ value: Value, isWritten: Bool) {
    self.value = value
    self.isWritten = isWritten
  }
}
