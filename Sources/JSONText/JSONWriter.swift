/// The text of a value under construction.
struct JSONWriter {
  /// What is written so far, after what the caller had.
  private(set) var bytes: [UInt8]
  private let layout: JSONLayout
  private var depth = 0
  private var lineStart: Int

  private static let lineLength = 80

  /// Makes a writer that appends to `bytes`, taking their end as the start of a line.
  init(bytes: [UInt8], layout: JSONLayout) {
    self.bytes = bytes
    self.layout = layout
    lineStart = bytes.count
  }

  /// Appends a value, over as many lines as its layout takes.
  mutating func write(_ value: JSONValue) {
    switch value {
    case .array(let elements):
      if layout == .pretty, writeOnOneLine(elements) { return }
      writeParts(elements, open: "[", close: "]") { writer, element in writer.write(element) }
    case .object(let object):
      writeParts(object.members, open: "{", close: "}") { writer, member in
        writer.write(member.key)
        writer.write(ascii: writer.layout == .pretty ? ": " : ":")
        writer.write(member.value)
      }
    case .row: writeRow(value)
    case .null, .bool, .integer, .number, .string:
      write(scalar: value)
    }
  }

  /// Writes all parts on the current line.
  private mutating func writeRow(_ value: JSONValue) {
    let isPretty = layout == .pretty
    let comma = isPretty ? ", " : ","
    switch value {
    case .object(let object), .row(let object):
      let space = isPretty && !object.isEmpty ? " " : ""
      write(ascii: "{" + space)
      for (index, member) in object.members.enumerated() {
        if index > 0 { write(ascii: comma) }
        write(member.key)
        write(ascii: isPretty ? ": " : ":")
        writeRow(member.value)
      }
      write(ascii: space + "}")
    case .array(let elements):
      write(ascii: "[")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(ascii: comma) }
        writeRow(element)
      }
      write(ascii: "]")
    case .null, .bool, .integer, .number, .string: write(scalar: value)
    }
  }

  private mutating func write(scalar value: JSONValue) {
    switch value {
    case .bool(let value): write(ascii: value ? "true" : "false")
    case .integer(let value): write(ascii: value.description)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .null, .array, .object, .row: write(ascii: "null")
    }
  }

  private mutating func write(_ number: Double) {
    guard number.isFinite else { return write(ascii: "null") }
    let digits = number.description
    write(ascii: digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...])
  }

  private mutating func writeParts<Part>(
    _ parts: [Part], open: Unicode.Scalar, close: Unicode.Scalar,
    write: (inout JSONWriter, Part) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    guard !parts.isEmpty else { return bytes.append(UInt8(ascii: close)) }
    depth += 1
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine()
      write(&self, part)
    }
    depth -= 1
    breakLine()
    bytes.append(UInt8(ascii: close))
  }

  /// Writes an array of scalars on the current line; writes nothing and answers no if it does not
  /// fit there, or holds more than scalars.
  private mutating func writeOnOneLine(_ elements: [JSONValue]) -> Bool {
    let start = bytes.count
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { write(ascii: ", ") }
      if element.isScalar { write(scalar: element) }
      // The bound is looked at after each element, so that a long array is not written twice.
      guard element.isScalar, columns + 1 < Self.lineLength else {
        bytes.removeSubrange(start...)
        return false
      }
    }
    bytes.append(UInt8(ascii: "]"))
    return true
  }

  private var columns: Int {
    guard bytes.count - lineStart <= Self.lineLength * 4 else { return .max - 1 }
    return bytes[lineStart...].count { $0 & 0xC0 != 0x80 }
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
    for _ in 0..<depth { write(ascii: "  ") }
  }

  private mutating func write(ascii text: some StringProtocol) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(string)
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  /// Appends the text of a string as it stands between quotes.
  private mutating func appendEscaped(_ string: String) {
    guard string.utf8.contains(where: Self.mayNeedEscape) else {
      return bytes.append(contentsOf: string.utf8)
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": write(ascii: #"\""#)
      case "\\": write(ascii: #"\\"#)
      case "\u{08}": write(ascii: #"\b"#)
      case "\u{0C}": write(ascii: #"\f"#)
      case "\n": write(ascii: #"\n"#)
      case "\r": write(ascii: #"\r"#)
      case "\t": write(ascii: #"\t"#)
      // Beyond what JSON asks: delete and the C1 controls, which a terminal would obey, and the two
      // separators that end a line where JSON is read as older JavaScript.
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        write(ascii: #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Whether a byte begins a scalar that may be escaped: C2 leads U+0080 to U+009F, E2 the
  /// separators.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2 || byte == 0xE2
  }
}
