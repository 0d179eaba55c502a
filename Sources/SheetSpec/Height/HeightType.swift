package import Diagnostics
package import YAMLSyntax

/// A height with the text it was written as.
///
/// A class, since it is handed on far more often than looked into.
package final class HeightSpec: Sendable {
  /// What it says.
  package let expression: HeightExpression
  /// How it is written, on one line.
  package let text: String
  /// The scalar that holds it.
  package let node: YAMLNode
  /// The names in it that are none of the height language, with their places in the text.
  package let parameters: [Located<String>]
  /// The places of `fit` in the text.
  package let fits: [SourceRange]
  /// The places of percentages of more than the whole in the text.
  package let partsAboveWhole: [SourceRange]
  /// Whether UIKit's medium detent is part of the height, even where it cancels out: where that is
  /// inactive, so is this.
  package let usesMedium: Bool

  init(_ expression: HeightExpression, text: String, node: YAMLNode) {
    self.expression = expression
    self.text = text
    self.node = node
    var parameters: [Located<String>] = []
    var fits: [SourceRange] = []
    var partsAboveWhole: [SourceRange] = []
    var usesMedium = false
    expression.forEachOperand { operand in
      switch operand {
      case .parameter(let name, let range): parameters.append(Located(name, at: range))
      case .fit(let range): fits.append(range)
      case .medium: usesMedium = true
      case .percent(let percent, let range) where percent > 100: partsAboveWhole.append(range)
      default: break
      }
    }
    self.parameters = parameters
    self.fits = fits
    self.partsAboveWhole = partsAboveWhole
    self.usesMedium = usesMedium
  }

  /// Whether the height follows the content.
  package var usesFit: Bool { !fits.isEmpty }

  /// Where a part of the expression stands in the file.
  package func place(
    _ part: SourceRange, in tree: YAMLTree, of file: SourceFile
  ) -> SourceRange {
    tree.sourceRange(node, part.start..<part.end, in: file)
  }
}

extension ValueType where Value == HeightSpec {
  /// The height of a detent whose content was not yet measured: any without `fit`.
  static let estimatedHeight = ValueType(
    height.expectation + ", without `fit`", height.shape
  ) { node, decoding in
    guard let estimate = height.read(node, &decoding) else { return nil }
    for part in estimate.fits {
      decoding.diagnostics.report(
        .badExpression, "`fit` is part of what stands for it until the content was measured",
        at: estimate.place(part, in: decoding.tree, of: decoding.file),
        help: ["write a height that is known without the content: `estimated: 320`"])
    }
    return estimate.usesFit ? nil : estimate
  }

  /// A height; may be quoted, since a comma ends a value inside braces.
  static let height = ValueType(
    "a height such as `120`, `40%` or `min(medium, 480)`",
    .named("a height", HeightParser.shape, examples: ["120", "40%", "min(medium, 480)"])
  ) { node, decoding in
    guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
      return decoding.wrongType(node, "a height such as `120`, `40%` or `min(medium, 480)`")
    }
    if decoding.reportsCut(node) { return nil }
    let range = decoding.tree.textRange(node)
    do throws(HeightProblem) {
      let expression = try HeightParser.parse(decoding.tree.text[range])
      return HeightSpec(expression, text: onOneLine(decoding.tree.string(node)), node: node)
    } catch {
      let part =
        error.range.lowerBound - range.lowerBound..<error.range.upperBound - range.lowerBound
      let place = decoding.tree.sourceRange(node, part, in: decoding.file)
      decoding.diagnostics.report(
        error.rule, error.message, at: place, help: error.help,
        fixes: error.replacement.map {
          [Fix("write `\($0)`", .unsafe, [.init(place, $0)])]
        } ?? [])
      return nil
    }
  }
}

/// `text` with each run of white space as one space.
private func onOneLine(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else { return text }
  return text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
}

extension Decoding {
  /// Reports an expression that a comma of a flow collection cut in two, and marks its pieces.
  fileprivate mutating func reportsCut(_ node: YAMLNode) -> Bool {
    guard tree.style(node) == .plain, tree.isInFlow(node) else { return false }
    let start = tree.range(node).start
    let bytes = file.bytes
    var depth = 0
    var offset = start
    // No height is as long, and a parenthesis that is never closed must not cost a walk to the end.
    let limit = min(bytes.count, start + 4096)
    scan: while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "#"), UInt8(ascii: "\""): break scan
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { break scan }
      default: break
      }
      offset += 1
    }
    var end = offset
    while end > start, bytes[end - 1] == 0x20 || (0x09...0x0D).contains(bytes[end - 1]) {
      end -= 1
    }
    guard depth == 0, end > tree.range(node).end else { return false }
    let whole = SourceRange(start, end)
    let written = file.text(whole)
    diagnostics.report(
      .cutExpression, "a comma cuts `\(oneLine(written))` in two", at: whole,
      help: ["a comma inside brackets or braces ends a YAML value; quotes keep the height whole"],
      fixes: [
        Fix("put the height in quotes", .safe, [.init(whole, "\"\(written)\"")])
      ])
    cutRanges.append(whole)
    return true
  }
}
