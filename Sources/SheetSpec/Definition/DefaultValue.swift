/// What holds where a key is missing.
struct DefaultValue<Owner: Sendable, Value: Sendable>: Sendable, ExpressibleByStringLiteral {
  /// How documentation shows it.
  let text: String
  /// Whether it is shown as a value that can be written.
  let isWritable: Bool
  /// Whether a value that is written in a record says no more.
  let isSaid: @Sendable (Value, Owner) -> Bool

  private init(
    _ text: String, isWritable: Bool, isSaid: @escaping @Sendable (Value, Owner) -> Bool
  ) {
    self.text = text
    self.isWritable = isWritable
    self.isSaid = isSaid
  }

  /// A default in words, that no value says.
  init(stringLiteral text: String) {
    self.init(text, isWritable: false) { _, _ in false }
  }

  /// A default that can be written, and is no repetition then.
  static func written(_ text: String) -> Self {
    Self(text, isWritable: true) { _, _ in false }
  }

  /// A default that values say of which `isSaid` is true, `text` among them.
  static func said(_ text: String, by isSaid: @escaping @Sendable (Value) -> Bool) -> Self {
    Self(text, isWritable: true) { value, _ in isSaid(value) }
  }

  /// A default in words, that values say of which `isSaid` is true.
  static func described(_ text: String, by isSaid: @escaping @Sendable (Value) -> Bool) -> Self {
    Self(text, isWritable: false) { value, _ in isSaid(value) }
  }

  /// A default that depends on what else the record says.
  static func dependent(
    _ text: String, by isSaid: @escaping @Sendable (Value, Owner) -> Bool
  ) -> Self {
    Self(text, isWritable: false, isSaid: isSaid)
  }
}

extension DefaultValue where Value: Equatable {
  /// A default that one value says.
  static func value(_ value: Value, _ text: String) -> Self {
    .said(text) { $0 == value }
  }
}

extension DefaultValue: ExpressibleByBooleanLiteral where Value == Bool {
  /// A default that is `true` or `false`.
  init(booleanLiteral value: Bool) {
    self = .value(value, "\(value)")
  }
}

extension DefaultValue where Value: Choice & Equatable {
  /// A default that is one of the words of the key.
  static func choice(_ value: Value) -> Self { .value(value, value.rawValue) }
}

extension DefaultValue where Value == String {
  /// A default that a word says.
  static func word(_ word: String) -> Self { .value(word, word) }
}
