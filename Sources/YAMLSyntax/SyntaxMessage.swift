import Diagnostics

/// What libyaml gave up on, in words that help: libyaml's own name what its scanner missed.
struct SyntaxMessage {
  /// The fact, in one line.
  let message: String
  /// What to do; empty where the fact says it.
  let help: [String]

  /// Words for `problem`, at which `character` stands behind `text`; one without words here keeps
  /// libyaml's.
  init(_ problem: String, at character: String, after text: ArraySlice<UInt8>) {
    switch problem {
    case "did not find expected key" where character == "-":
      self.init("an item stands at another depth than its list", "indent all items of a list alike")
    case "did not find expected key" where Self.endsInQuote(text):
      self.init(
        "the value goes on behind its closing quote",
        "a quote inside single quotes is written twice, inside double quotes behind a backslash")
    case "found character that cannot start any token" where character == "\t",
      "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      self.init("a tab cannot indent", "indent with spaces")
    case "found character that cannot start any token":
      self.init("no value can begin with `\(character)`", "quote the value")
    case "found unknown escape character":
      self.init(
        "`\(character)` is no escape of a quoted text",
        "write `\\\\` for a backslash, or use single quotes, which know no escapes")
    case "control characters are not allowed":
      let value = character.unicodeScalars.first?.value ?? 0
      let digits = String(value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      self.init(
        "the control character U+\(code) cannot stand in YAML",
        "remove it, or write `\\u\(code)` in double quotes")
    default:
      guard let words = Self.words[problem] else {
        self.init(String(problem.map { $0 == "'" ? "`" : $0 }), nil)
        return
      }
      self.init(words.message, words.help)
    }
  }

  private static func endsInQuote(_ text: ArraySlice<UInt8>) -> Bool {
    let last = text.last { $0 != UInt8(ascii: " ") }
    return last == UInt8(ascii: "'") || last == UInt8(ascii: "\"")
  }

  private init(_ message: String, _ help: String?) {
    self.message = message
    self.help = help.map { [$0] } ?? []
  }

  /// What is to be seen where libyaml began what it could not finish.
  static func label(_ context: String) -> String {
    contexts[context] ?? context
  }

  private static let words: [String: (message: String, help: String?)] = [
    "mapping values are not allowed in this context": (
      "no mapping can begin here",
      "quote a text that holds `: `; give a key its own line and the indentation of its mapping"
    ),
    "mapping keys are not allowed in this context": (
      "no key can begin here", "give the key a line of its own"
    ),
    "block sequence entries are not allowed in this context": (
      "no list can begin here", "begin the list on a line of its own"
    ),
    "did not find expected key": (
      "a key of the mapping is missing here", "indent all keys of a mapping alike"
    ),
    "did not find expected '-' indicator": (
      "the list goes on without `-`", "begin each item with `-`, and indent all items alike"
    ),
    "did not find expected ',' or ']'": (
      "`,` or `]` is missing in a list", "put `,` between items, and `]` behind the last"
    ),
    "did not find expected ',' or '}'": (
      "`,` or `}` is missing in a mapping", "put `,` between pairs, and `}` behind the last"
    ),
    "did not find expected node content": (
      "a value is missing here", "write the value, or `''` for an empty text"
    ),
    "did not find expected <document start>": (
      "the text goes on behind the end of its document",
      "indent it like what it belongs to, or begin a document with `---`"
    ),
    "could not find expected ':'": (
      "a key has no `:`", "put `:` and a space behind the key, on the same line"
    ),
    "did not find expected comment or line break": (
      "the text of a block begins on the line of its `|` or `>`",
      "begin the text on the next line, or quote the value"
    ),
    "did not find expected alphabetic or numeric character": (
      "an anchor or alias has no valid name",
      "name it with letters, digits, `-` and `_`; quote a text that begins with `&` or `*`"
    ),
    "found unexpected ':'": (
      "a `:` in brackets has no space behind it", "put a space behind the `:`, or quote the value"
    ),
    "found unexpected end of stream": (
      "a quoted text has no end", "close it with the quote that opens it"
    ),
    "found unexpected document indicator": (
      "a quoted text has no end before the next document",
      "close it with the quote that opens it"
    ),
    "found undefined tag handle": (
      "the handle of a tag is declared nowhere", "remove the tag"
    ),
    "found incompatible YAML document": (
      "the document asks for a YAML version that is not read", "write `%YAML 1.2`"
    ),
  ]

  private static let contexts = [
    "while parsing a block mapping": "the mapping begins here",
    "while parsing a flow mapping": "the mapping begins here",
    "while parsing a block collection": "the list begins here",
    "while parsing a flow sequence": "the list begins here",
    "while parsing a quoted scalar": "the quoted text begins here",
    "while scanning a quoted scalar": "the quoted text begins here",
    "while scanning a simple key": "the key begins here",
    "while scanning a block scalar": "the text begins here",
    "while scanning a plain scalar": "the text begins here",
  ]
}
