import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetRule {
  /// `equal-detents`
  static let equalDetents = SheetRule(
    id: "equal-detents", severity: .warning,
    summary: "Two detents at the same height, or closer than 4 points, everywhere.",
    rationale: """
      No one can drag a sheet by less than 4 points on purpose, so that two such detents are of no
      more use than one. Two are compared that are active together somewhere with none between
      them. What is generated caps heights at the tallest, so that `100%` is `large`, and so is a
      height that no device has.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [small: 320, tall: 325]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [small: 320, tall: «322», large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, all: «100%», large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [medium, large]
          """),
      .bad(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents:
              - a: { height: 300, activeIn: { verticalSizeClass: regular } }
              - c: { height: 250, activeIn: { verticalSizeClass: compact } }
              - b: { height: «301», activeIn: { verticalSizeClass: regular } }
              - large
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [half: «medium», medium]
        """),
    ]
  ) { context, report in
    for later in context.detents.indices.dropFirst() {
      guard let (earlier, equality) = context.equality(later) else { continue }
      let (first, second) = (context.detents[earlier], context.detents[later])
      let names = "`\(first.name.value)` and `\(second.name.value)`"
      let isEverywhere = first.activity.isEverywhere && second.activity.isEverywhere
      let place = isEverywhere ? "everywhere" : "wherever both are active"
      // One of one's own is easier to leave out than UIKit's.
      let (edited, other) = second.body == nil ? (first, second) : (second, first)
      report(
        equality == .same
          ? "\(names) have the same height \(place)"
          : "\(names) are less than 4 points apart \(place)",
        at: edited.heightRange, labels: [.init("the other one", at: other.range)],
        help: ["leave one of them out"],
        fixes: removalFix(of: second.body == nil ? earlier : later, context))
    }
  }
}

extension SheetRule {
  private static func removalFix(of index: Int, _ context: SheetContext) -> [Fix] {
    guard let list = context.spec.detents.value, list.isComplete,
      ![context.spec.selectedDetentIdentifier, context.spec.largestUndimmedDetentIdentifier]
        .contains(where: { $0.value == context.detents[index].name.value }),
      let edits = context.tree.removal(ofItem: index, from: list.node, in: context.file)
    else { return [] }
    return [Fix("leave out `\(context.detents[index].name.value)`", .unsafe, edits)]
  }
}

/// How a detent is like one before it.
enum DetentEquality {
  /// They have one height.
  case same
  /// They are less than 4 points apart.
  case close
}

extension SheetContext {
  /// The nearest detent before this that it is like wherever both are active, and how; nil where
  /// there is none. Only those are compared between which no other is active somewhere.
  func equality(_ later: Int) -> (earlier: Int, DetentEquality)? {
    guard later > 0, later < detents.count, style?.hasSheet == true else { return nil }
    for earlier in (0..<later).reversed() {
      if areNeighbours(earlier, later), let equality = equality(earlier, later) {
        return (earlier, equality)
      }
      // One that is active everywhere stands between all others.
      if summaries[earlier].isEverywhere { break }
    }
    return nil
  }

  /// Whether a detent is like another before or behind it.
  func isReportedEqual(_ index: Int) -> Bool {
    equality(index) != nil
      || detents.indices.dropFirst(index + 1).contains { equality($0)?.earlier == index }
  }

  /// Whether both are active in some traits in which no detent between them is.
  private func areNeighbours(_ earlier: Int, _ later: Int) -> Bool {
    targets.traits.contains { traits in
      isActive(earlier, in: traits) && isActive(later, in: traits)
        && !(earlier + 1..<later).contains { isActive($0, in: traits) }
    }
  }

  private func equality(_ earlier: Int, _ later: Int) -> DetentEquality? {
    guard mayBeClose(earlier, later), !isFaulty(earlier), !isFaulty(later),
      let low = DetentHeights(earlier, self), let high = DetentHeights(later, self),
      !isMisordered(later), let stages = PairStage.all(low, high)
    else { return nil }
    let comparison = HeightComparison(low, high, stages, in: places)
    guard comparison.isCompared, comparison.isClose else { return nil }
    return comparison.isSame ? .same : .close
  }

  /// Whether two detents may be close: sure where they are not in a container that has both.
  private func mayBeClose(_ earlier: Int, _ later: Int) -> Bool {
    guard detents[earlier].name.value != detents[later].name.value,
      let place = targets.places.first(where: {
        isActive(earlier, in: $0.traits) && isActive(later, in: $0.traits)
          && presentation(in: $0.traits) == .sheet
      })
    else { return false }
    let maximum = place.likelyMaximum
    guard let low = height(earlier, maximum: maximum, factor: place.mediumFactor ?? 0),
      let high = height(later, maximum: maximum, factor: place.mediumFactor ?? 0)
    else { return true }
    return abs(high - low) < 4
  }

  /// Whether a detent is reported to be out of order.
  fileprivate func isMisordered(_ later: Int) -> Bool {
    order?.findings.contains { $0.later == later } ?? false
  }

  /// The height of a detent, capped, where it is known: with estimated content, and parameters at
  /// their defaults.
  func height(_ index: Int, maximum: Double, factor: Double) -> Double? {
    if let line = lines[index] {
      return min(line.value(maximum: maximum, medium: maximum * factor), maximum)
    }
    guard let formula = initialFormula(index), formula.isBounded else { return nil }
    return min(formula.value(maximum: maximum, medium: maximum * factor), maximum)
  }
}
