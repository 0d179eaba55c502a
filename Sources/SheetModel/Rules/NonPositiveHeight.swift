import SheetSpec

/// A place in which the height of a detent is not above 0.
struct NonPositiveHeight: Sendable {
  /// Where.
  let place: Place
  /// The maximum detent value there, in points.
  let maximum: Double
  /// The height that the expression gives there, in points.
  let height: Double
  /// Whether this is so on a device with all that is not known exactly.
  let isCertain: Bool
  /// Where this is so, in words.
  let condition: String?

  /// The fact for a message: `shelf is -23 points tall at 375 x 667 points (iPhone SE) on iOS 18`.
  func text(_ name: String) -> String {
    "`\(name)` is \(pointsText(height)) points tall "
      + place.text(maximum: maximum, isCertain: isCertain)
  }
}

extension SheetContext {
  /// Where the height of a detent is not above 0, a device before all else; nil where it is above 0
  /// in all places, and where it is out of range whatever the place.
  func nonPositiveHeight(_ index: Int) -> NonPositiveHeight? {
    guard let formula = formulas[index], !formula.isPlainlyPositive, formula.isBounded,
      !formula.isNowherePositive
    else { return nil }
    let functions = MediumDetent.factors.map { PiecewiseLinear(formula, mediumFactor: $0) }
    var doubt: NonPositiveHeight?
    for place in places where isActive(index, in: place.traits) {
      let function = functions[place.mediumFactor == MediumDetent.shortFactor ? 1 : 0]
      let range = place.maximum.low...place.maximum.high
      let (low, high) = function.extremes(over: range)
      let isWhole = high <= 0
      guard low <= 0, isWhole || place.reach != .compactHeight else { continue }
      let likely = place.maximum.value.flatMap { function.value(at: $0) <= 0 ? $0 : nil }
      let maximum = likely ?? function.lowestPlace(over: range)
      let isCertain = isWhole && place.isSizeOfDevice
      let found = NonPositiveHeight(
        place: place, maximum: maximum, height: function.value(at: maximum),
        isCertain: isCertain, condition: MaximumCondition.text(functions))
      if isCertain { return found }
      doubt = doubt ?? found
    }
    return doubt
  }
}

extension HeightFormula {
  /// Whether the height is above 0 for every maximum, as its factors alone say.
  fileprivate var isPlainlyPositive: Bool {
    guard case .linear(let linear) = self else { return false }
    return min(linear.points, linear.maximum, linear.medium) >= 0 && self != .linear(LinearHeight())
  }
}

extension NonPositiveHeight {
  /// What to do about the height that is written as `text`.
  func help(_ text: String) -> [String] {
    (condition.map { ["it is not above 0 wherever \($0)"] } ?? [])
      + [
        text.utf8.count < 40
          ? "write `max(\(text), 160)` to keep it above a least height"
          : "keep it above a least height with `max`"
      ]
  }
}
