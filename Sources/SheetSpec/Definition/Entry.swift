package import Diagnostics

/// What a spec says under a key.
///
/// A value that could not be read is `invalid`: it has been reported, and rules pass over it.
package enum Entry<Value: Sendable>: Sendable {
  /// The key is not written.
  case missing
  /// The key is written, and its value was reported.
  case invalid(key: SourceRange)
  /// The key and its value as written.
  case written(Value, key: SourceRange, range: SourceRange)

  /// The value, where one is written and could be read.
  package var value: Value? {
    if case .written(let value, _, _) = self { value } else { nil }
  }

  /// Whether the key is written, readable or not.
  package var isWritten: Bool {
    if case .missing = self { false } else { true }
  }

  /// Whether the key is written and its value could not be read.
  package var isInvalid: Bool {
    if case .invalid = self { true } else { false }
  }

  /// Where the key stands.
  package var keyRange: SourceRange? {
    switch self {
    case .missing: nil
    case .invalid(let key), .written(_, let key, _): key
    }
  }

  /// Where the value stands, if it could be read.
  package var range: SourceRange? {
    if case .written(_, _, let range) = self { range } else { nil }
  }
}

/// A large value that is handed on by reference, since most of those who hold it never look at it.
package final class Shared<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value

  /// Shares a value.
  package init(_ value: Value) { self.value = value }
}

/// A value and the place where it is written.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Where it stands.
  package let range: SourceRange

  /// Makes a located value.
  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}
