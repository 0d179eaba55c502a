import Diagnostics
import YAMLSyntax

extension ValueType where Value == DetentListSpec {
  /// A list of detents.
  static let detentList = ValueType(
    "a list of detents such as `[medium, large]`", detentListShape(isInVariant: false)
  ) { node, decoding in
    guard decoding.tree.kind(node) == .sequence else {
      return decoding.wrongType(
        node, "a list of detents such as `[medium, large]`", help: decoding.listHelp(node),
        fixes: decoding.bracketFix(node))
    }
    let count = decoding.tree.items(node).reduce(0) { count, _ in count + 1 }
    guard count <= DetentListSpec.limit else {
      decoding.diagnostics.report(
        .tooComplex, "a sheet has more than \(DetentListSpec.limit) detents",
        at: decoding.tree.range(node), help: ["leave out those that no one can tell apart"])
      return nil
    }
    var detents: [DetentSpec] = []
    var isComplete = true
    for item in decoding.tree.items(node) {
      guard !decoding.isSpoilt(item), let detent = decoding.detent(item) else {
        isComplete = false
        continue
      }
      detents.append(detent)
    }
    return DetentListSpec(detents: detents, isComplete: isComplete, node: node)
  }
}

/// The lists of detents that a sheet, or else a variant, may have.
func detentListShape(isInVariant: Bool) -> ValueShape {
  let names =
    isInVariant ? [ValueShape.name(NameShape(pattern: "^[a-z][A-Za-z0-9]*$", reserved: []))] : []
  let body = ValueShape.any([
    ValueType<HeightSpec>.height.shape, DetentSpec.Body.definition.shape(),
  ])
  let detent = ValueShape.map(from: .member(), to: body, count: 1...1)
  return .list(
    of: .any([.words(["medium", "large"])] + names + [detent]), count: 1...DetentListSpec.limit)
}

extension Decoding {
  /// What to do about a value that is no list of detents.
  fileprivate func listHelp(_ node: YAMLNode) -> [String] {
    switch tree.kind(node) {
    case .mapping: ["begin each detent with `- `"]
    case .scalar where tree.style(node) == .plain && tree.string(node).hasPrefix("-"):
      ["put a space behind each `-`"]
    default: []
    }
  }

  /// Reads `medium`, `large`, `NAME: HEIGHT` or `NAME: { height, … }`.
  fileprivate mutating func detent(_ item: YAMLNode) -> DetentSpec? {
    switch tree.kind(item) {
    case .scalar: return systemDetent(item)
    case .mapping: return customDetent(item)
    case .sequence:
      diagnostics.report(
        .wrongType, "a list stands where a detent should stand", at: tree.range(item),
        help: ["write the detents in one list: `[medium, large]`"])
      return nil
    }
  }

  private mutating func systemDetent(_ item: YAMLNode) -> DetentSpec? {
    if isEmpty(item) { return wrongType(item, "a list whose items are detents") }
    let name = tree.string(item)
    let range = tree.range(item)
    if name == "medium" || name == "large" {
      return DetentSpec(name: Located(name, at: range), kind: .system, range: range)
    }
    if isInVariant, isDetentShaped(name) {
      return DetentSpec(name: Located(name, at: range), kind: .reference, range: range)
    }
    let bare = name.filter { $0 != "." && $0 != "(" && $0 != ")" }
    if bare == "medium" || bare == "large" {
      diagnostics.report(
        .unknownValue, "`\(excerpt(item))` is Swift, not a detent", at: range,
        help: ["UIKit's own detents are written without dot and parentheses"],
        fixes: [Fix("write `\(bare)`", .safe, [.init(range, bare)])])
      return nil
    }
    if let closest = closestName(to: name, among: ["medium", "large"]) {
      diagnostics.report(
        .unknownValue, "`\(excerpt(item))` is not a detent", at: range,
        help: ["did you mean `\(closest)`?"],
        fixes: [Fix("write `\(closest)`", .unsafe, [.init(range, closest)])])
      return nil
    }
    let isNumber = name.utf8.first.map(isDigit) == true
    diagnostics.report(
      .unknownValue,
      isNumber
        ? "the height `\(excerpt(item))` has no name"
        : "`\(excerpt(item))` is not a detent that UIKit has, and has no height",
      at: range, help: [DetentListSpec.itemHelp])
    return nil
  }

  private mutating func customDetent(_ item: YAMLNode) -> DetentSpec? {
    var pairs = tree.pairs(item).makeIterator()
    guard let pair = pairs.next() else {
      diagnostics.report(
        .wrongType, "an empty mapping stands where a detent should stand", at: tree.range(item),
        help: [DetentListSpec.itemHelp])
      return nil
    }
    let isSingle = pairs.next() == nil
    guard isSingle else {
      diagnostics.report(
        .wrongType, "a detent is one name with its height, found a mapping of several keys",
        at: tree.range(item), help: [severalKeysHelp(Array(tree.pairs(item).prefix(2)))])
      return nil
    }
    guard tree.kind(pair.key) == .scalar else {
      diagnostics.report(
        .wrongType, "the name of a detent is text, found \(description(of: pair.key))",
        at: tree.range(pair.key), help: [DetentListSpec.itemHelp])
      return nil
    }
    guard !isSpoilt(pair.key), !isSpoilt(pair.value) else { return nil }
    let name = Located(tree.string(pair.key), at: tree.range(pair.key))
    let isNamed =
      name.value == "medium" || name.value == "large" || isDetentName(name.value, at: name.range)
    subject = isNamed ? name.value : oneLine(name.value)
    guard let body = detentBody(pair.value, named: name), isNamed else { return nil }
    return DetentSpec(name: name, kind: .custom(Shared(body)), range: tree.range(item))
  }

  /// What to do about an item with a second key: one of the detent's own, or another detent.
  private func severalKeysHelp(_ pairs: [YAMLPair]) -> String {
    let keys = pairs.filter { tree.kind($0.key) == .scalar }.map { tree.string($0.key) }
    if keys.count == 2, DetentSpec.Body.definition.fields.contains(where: { $0.key == keys[1] }) {
      return "indent `\(keys[1])` deeper than `\(oneLine(keys[0]))`, or write "
        + "`- small: { height: 320, fallback: medium }`"
    }
    return "give each detent an item of its own: `- small: 320`"
  }

  private mutating func detentBody(
    _ node: YAMLNode, named name: Located<String>
  ) -> DetentSpec.Body? {
    var body = DetentSpec.Body()
    if tree.kind(node) == .mapping {
      return DetentSpec.Body.definition.decode(node, into: &body, &self) ? body : nil
    }
    if let height = ValueType<HeightSpec>.height.read(node, &self) {
      body.height = .written(height, key: name.range, range: tree.range(node))
    } else {
      body.height = .invalid(key: name.range)
    }
    return body
  }
}
