package import Diagnostics
package import YAMLSyntax

/// Reads the documents and sheets of one file, one at a time.
package struct SpecDecoder {
  /// What was reported, and what the file holds.
  package var decoding: Decoding
  private var sheetNames: [String: SourceRange] = [:]

  /// Begins to read `tree`, the nodes of `file`.
  package init(_ file: SourceFile, _ tree: YAMLTree, _ diagnostics: Diagnostics) {
    decoding = Decoding(file, tree, diagnostics)
    if tree.documents.isEmpty, !diagnostics.hasErrors {
      reportEmpty(at: SourceRange(file.textStart, file.textStart))
    }
  }

  /// Reads what a document says besides its sheets; nil says that it is no spec.
  package mutating func document(_ root: YAMLNode) -> DocumentSpec? {
    guard !decoding.isSpoilt(root) else { return nil }
    if decoding.isEmpty(root) {
      reportEmpty(at: decoding.tree.range(root))
      return nil
    }
    guard decoding.tree.kind(root) == .mapping else {
      decoding.diagnostics.report(
        .wrongType, "a spec is a mapping, found \(decoding.description(of: root))",
        at: decoding.tree.range(root), help: [SpecDecoder.smallestSpec])
      return nil
    }
    var document = DocumentSpec()
    return DocumentSpec.definition.decode(root, into: &document, &decoding) ? document : nil
  }

  /// Reads one sheet; nil says that its name or its kind is wrong.
  package mutating func sheet(_ pair: YAMLPair) -> SheetSpec? {
    guard !decoding.isSpoilt(pair.key), !decoding.isSpoilt(pair.value) else { return nil }
    let range = decoding.tree.range(pair.key)
    guard decoding.tree.kind(pair.key) == .scalar else {
      decoding.diagnostics.report(
        .wrongType, "the name of a sheet is text, found \(decoding.description(of: pair.key))",
        at: range)
      return nil
    }
    let name = decoding.tree.string(pair.key)
    if SheetSpec.definition.hasKey(pair.key, in: decoding.tree) {
      decoding.diagnostics.report(
        .invalidName, "`\(name)` is a key of a sheet and stands beside the sheets", at: range,
        help: ["indent it deeper than the name of its sheet"])
      return nil
    }
    var sheet = SheetSpec(name: Located(name, at: range))
    let isNamed = decoding.isTypeName(name, at: range)
    decoding.subject = isNamed ? name : oneLine(name)
    guard SheetSpec.definition.decode(pair.value, into: &sheet, &decoding), isNamed else {
      return nil
    }
    sheet.resolveParameters(&decoding)
    reportDuplicate(name, at: range)
    return sheet
  }

  /// What was reported of the whole file, without what only seemed to be wrong inside of an
  /// expression that YAML cut in pieces.
  package mutating func finish() -> Diagnostics {
    decoding.diagnostics.withdraw(.duplicateKey, inside: decoding.cutRanges)
    return decoding.diagnostics
  }

  /// A sheet of the same name in an earlier document; in the same mapping it is a duplicate key.
  private mutating func reportDuplicate(_ name: String, at range: SourceRange) {
    guard decoding.tree.documents.count > 1 else { return }
    guard let first = sheetNames.updateValue(range, forKey: name) else { return }
    sheetNames[name] = first
    decoding.diagnostics.report(
      .duplicateSheet, "`\(name)` names two sheets of this file", at: range,
      labels: [.init("first named here", at: first)],
      help: ["both would become the type `\(name)Sheet`"])
  }

  private mutating func reportEmpty(at range: SourceRange) {
    decoding.diagnostics.report(
      .missingKey, "a spec without the key `sheets`", at: range,
      help: [SpecDecoder.smallestSpec])
  }

  private static let smallestSpec =
    "the smallest spec is `sheets: { Name: { detents: [medium, large] } }`"
}
