import Diagnostics
import YAMLSyntax

/// A move of the sheet that the app asks for, as written.
package struct ActionSpec: Sendable {
  /// The detent that is selected.
  package var select: Entry<String> = .missing
  /// The content offset past the resting one, in points, from which on it is.
  package var whenContentOffsetExceeds: Entry<Double> = .missing
  /// The detents that are selected one after the other.
  package var cycle: Entry<[Located<String>]> = .missing

  /// Every key of an action.
  package static let definition = RecordDefinition<ActionSpec>(
    "an action", example: "scroll: { select: large }",
    nearMisses: [
      .key("detent", "select"), .key("to", "select"), .key("toggle", "cycle"),
      .key("whenOffsetExceeds", "whenContentOffsetExceeds"),
      .key("offset", "whenContentOffsetExceeds"),
    ],
    [
      Field(
        "select", { $1(&$0.select) }, .text, default: "none", "The detent that the action selects."),
      Field(
        "whenContentOffsetExceeds", { $1(&$0.whenContentOffsetExceeds) }, .points(.notNegative),
        default: "always",
        "How far content has to be scrolled past where it rests for `select` to act."),
      Field(
        "cycle", { $1(&$0.cycle) }, .detentNames, default: "none",
        "The detents that the action selects one after the other."),
    ])
}

extension ValueType where Value == [Located<String>] {
  /// Two names of detents or more.
  static let detentNames = ValueType(
    "a list of two detents or more", .list(of: .scalar(pattern: nil), count: 2...Int.max)
  ) { node, decoding in
    guard decoding.tree.kind(node) == .sequence else {
      return decoding.wrongType(
        node, "a list of two detents or more", fixes: decoding.bracketFix(node))
    }
    let subject = decoding.subject
    var names: [Located<String>] = []
    var isComplete = true
    for item in decoding.tree.items(node) where !decoding.isSpoilt(item) {
      decoding.subject = subject
      guard let name = ValueType<String>.text.read(item, &decoding) else {
        isComplete = false
        continue
      }
      names.append(Located(name, at: decoding.tree.range(item)))
    }
    guard isComplete else { return nil }
    guard names.count > 1 else { return decoding.wrongType(node, "a list of two detents or more") }
    return names
  }
}

extension ValueType where Value == [NamedRecord<ActionSpec>] {
  /// A mapping from names to actions, each of which does one thing.
  static let actions = ValueType(map.expectation, map.shape) { node, decoding in
    map.read(node, &decoding).map { actions in
      actions.filter { decoding.doesOneThing($0) }
    }
  }

  private static let map = ValueType.map(
    of: "an action", to: ActionSpec.definition, exactlyOneOf: ["select", "cycle"]
  ) { ActionSpec() }
}

extension Decoding {
  /// Whether an action selects or cycles; reports where it does neither or both.
  fileprivate mutating func doesOneThing(_ action: NamedRecord<ActionSpec>) -> Bool {
    let record = action.record
    guard record.select.isWritten || record.cycle.isWritten else {
      diagnostics.report(
        .missingKey, "an action without the key `select` or `cycle`", at: action.name.range,
        help: ["write `\(oneLine(action.name.value)): { select: large }`"])
      return false
    }
    let other = record.select.isWritten ? record.select : record.whenContentOffsetExceeds.asText
    guard let range = record.cycle.keyRange, let otherRange = other.keyRange else { return true }
    diagnostics.report(
      .wrongType, "an action has `cycle` alone, or `select`", at: range,
      labels: [.init("the other one", at: otherRange)], help: ["make two actions of them"])
    return false
  }
}

extension Entry<Double> {
  /// The entry without its type.
  fileprivate var asText: Entry<String> { keyRange.map { .invalid(key: $0) } ?? .missing }
}
