import Diagnostics
import YAMLSyntax

extension ValueType where Value == Bool {
  /// `true` or `false`, unquoted; YAML 1.1's other words are no booleans.
  static let boolean = ValueType("`true` or `false`", .boolean) { node, decoding in
    guard decoding.tree.kind(node) == .scalar else {
      return decoding.wrongType(node, "`true` or `false`")
    }
    let word = decoding.tree.string(node)
    if decoding.tree.style(node) == .plain {
      if word == "true" { return true }
      if word == "false" { return false }
    }
    let meant: String? =
      switch word.lowercased() {
      case "true", "yes", "on", "y": "true"
      case "false", "no", "off", "n": "false"
      default: nil
      }
    let range = decoding.tree.range(node)
    return decoding.wrongType(
      node, "`true` or `false`",
      fixes: meant.map { [Fix("write `\($0)`", .safe, [.init(range, $0)])] } ?? [])
  }
}

extension ValueType where Value == String {
  /// Any scalar but an empty one; text may look like a number.
  static let text = ValueType("text", .scalar(pattern: nil)) { node, decoding in
    guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
      return decoding.wrongType(node, "text")
    }
    return decoding.tree.string(node)
  }

  /// A sentence for those who read the spec: text in which something stands.
  static let reason = ValueType("text", .scalar(pattern: "[^ \\t\\r\\n]")) { node, decoding in
    guard decoding.tree.kind(node) == .scalar, !decoding.isBlank(node) else {
      return decoding.wrongType(node, "text")
    }
    return decoding.tree.string(node)
  }

  /// The name of a detent or one of the words in its place.
  static func detentName(or word: String) -> ValueType {
    let expectation = "the name of a detent, or `\(word)`"
    return ValueType(expectation, .scalar(pattern: nil)) { node, decoding in
      guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
        return decoding.wrongType(node, expectation)
      }
      return decoding.tree.string(node)
    }
  }

  /// A name for a type or a file in code.
  static let typeName = ValueType("a name in UpperCamelCase", .name(.type)) { node, decoding in
    guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
      return decoding.wrongType(node, "a name in UpperCamelCase")
    }
    let name = decoding.tree.string(node)
    return decoding.isTypeName(name, at: decoding.tree.range(node)) ? name : nil
  }
}

extension ValueType where Value == Int {
  /// The version of the language: 1 is the only one.
  static let languageVersion = ValueType(
    "1", .any([.number(NumberBounds(minimum: 1, maximum: 1)), .text(pattern: "^1$")])
  ) { node, decoding in
    guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
      return decoding.wrongType(node, "the version of the language, 1")
    }
    if decoding.tree.equals(node, [UInt8(ascii: "1")]) { return 1 }
    let range = decoding.tree.range(node)
    decoding.diagnostics.report(
      .unknownVersion, "`\(decoding.excerpt(node))` is not a version of the sheet language",
      at: range, help: ["this sheetc reads version 1"],
      fixes: [Fix("write `1`", .unsafe, [.init(range, "1")])])
    return nil
  }
}

extension ValueType where Value == IOSVersion {
  /// A deployment target: a version of iOS that has sheets; may be quoted.
  static let deploymentTarget = ValueType(
    "a version of iOS such as `16.0`", IOSVersion.shape
  ) { node, decoding in
    guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node),
      let version = IOSVersion(decoding.tree.string(node))
    else {
      return decoding.wrongType(node, "a version of iOS such as `16.0`")
    }
    if version.exists { return version }
    let fact =
      version.major < 15
      ? "has no sheet presentation controller, which came with iOS 15" : "does not exist"
    decoding.diagnostics.report(
      .unknownVersion, "iOS \(decoding.excerpt(node)) \(fact)", at: decoding.tree.range(node),
      help: ["deployment targets are iOS 15 to 18, and 26 and later"])
    return nil
  }
}

extension ValueType where Value == Double {
  /// A finite number in points.
  static let points = ValueType.points(.all)

  /// A finite number in points; what is not within `bounds` is for a rule to report.
  static func points(_ bounds: NumberBounds) -> ValueType {
    .number("a number of points", bounds)
  }
}

extension Decoding {
  /// The number that a plain scalar is; nil for all else.
  func number(_ node: YAMLNode) -> Double? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    return decimalNumber(tree.text[tree.textRange(node)])
  }

  /// Reports what is no number; one in quotes or with a unit can be mended.
  mutating func wrongNumber<Value>(
    _ node: YAMLNode, _ expectation: String
  ) -> Value? {
    guard tree.kind(node) == .scalar else { return wrongType(node, expectation) }
    let bytes = tree.text[tree.textRange(node)]
    guard let end = endOfDecimal(bytes, from: bytes.startIndex),
      ["", "pt", "px"].contains(String(decoding: bytes[end...], as: UTF8.self))
    else { return wrongType(node, expectation) }
    guard decimalNumber(bytes[..<end]) != nil else {
      return wrongType(
        node, expectation, help: ["numbers are 0, or between 0.000001 and 1000000"])
    }
    let number = String(decoding: bytes[..<end], as: UTF8.self)
    return wrongType(
      node, expectation,
      fixes: [Fix("write `\(number)`", .safe, [.init(tree.range(node), number)])])
  }
}

/// A value of a fixed set of words.
protocol Choice: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// Words of UIKit that are left out on purpose, each with the sentence that says why.
  static var refused: [String: String] { get }
}

extension Choice {
  static var refused: [String: String] { [:] }
}

extension ValueType where Value: Choice {
  /// One of the words of `Value`.
  static var choice: ValueType {
    ValueType(choiceExpectation, .words(Value.allCases.map { $0.rawValue })) { node, decoding in
      guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
        return decoding.wrongType(node, choiceExpectation)
      }
      let written = decoding.tree.string(node)
      if let value = Value(rawValue: written) { return value }
      reportUnknown(written, node, &decoding)
      return nil
    }
  }

  private static var choiceExpectation: String {
    let words = Value.allCases.map { "`\($0.rawValue)`" }
    return "one of \(words.joined(separator: ", "))"
  }

  private static func reportUnknown(
    _ written: String, _ node: YAMLNode, _ decoding: inout Decoding
  ) {
    var help = ["`\(decoding.subject)` is \(choiceExpectation)"]
    var fixes: [Fix] = []
    let range = decoding.tree.range(node)
    if let reason = Value.refused[written] {
      help = [reason]
    } else if let closest = closestName(
      to: String(written.drop { $0 == "." }), among: Value.allCases.map { $0.rawValue })
    {
      help = ["did you mean `\(closest)`?"] + help
      fixes = [Fix("write `\(closest)`", .unsafe, [.init(range, closest)])]
    }
    decoding.diagnostics.report(
      .unknownValue, "`\(oneLine(written))` is not a value of `\(decoding.subject)`",
      at: range, help: help, fixes: fixes)
  }
}
