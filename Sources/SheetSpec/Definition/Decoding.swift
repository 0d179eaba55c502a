package import Diagnostics
package import YAMLSyntax

/// What decoding one file carries along.
package struct Decoding {
  /// The file.
  package let file: SourceFile
  /// Its nodes.
  package let tree: YAMLTree
  /// What was reported so far.
  package var diagnostics: Diagnostics
  /// The key whose value is being read, for messages.
  package var subject = ""
  /// Whether a variant is being read, where a name alone can stand for a detent.
  var isInVariant = false
  /// The expressions that YAML cut in pieces; nodes before the end of the last are such pieces.
  var cutRanges: [SourceRange] = []

  /// Begins to decode `tree`, the nodes of `file`, and goes on collecting in `diagnostics`.
  package init(_ file: SourceFile, _ tree: YAMLTree, _ diagnostics: Diagnostics) {
    self.file = file
    self.tree = tree
    self.diagnostics = diagnostics
  }

  /// Whether `node` was reported before, or is a piece of an expression that was.
  func isSpoilt(_ node: YAMLNode) -> Bool {
    tree.isInvalid(node) || tree.range(node).start < cutRanges.last?.end ?? 0
  }

  /// Whether nothing is written where a value should stand.
  func isEmpty(_ node: YAMLNode) -> Bool {
    tree.kind(node) == .scalar && tree.style(node) == .plain && tree.textRange(node).isEmpty
  }

  /// Whether nothing but blanks is the text of a scalar.
  func isBlank(_ node: YAMLNode) -> Bool {
    tree.text[tree.textRange(node)].allSatisfy { " \t\r\n".utf8.contains($0) }
  }

  /// Names what `node` is, for the end of a message: "found a list".
  func description(of node: YAMLNode) -> String {
    switch tree.kind(node) {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .scalar:
      if isEmpty(node) { return "nothing" }
      if isBlank(node) { return "text without a word" }
      let isQuoted = tree.style(node) != .plain
      return isQuoted ? "the text `\(excerpt(node))`" : "`\(excerpt(node))`"
    }
  }

  /// The text of a scalar on one line, cut where it is long.
  func excerpt(_ node: YAMLNode) -> String {
    oneLine(tree.string(node))
  }

  /// Reports that `node` has another type than its key wants, and gives nil.
  mutating func wrongType<Value>(
    _ node: YAMLNode, _ expectation: String, help: [String] = [], fixes: [Fix] = []
  ) -> Value? {
    guard !isSpoilt(node) else { return nil }
    // What stands behind a tag stays what the tag says, whatever is written there.
    let fixes = tree.isTagged(node, in: file) ? [] : fixes
    diagnostics.report(
      .wrongType, "`\(subject)` is \(expectation), found \(description(of: node))",
      at: tree.range(node), help: help, fixes: fixes)
    return nil
  }
}

extension Decoding {
  /// The fix that makes a list of words that stand where a list should: `medium, large`.
  func bracketFix(_ node: YAMLNode) -> [Fix] {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain, !tree.isInFlow(node) else {
      return []
    }
    let range = tree.range(node)
    let written = file.text(range)
    let isListOfWords = written.utf8.allSatisfy {
      isLetterOrDigit($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ")
    }
    guard isListOfWords, !written.isEmpty else { return [] }
    return [Fix("write `[\(written)]`", .safe, [.init(range, "[\(written)]")])]
  }
}

/// `text` on one line, cut after 40 scalars.
func oneLine(_ text: String) -> String {
  // Nearly all text is short and plain.
  let isPlain =
    text.utf8.count <= 40
    && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "`") }
  if isPlain { return text }
  var result = String.UnicodeScalarView()
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if index == 40 { return String(result) + "..." }
    result.append(scalar.properties.isWhitespace ? " " : scalar == "`" ? "'" : scalar)
  }
  return String(result)
}

extension YAMLTree {
  /// Whether a tag stands before `node` on its line.
  package func isTagged(_ node: YAMLNode, in file: SourceFile) -> Bool {
    var start = range(node).start
    while start > 0, file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    while start > 0, file.bytes[start - 1] > UInt8(ascii: " ") { start -= 1 }
    return start < file.bytes.count && file.bytes[start] == UInt8(ascii: "!")
  }
}
