import Diagnostics
import YAMLSyntax

/// What progress 1 of a drag means.
package enum DismissalDistance: Hashable, Sendable {
  /// The extent of the view that holds the content, along the drag.
  case container
  /// The extent of the window, along the drag.
  case window
  /// As many points.
  case points(Double)
  /// As much of the container, in percent.
  case percent(Double)
}

/// The speed of a finger along its drag.
package enum DismissalVelocity: Hashable, Sendable {
  /// Points in a second.
  case points(Double)
  /// Percent of the distance in a second.
  case percent(Double)
}

extension ValueType {
  /// One word of `Element`, or a list of different ones.
  static func oneOrList<Element: Choice & Hashable>() -> ValueType where Value == [Element] {
    let list = ValueType.list(.choice)
    let single = ValueType<Element>.choice
    return ValueType(
      "\(single.expectation), or a list of them", .any([single.shape, list.shape])
    ) { node, decoding in
      guard decoding.tree.kind(node) == .scalar else { return list.read(node, &decoding) }
      return single.read(node, &decoding).map { [$0] }
    }
  }
}

extension ValueType where Value == Double {
  /// A finite number of what `expectation` says; what is not within `bounds` is for a rule to report.
  static func number(_ expectation: String, _ bounds: NumberBounds) -> ValueType {
    ValueType(expectation, .number(bounds)) { node, decoding in
      decoding.number(node) ?? decoding.wrongNumber(node, expectation)
    }
  }
}

extension ValueType where Value == DismissalDistance {
  /// A word, points or percent.
  static let dismissalDistance = ValueType(
    "`container`, `window`, a number of points, or a percentage of the container",
    .any([.words(["container", "window"]), .number(.positive), .percentage])
  ) { node, decoding in
    let expectation = "`container`, `window`, a number of points, or a percentage of the container"
    if let number = decoding.number(node) { return .points(number) }
    if let percent = decoding.percentage(node) { return .percent(percent) }
    guard decoding.tree.kind(node) == .scalar else { return decoding.wrongType(node, expectation) }
    switch decoding.tree.string(node) {
    case "container": return .container
    case "window": return .window
    case "view", "screen", "bounds":
      return decoding.wrongType(
        node, expectation,
        help: ["`container` is the view that holds the content, `window` the one around it"])
    default: return decoding.wrongNumber(node, expectation)
    }
  }
}

extension ValueType where Value == DismissalVelocity {
  /// Points or percent in a second.
  static let dismissalVelocity = ValueType(
    "a number of points per second, or a percentage of the distance such as `80%`",
    .any([.number(.positive), .percentage])
  ) { node, decoding in
    if let number = decoding.number(node) { return .points(number) }
    if let percent = decoding.percentage(node) { return .percent(percent) }
    return decoding.wrongNumber(
      node, "a number of points per second, or a percentage of the distance such as `80%`")
  }
}

extension ValueType where Value == CompletionSpeedSpec {
  /// One factor, or one for each outcome.
  static let completionSpeed: ValueType = {
    let record = ValueType.record(CompletionSpeedSpec.definition) { CompletionSpeedSpec() }
    let expectation = "a number above 0, or \(record.expectation)"
    return ValueType(expectation, .any([.number(.positive), record.shape])) { node, decoding in
      guard decoding.tree.kind(node) == .scalar else { return record.read(node, &decoding) }
      guard let number = decoding.number(node) else {
        return decoding.wrongNumber(node, expectation)
      }
      let range = decoding.tree.range(node)
      let entry = Entry.written(number, key: range, range: range)
      return CompletionSpeedSpec(finish: entry, cancel: entry)
    }
  }()
}

extension ValueType where Value == ThresholdListSpec {
  /// A mapping, a list of mappings, or `host`.
  static let thresholdList: ValueType = {
    let item = ValueType<ThresholdSpec>.record(ThresholdSpec.definition) { ThresholdSpec() }
    let expectation = "\(item.expectation), a list of such mappings, or `host`"
    return ValueType(
      expectation,
      .any([item.shape, .list(of: item.shape, count: 0...Int.max), .words(["host"])])
    ) { node, decoding in
      switch decoding.tree.kind(node) {
      case .scalar:
        if decoding.tree.string(node) == "host" {
          return ThresholdListSpec(content: .host, isComplete: true)
        }
        return decoding.wrongType(
          node, expectation, help: ["a part of the distance is written `{ progress: 0.3 }`"])
      case .mapping:
        return item.read(node, &decoding).map {
          ThresholdListSpec(
            content: .items([Located($0, at: decoding.tree.range(node))]), isComplete: true)
        }
      case .sequence:
        var items: [Located<ThresholdSpec>] = []
        var isComplete = true
        for element in decoding.tree.items(node) {
          decoding.subject = "thresholds"
          if !decoding.isSpoilt(element), let value = item.read(element, &decoding) {
            items.append(Located(value, at: decoding.tree.range(element)))
          } else {
            isComplete = false
          }
        }
        return ThresholdListSpec(content: .items(items), isComplete: isComplete)
      }
    }
  }()
}

extension Decoding {
  /// The number before the `%` that ends a plain scalar; nil for all else.
  fileprivate func percentage(_ node: YAMLNode) -> Double? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    let bytes = tree.text[tree.textRange(node)]
    return bytes.last == UInt8(ascii: "%") ? decimalNumber(bytes.dropLast()) : nil
  }
}
