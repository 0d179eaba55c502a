import Diagnostics
import YAMLSyntax

extension ValueType where Value == Bool {
  /// `true` or `false`, unquoted; YAML 1.1's other words are no booleans.
  static let boolean = ValueType("`true` or `false`") { node, decoding in
    let tree = decoding.tree
    if tree.kind(node) == .scalar {
      if tree.style(node) == .plain {
        if tree.equals(node, Array("true".utf8)) { return true }
        if tree.equals(node, Array("false".utf8)) { return false }
      }
      let meant: String? =
        switch tree.string(node).lowercased() {
        case "true", "yes", "on", "y": "true"
        case "false", "no", "off", "n": "false"
        default: nil
        }
      if let meant {
        return decoding.wrongType(
          node, "`true` or `false`",
          fixes: [Fix("write `\(meant)`", .safe, [.init(tree.range(node), meant)])])
      }
    }
    return decoding.wrongType(node, "`true` or `false`")
  }
}

extension ValueType where Value == String {
  /// Any scalar but an empty one; text may look like a number.
  static let text = ValueType("text") { node, decoding in
    guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
      return decoding.wrongType(node, "text")
    }
    return decoding.tree.string(node)
  }

  /// The name of a detent or one of the words in its place.
  static func detentName(or word: String) -> ValueType {
    let expectation = "the name of a detent, or `\(word)`"
    return ValueType(expectation) { node, decoding in
      guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
        return decoding.wrongType(node, expectation)
      }
      return decoding.tree.string(node)
    }
  }

  /// A name for a type or a file in code.
  static let typeName = ValueType("a name in UpperCamelCase") { node, decoding in
    guard decoding.tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
      return decoding.wrongType(node, "a name in UpperCamelCase")
    }
    let name = decoding.tree.string(node)
    return decoding.isTypeName(name, at: decoding.tree.range(node)) ? name : nil
  }
}

extension ValueType where Value == Int {
  /// The version of the language: 1 is the only one.
  static let languageVersion = ValueType("1") { node, decoding in
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
  static let deploymentTarget = ValueType("a version of iOS such as `16.0`") { node, decoding in
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
  static let points = ValueType("a number of points") { node, decoding in
    let tree = decoding.tree
    guard tree.kind(node) == .scalar, tree.style(node) == .plain,
      let number = decimalNumber(tree.text[tree.textRange(node)])
    else {
      return decoding.wrongType(node, "a number of points")
    }
    return number
  }
}

extension ValueType where Value == Double? {
  /// A finite number in points, or a word that stands for UIKit's own choice (nil).
  static func points(or word: String) -> ValueType {
    let expectation = "a number of points, or `\(word)`"
    let bytes = Array(word.utf8)
    return ValueType(expectation) { node, decoding in
      let tree = decoding.tree
      guard tree.kind(node) == .scalar else { return decoding.wrongType(node, expectation) }
      if tree.equals(node, bytes) { return .some(nil) }
      guard tree.style(node) == .plain,
        let number = decimalNumber(tree.text[tree.textRange(node)])
      else {
        return decoding.wrongType(node, expectation)
      }
      return .some(number)
    }
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
    let cases = Value.allCases.map { (bytes: Array($0.rawValue.utf8), value: $0) }
    let words = cases.map { "`\($0.value.rawValue)`" }
    let expectation = "one of \(words.joined(separator: ", "))"
    return ValueType(expectation) { node, decoding in
      let tree = decoding.tree
      guard tree.kind(node) == .scalar, !decoding.isEmpty(node) else {
        return decoding.wrongType(node, expectation)
      }
      if let match = cases.first(where: { tree.equals(node, $0.bytes) }) { return match.value }
      let written = tree.string(node)
      var help = ["`\(decoding.subject)` is \(expectation)"]
      var fixes: [Fix] = []
      if let reason = Value.refused[written] {
        help = [reason]
      } else if let closest = closestName(
        to: String(written.drop { $0 == "." }), among: cases.map(\.value.rawValue))
      {
        help = ["did you mean `\(closest)`?"] + help
        fixes = [Fix("write `\(closest)`", .unsafe, [.init(tree.range(node), closest)])]
      }
      decoding.diagnostics.report(
        .unknownValue, "`\(decoding.excerpt(node))` is not a value of `\(decoding.subject)`",
        at: tree.range(node), help: help, fixes: fixes)
      return nil
    }
  }
}
