/// A JSON value whose objects keep the order of their members.
///
/// Literals make values: `["generator": "sheetc", "version": 1, "detents": []]`.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// Written exactly; readers that hold numbers as doubles keep 53 bits of it.
  case integer(Int)
  /// Written with the fewest digits that read back as the same double, `393` rather than `393.0`;
  /// infinities and NaN, for which JSON has no words, are written as `null`.
  case number(Double)
  /// Text, unescaped.
  case string(String)
  /// Elements in order.
  case array([JSONValue])
  /// Members in order.
  case object(JSONObject)
  /// The same, a row of a table: kept on one line however long that is.
  case row(JSONObject)
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes `null`.
  package init(nilLiteral: ()) { self = .null }

  /// Makes a boolean.
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes an integer.
  package init(integerLiteral value: Int) { self = .integer(value) }

  /// Makes a number.
  package init(floatLiteral value: Double) { self = .number(value) }

  /// Makes a string.
  package init(stringLiteral value: String) { self = .string(value) }

  /// Makes an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Makes an object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }
}
