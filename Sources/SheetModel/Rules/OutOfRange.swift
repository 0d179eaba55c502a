import Diagnostics
import SheetSpec

extension SheetRule {
  /// `out-of-range`
  static let outOfRange = SheetRule(
    id: "out-of-range", severity: .error,
    summary: "A number that its key cannot have.",
    rationale: """
      A height is above 0 on every device, and a part of the tallest height is not above 100 %; a
      radius is not negative, and a size has two sides above 0. UIKit documents nothing for
      other numbers, and does not clamp what a detent answers (measured).
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [small: 0.5%, tall: 100% - 20, large]
            preferredCornerRadius: 0
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [nothing: «0», small: "max(«120%», 300)"]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [huge: «1000000 * 1000000»]
            preferredCornerRadius: «-8»
            preferredContentSize: { width: 320, height: «0» }
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [rest: «100% - 650», large]
        """),
    ]
  ) { context, report in
    for index in context.detents.indices {
      guard let formula = context.formulas[index],
        case .written(let height, _, let range) = context.detents[index].body?.height
      else { continue }
      let name = context.detents[index].name.value
      guard formula.isBounded else {
        report(
          "the height of `\(name)` leads to numbers too large or too small to be points", at: range)
        continue
      }
      let isPercentReported = checkPercents(height, context, &report)
      if !isPercentReported, formula.isNowherePositive {
        report("the height of `\(name)` is nowhere above 0", at: range)
      }
      if !isPercentReported, let found = context.nonPositiveHeight(index), found.isCertain {
        report(
          found.text(name), at: range, help: found.help(height.text))
      }
    }
    if let radius = context.spec.preferredCornerRadius.value ?? nil, radius < 0,
      let range = context.spec.preferredCornerRadius.range
    {
      report(
        "`preferredCornerRadius` is negative", at: range,
        help: ["write 0 for square corners, or `system`"])
    }
    for action in context.spec.actions.value ?? [] {
      if case .written(let offset, _, let range) = action.record.whenContentOffsetExceeds,
        offset < 0
      {
        report("`whenContentOffsetExceeds` is negative", at: range)
      }
    }
    if let size = context.spec.preferredContentSize.value ?? nil {
      for (side, entry) in [("width", size.width), ("height", size.height)] {
        guard let value = entry.value, value <= 0, let range = entry.range else { continue }
        report("the \(side) of `preferredContentSize` is not above 0", at: range)
      }
    }
  }

  private static func checkPercents(
    _ height: HeightSpec, _ context: SheetContext, _ report: inout RuleReport
  ) -> Bool {
    var places: [SourceRange] = []
    height.expression.forEachOperand { operand in
      if case .percent(let percent, let part) = operand, percent > 100 { places.append(part) }
    }
    for part in places {
      let range = height.place(part, in: context.tree, of: context.file)
      report(
        "`\(context.file.text(range))` is more than the tallest height",
        at: range, help: ["100% is the tallest height that a sheet can have"])
    }
    return !places.isEmpty
  }
}

extension HeightFormula {
  /// Whether the height is above 0 for no maximum detent value.
  var isNowherePositive: Bool {
    MediumDetent.factors.allSatisfy {
      !PiecewiseLinear(self, mediumFactor: $0).signs.isPositive
    }
  }
}
