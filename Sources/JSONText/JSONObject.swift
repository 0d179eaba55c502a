/// The members of a JSON object in the order in which they are written.
///
/// Two objects are equal if their members are, order included. Whoever builds one keeps its keys
/// apart: a key that is appended twice is written twice.
package struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A key and its value.
  package struct Member: Hashable, Sendable {
    /// The key, unescaped.
    package let key: String
    /// The value.
    package let value: JSONValue

    /// Makes a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members, in order.
  package private(set) var members: [Member]

  /// Makes an object of members.
  package init(_ members: [Member] = []) {
    self.members = members
  }

  /// Makes an object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { Member(key: $0.0, value: $0.1) }
  }

  /// Whether there are no members.
  package var isEmpty: Bool { members.isEmpty }

  /// Appends a member.
  package mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }

  /// Appends a member unless the value is nil.
  package mutating func append(_ key: String, ifPresent value: JSONValue?) {
    if let value { append(key, value) }
  }

  /// The value of the first member with a key, or nil; takes time linear in the members.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}
