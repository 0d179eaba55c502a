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
      other numbers, and does not clamp what a detent answers (measured). The default of a
      parameter is between its minimum and its maximum. A drag's progress lies between 0 and 1, and
      UIKit wants a completion speed above 0 (documented).
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
      .bad(
        """
        sheets:
          Cart:
            parameters:
              rows: { default: «500», minimum: 44, maximum: 440 }
              part: { default: 40%, minimum: 20%, maximum: «120%» }
              bar: { default: 49, minimum: «100», maximum: 0 }
            detents: [list: rows + part, bars: bar + 160, large]
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: fullScreen
            dismissal:
              interactive:
                thresholds: [{ progress: «30» }, { velocity: «0%» }]
                completionSpeed: «0»
        """),
    ]
  ) { context, report in
    for height in context.doubtfulHeights { check(height, context, &report) }
    checkParameters(context, &report)
    if let (parameter, range) = context.radiusParameter, parameter.maximum < 0 {
      report("`preferredCornerRadius` is negative whatever `\(parameter.name)` is", at: range)
    }
    if let radius = context.spec.preferredCornerRadius.value??.points, radius < 0,
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
    if let interactive = context.interactive { checkRanges(of: interactive, &report) }
  }

  private static func check(
    _ height: SheetContext.WrittenHeight, _ context: SheetContext, _ report: inout RuleReport
  ) {
    let name = height.detent
    guard height.formula.isBounded else {
      report(
        "the height of `\(name)` leads to numbers too large or too small to be points",
        at: height.range)
      return
    }
    if checkPercents(height.spec, context, &report) { return }
    if height.formula.isNowherePositive {
      report("the height of `\(name)` is nowhere above 0", at: height.range)
    }
    if let found = context.nonPositiveHeight(height.index, height.formula), found.isCertain {
      report(found.text(height.name), at: height.range, help: found.help(height.spec.text))
    }
  }

  private static func checkParameters(_ context: SheetContext, _ report: inout RuleReport) {
    for declaration in context.spec.parameters.value?.declarations ?? [] {
      guard let spec = declaration.spec,
        case .written(let value, _, let range) = spec.defaultValue,
        case .written(let minimum, _, let minimumRange) = spec.minimum,
        let maximum = spec.maximum.value
      else { continue }
      let name = declaration.name.value
      if minimum.value > maximum.value {
        report("the minimum of `\(name)` is above its maximum", at: minimumRange)
      } else if value.value < minimum.value || value.value > maximum.value {
        report(
          "the default of `\(name)` is not between its minimum and its maximum", at: range)
      }
      for (key, entry) in spec.entries {
        guard case .written(let quantity, _, let range) = entry, quantity.isPercent,
          !(0...100).contains(quantity.value)
        else { continue }
        report(
          "the \(key) of `\(name)` is \(numberText(quantity.value))%", at: range,
          help: ["parts of the tallest height are 0% to 100%"])
      }
    }
  }

  private static func checkPercents(
    _ height: HeightSpec, _ context: SheetContext, _ report: inout RuleReport
  ) -> Bool {
    for part in height.partsAboveWhole {
      let range = height.place(part, in: context.tree, of: context.file)
      report(
        "`\(context.file.text(range))` is more than the tallest height",
        at: range, help: ["100% is the tallest height that a sheet can have"])
    }
    return !height.partsAboveWhole.isEmpty
  }
}

extension HeightFormula {
  /// Whether the height is above 0 for no maximum detent value.
  var isNowherePositive: Bool {
    // Nearly every height is above 0 where the maximum is 1000 points.
    !isAtLeast(1, over: 1000...1000)
      && MediumDetent.factors.allSatisfy {
        HeightRange(self, mediumFactor: $0).map { !$0.high.signs.isPositive } ?? false
      }
  }
}
