import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetRule {
  /// `equal-detents`
  static let equalDetents = SheetRule(
    id: "equal-detents", severity: .warning,
    summary: "Two detents at the same height, or closer than 4 points, everywhere.",
    rationale: """
      Two detents that resolve to one height act as one (react-native-screens found so), and no
      one can drag a sheet by less than 4 points on purpose. What is generated caps heights at
      the tallest, so that `100%` is `large`, and so is a height that no device has.
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
        sheets:
          Cart:
            detents: [half: «medium», medium]
        """),
    ]
  ) { context, report in
    for later in context.detents.indices.dropFirst() {
      guard let equality = context.equality(later) else { continue }
      let (first, second) = (context.detents[later - 1], context.detents[later])
      let names = "`\(first.name.value)` and `\(second.name.value)`"
      // One of one's own is easier to leave out than UIKit's.
      let (edited, other) = second.body == nil ? (first, second) : (second, first)
      report(
        equality == .same
          ? "\(names) have the same height everywhere"
          : "\(names) are less than 4 points apart everywhere",
        at: edited.heightRange, labels: [.init("the other one", at: other.range)],
        help: ["leave one of them out"],
        fixes: removalFix(of: second.body == nil ? later - 1 : later, context))
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

/// How a detent is like the one before it.
enum DetentEquality {
  /// They have one height.
  case same
  /// They are less than 4 points apart.
  case close
}

extension SheetContext {
  /// How a detent is like the one before it wherever both are active; nil where it is not.
  func equality(_ later: Int) -> DetentEquality? {
    guard later > 0, later < detents.count, style?.hasSheet == true, mayBeClose(later),
      let low = DetentHeights(detents[later - 1], formulas[later - 1]),
      let high = DetentHeights(detents[later], formulas[later]), !isMisordered(later)
    else { return nil }
    let differences = zip(low.functions, high.functions).map { $1.adding($0, times: -1) }
    let comparison = HeightComparison(low, high, differences, in: places)
    guard comparison.isCompared, comparison.isClose else { return nil }
    return comparison.isSame ? .same : .close
  }

  /// Whether a detent is like one of its neighbours.
  func isReportedEqual(_ index: Int) -> Bool {
    equality(index) != nil || equality(index + 1) != nil
  }

  /// Whether a detent may be close to the one before: sure where it is not in a common container.
  fileprivate func mayBeClose(_ later: Int) -> Bool {
    guard detents[later - 1].name.value != detents[later].name.value,
      let place = targets.places.first(where: { $0.reach != .compactHeight })
    else { return false }
    let maximum = place.likelyMaximum
    guard let low = height(later - 1, maximum: maximum, factor: place.mediumFactor ?? 0),
      let high = height(later, maximum: maximum, factor: place.mediumFactor ?? 0)
    else { return true }
    return abs(high - low) < 4
  }

  /// Whether a detent is reported to be out of order.
  fileprivate func isMisordered(_ later: Int) -> Bool {
    order?.findings.contains { $0.later == later } ?? false
  }

  /// The height of a detent, capped, where it is known.
  func height(_ index: Int, maximum: Double, factor: Double) -> Double? {
    if case .system = detents[index].kind {
      return detents[index].isLarge ? maximum : maximum * factor
    }
    guard let formula = formulas[index], formula.isBounded else { return nil }
    return min(formula.value(maximum: maximum, medium: maximum * factor), maximum)
  }
}
