/// How text from a spec becomes part of Swift source without becoming code.
enum SwiftText {
  /// `name` as an identifier; a keyword stands in back-ticks. The language admits only ASCII
  /// letters and digits in names.
  static func identifier(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// `text` as lines for a comment: nothing that could end the comment, move the reading
  /// direction or hide in a terminal is left; words are wrapped at `width` columns.
  static func commentLines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    {
      var line = ""
      for word in paragraph.split(whereSeparator: { $0.isWhitespace }) {
        let word = printable(word)
        guard !word.isEmpty else { continue }
        if line.isEmpty {
          line = word
        } else if line.count + 1 + word.count <= width {
          line += " " + word
        } else {
          lines.append(line)
          line = word
        }
      }
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether `text` is ASCII words, one space apart, for which Unicode has nothing to say.
  static func isPlainLine(_ text: String) -> Bool {
    var isBetweenWords = true
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte), !isBetweenWords || byte != 0x20 else { return false }
      isBetweenWords = byte == 0x20
    }
    return !isBetweenWords
  }

  /// `text` as a string literal; all but plain ASCII is escaped.
  static func literal(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case " "..."~": String(scalar)
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return "\"\(characters.joined())\""
  }

  /// `text` on one line of a comment.
  static func comment(_ text: String) -> String {
    if isPlainLine(text) { return text }
    return commentLines(text, width: .max).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// `text` without control characters, and without those that order or hide what follows.
  private static func printable(_ text: Substring) -> String {
    // Nearly every word: what Unicode says of a character is not asked where ASCII says it.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return String(text) }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            return false
          // Emoji and some scripts need the joiners.
          case .format: return scalar.value == 0x200C || scalar.value == 0x200D
          default: return true
          }
        }))
  }

  /// The keywords of Swift that cannot stand as identifiers where a case is declared.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
