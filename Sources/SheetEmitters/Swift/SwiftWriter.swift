/// Source text under construction, whose blocks keep their place.
struct SwiftWriter: ~Copyable {
  /// The most columns that swift-format lets a line have by default.
  static let width = 100

  // Few sheets become more.
  private var text = SourceText(capacity: 8_000)
  private var indentation = 0

  /// What is written so far, in UTF-8.
  var bytes: [UInt8] { text.bytes }

  /// The column at which the next line begins, from 0.
  var column: Int { indentation }

  /// Appends lines at the current indentation; empty ones stay empty.
  mutating func write(_ lines: SourceLines) { text.append(lines, indentation: indentation) }

  /// Appends lines that were put together before; a literal goes the shorter way.
  @_disfavoredOverload
  mutating func write(_ lines: String) { text.append(lines: lines, indentation: indentation) }

  /// Appends an empty line.
  mutating func blank() {
    text.append(UInt8(ascii: "\n"))
  }

  /// Appends what `body` writes two spaces further in, between the lines `opening` and `closing`;
  /// nil is no line.
  mutating func block(
    _ opening: SourceLines?, closing: SourceLines? = "}", _ body: (inout SwiftWriter) -> Void
  ) {
    if let opening { write(opening) }
    indentation += 2
    body(&self)
    indentation -= 2
    if let closing { write(closing) }
  }

  /// Appends `text` as documentation, each line after three slashes, wrapped at column 100.
  mutating func documentation(_ text: String) {
    let width = Self.width - 4 - indentation
    if SwiftText.isPlainLine(text), text.utf8.count <= width { return write("/// \(text)") }
    for line in SwiftText.commentLines(text, width: width) {
      write(line.isEmpty ? "///" : "/// \(line)")
    }
  }

  /// Appends an expression behind `prefix`, over several lines where it is too long for one.
  mutating func write(_ prefix: String, _ expression: SwiftExpression) {
    let start = text.count
    text.append(spaces: indentation)
    text.append(prefix)
    expression.append(to: &text)
    if expression.fits(text.count - start) { return blank() }
    text.truncate(to: start)
    for line in expression.lines(after: prefix, indentation: indentation) { write(line) }
  }

  /// Appends an assignment to a property of `sheet`, broken behind its sign where it is too long for
  /// one line.
  mutating func assign(_ property: String, _ value: String) {
    let columns = "sheet. = ".utf8.count + property.utf8.count + value.utf8.count
    let isLong = indentation + columns > Self.width
    write(isLong ? "sheet.\(property) =\n  \(value)" : "sheet.\(property) = \(value)")
  }
}
