/// Source text under construction, whose blocks keep their place.
struct SwiftWriter {
  /// The most columns that swift-format lets a line have by default.
  static let width = 100

  /// What is written so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var indentation = 0

  /// Begins an empty text.
  init() {
    // Few sheets become more.
    bytes.reserveCapacity(8_000)
  }

  /// The column at which the next line begins, from 0.
  var column: Int { indentation }

  /// Appends lines at the current indentation; empty ones stay empty.
  mutating func write(_ lines: SourceLines) { bytes.append(lines, indentation: indentation) }

  /// Appends lines that were put together before; a literal goes the shorter way.
  @_disfavoredOverload
  mutating func write(_ lines: String) { bytes.append(lines: lines, indentation: indentation) }

  /// Appends an empty line.
  mutating func blank() {
    bytes.append(UInt8(ascii: "\n"))
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
    for line in SwiftText.commentLines(text, width: Self.width - 4 - indentation) {
      write(line.isEmpty ? "///" : "/// \(line)")
    }
  }

  /// Appends an expression behind `prefix`, over several lines where it is too long for one.
  mutating func write(_ prefix: String, _ expression: SwiftExpression) {
    var line: [UInt8] = []
    line.append(prefix)
    expression.append(to: &line)
    if expression.fits(line.count, indentation: indentation) {
      bytes.append(lines: line, indentation: indentation)
      return
    }
    write(
      expression.lines(after: prefix, indentation: indentation).joined(separator: "\n"))
  }

  /// Appends an assignment, broken behind its sign where it is too long for one line.
  mutating func assign(_ target: String, _ value: String) {
    let isLong = indentation + target.utf8.count + 3 + value.utf8.count > Self.width
    write(isLong ? "\(target) =\n  \(value)" : "\(target) = \(value)")
  }
}
