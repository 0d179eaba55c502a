import Diagnostics
import YAMLSyntax

/// A number of points, or a part of the tallest height in percent.
package struct Quantity: Hashable, Sendable {
  /// The number.
  package let value: Double
  /// Whether it counts percent.
  package let isPercent: Bool
}

/// A number that the app gives at run time, as written.
package struct ParameterSpec: Sendable {
  /// What it is until the app says otherwise.
  package var defaultValue: Entry<Quantity> = .missing
  /// The least that it can be.
  package var minimum: Entry<Quantity> = .missing
  /// The most that it can be.
  package var maximum: Entry<Quantity> = .missing

  /// Every key of a parameter.
  package static let definition = RecordDefinition<ParameterSpec>(
    "a parameter", example: "keyboardHeight: { default: 0, minimum: 0, maximum: 400 }",
    nearMisses: [
      .key("min", "minimum"), .key("max", "maximum"), .key("value", "default"),
      .key("initial", "default"),
    ],
    [
      Field(
        "default", { $1(&$0.defaultValue) }, .quantity, default: nil,
        "What the parameter is until the app says otherwise."),
      Field(
        "minimum", { $1(&$0.minimum) }, .quantity, default: nil,
        "The least that the parameter can be; what is less becomes this."),
      Field(
        "maximum", { $1(&$0.maximum) }, .quantity, default: nil,
        "The most that the parameter can be; what is more becomes this."),
    ])

  /// The keys with what is written under them, in their order.
  package var entries: [(key: String, entry: Entry<Quantity>)] {
    [("default", defaultValue), ("minimum", minimum), ("maximum", maximum)]
  }
}

/// The parameters of a sheet, as written.
package struct ParameterListSpec: Sendable {
  /// The most parameters that a sheet may have.
  static let limit = 64

  /// One of them.
  package struct Declaration: Sendable {
    /// What it is called.
    package let name: Located<String>
    /// What it can be; nil where that could not be read.
    package let spec: ParameterSpec?
  }

  /// All whose names could be read, in order.
  package let declarations: [Declaration]
  /// Whether every one could be read.
  package let isComplete: Bool
  /// Whether the name of every one could be read.
  let isNamed: Bool
}

/// The radius of a sheet's corners, as written.
package enum CornerRadiusSpec: Sendable {
  /// A number of points.
  case points(Double)
  /// The value of a parameter of the sheet, by its name.
  case parameter(String)

  /// The points, where the radius is no parameter.
  package var points: Double? {
    if case .points(let points) = self { points } else { nil }
  }
}

extension ValueType where Value == Quantity {
  /// A number of points, or of percent.
  static let quantity = ValueType(
    "a number of points, or a percentage such as `40%`", .any([.number(.all), .percentage])
  ) { node, decoding in
    if let number = decoding.number(node) { return Quantity(value: number, isPercent: false) }
    guard let percent = decoding.percentage(node) else {
      return decoding.wrongNumber(node, "a number of points, or a percentage such as `40%`")
    }
    return Quantity(value: percent, isPercent: true)
  }
}

extension ValueType where Value == CornerRadiusSpec? {
  /// A number of points, the name of a parameter, or `system` (nil).
  static let cornerRadius = ValueType(
    "a number of points, the name of a parameter, or `system`",
    .any([
      .number(.notNegative), .words(["system"]),
      .name(NameShape(pattern: "^[a-z][A-Za-z0-9]{0,\(longestName - 1)}$", reserved: [])),
    ])
  ) { node, decoding in
    let expectation = "a number of points, the name of a parameter, or `system`"
    if let number = decoding.number(node) { return .some(.points(number)) }
    guard decoding.tree.kind(node) == .scalar else {
      return decoding.wrongType(node, expectation)
    }
    let word = decoding.tree.string(node)
    if word == "system" { return .some(nil) }
    let isName =
      word.utf8.first.map { !isDigit($0) } == true && word.utf8.allSatisfy(isLetterOrDigit)
    return isName ? .some(.parameter(word)) : decoding.wrongNumber(node, expectation)
  }
}

extension ValueType where Value == ParameterListSpec {
  /// A mapping from names to parameters, at least one.
  static let parameterList = ValueType(
    "a mapping from names to parameters with the keys \(ParameterSpec.definition.keys)",
    .map(
      from: .member(besides: ["medium", "large"]), to: ParameterSpec.definition.shape(),
      count: 1...ParameterListSpec.limit)
  ) { node, decoding in
    guard decoding.tree.kind(node) == .mapping else {
      return decoding.wrongType(
        node, "a mapping from names to parameters",
        help: ["write `keyboardHeight: { default: 0, minimum: 0, maximum: 400 }` below it"])
    }
    var declarations: [ParameterListSpec.Declaration] = []
    var isComplete = true
    var isNamed = true
    for pair in decoding.tree.pairs(node) {
      guard declarations.count < ParameterListSpec.limit else {
        decoding.diagnostics.report(
          .tooComplex, "a sheet has more than \(ParameterListSpec.limit) parameters",
          at: decoding.tree.range(node), help: ["leave out those that no height is made of"])
        return nil
      }
      guard let declaration = decoding.parameter(pair, after: declarations) else {
        isNamed = false
        continue
      }
      isComplete = isComplete && declaration.spec != nil
      declarations.append(declaration)
    }
    if declarations.isEmpty, isNamed {
      decoding.diagnostics.report(
        .wrongType, "`parameters` is empty", at: decoding.tree.range(node),
        help: ["leave the key out"])
      return nil
    }
    return ParameterListSpec(
      declarations: declarations, isComplete: isComplete && isNamed, isNamed: isNamed)
  }
}

extension Decoding {
  /// The number before the percent sign of a plain scalar; nil for all else.
  fileprivate func percentage(_ node: YAMLNode) -> Double? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    let bytes = tree.text[tree.textRange(node)]
    guard bytes.last == UInt8(ascii: "%") else { return nil }
    return decimalNumber(bytes.dropLast())
  }

  /// Reads `NAME: { default, minimum, maximum }`; nil says that the name is none.
  fileprivate mutating func parameter(
    _ pair: YAMLPair, after earlier: [ParameterListSpec.Declaration]
  ) -> ParameterListSpec.Declaration? {
    let range = tree.range(pair.key)
    guard !isSpoilt(pair.key) else { return nil }
    guard tree.kind(pair.key) == .scalar else {
      diagnostics.report(
        .wrongType, "the name of a parameter is text, found \(description(of: pair.key))",
        at: range)
      return nil
    }
    let name = tree.string(pair.key)
    // The second of two equal keys was reported with the syntax.
    guard isParameterName(name, at: range), !earlier.contains(where: { $0.name.value == name })
    else { return nil }
    var spec = ParameterSpec()
    subject = oneLine(name)
    let isRead =
      !isSpoilt(pair.value) && ParameterSpec.definition.decode(pair.value, into: &spec, &self)
      && spec.entries.allSatisfy { $0.entry.value != nil } && hasOneUnit(spec)
    return .init(name: Located(name, at: range), spec: isRead ? spec : nil)
  }

  /// Whether all that is said of a parameter is in points, or all in percent.
  private mutating func hasOneUnit(_ spec: ParameterSpec) -> Bool {
    guard let isPercent = spec.defaultValue.value?.isPercent else { return false }
    var isOne = true
    for (key, entry) in spec.entries {
      guard case .written(let quantity, _, let range) = entry, quantity.isPercent != isPercent
      else { continue }
      isOne = false
      diagnostics.report(
        .wrongType,
        "`\(key)` is in \(quantity.isPercent ? "percent" : "points") and `default` in "
          + (isPercent ? "percent" : "points"),
        at: range, help: ["write all three in points, or all three in percent"])
    }
    return isOne
  }
}
