package import Diagnostics

extension YAMLTree {
  /// Where a part of a scalar's text is written; `part` counts the bytes of its decoded text.
  ///
  /// What comes from an escape or a folded line break is all that was written for it. Takes time in
  /// the length of the scalar.
  package func sourceRange(
    _ node: YAMLNode, _ part: Range<Int>, in file: SourceFile
  ) -> SourceRange {
    let whole = range(node)
    let text = text[textRange(node)]
    let style = nodes[Int(node.index)].writtenStyle
    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let content = min(whole.start + quote, whole.end)..<max(whole.start + quote, whole.end - quote)
    guard !text.isEmpty else { return SourceRange(content.lowerBound, content.lowerBound) }
    let part = part.clamped(to: 0..<text.count)
    // Only escapes can be shorter than their text, so that equal lengths mean equal bytes.
    if style == .plain || style == .singleQuoted, content.count == text.count {
      return SourceRange(
        content.lowerBound + part.lowerBound, content.lowerBound + part.upperBound)
    }
    var scanner = ScalarScanner(
      bytes: file.bytes,
      search: PartSearch(part: part, textCount: text.count, from: content.lowerBound))
    switch style {
    case .literal, .folded:
      scanner.scanBlock(from: whole.start, isFolded: style == .folded, text: text)
    default:
      scanner.scanFlow(content, style)
    }
    return SourceRange(scanner.search.start ?? scanner.search.end, scanner.search.end)
  }
}
