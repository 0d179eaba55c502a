/// How the parts of a JSON text are set apart.
package enum JSONLayout: Sendable {
  /// One member or element a line, two spaces an indentation, `"key": value`; an array of nothing
  /// but scalars is kept on one line where that stays under 80 columns, a row always.
  case pretty
  /// No white space at all.
  case compact
}

extension JSONValue {
  /// Appends the value as UTF-8 text, without a line break after it.
  package func write(to bytes: inout [UInt8], layout: JSONLayout) {
    var writer = JSONWriter(bytes: bytes, layout: layout)
    // The caller's reference is given up, or the first append would copy everything before it.
    bytes = []
    writer.write(self)
    bytes = writer.bytes
  }

  /// The value as text, without a line break after it.
  package func text(layout: JSONLayout) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, layout: layout)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the value has no parts.
  var isScalar: Bool {
    switch self {
    case .null, .bool, .integer, .number, .string: true
    case .array, .object, .row: false
    }
  }
}
