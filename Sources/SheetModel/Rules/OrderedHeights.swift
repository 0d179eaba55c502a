import SheetSpec

/// The heights of a sheet's detents, ready to be compared; capped at the maximum detent value.
struct OrderedHeights {
  /// The function of each detent, nil where nothing is known, once for each factor that the
  /// medium detent may have; only for one factor where no height depends on it.
  private let functions: [[PiecewiseLinear?]]
  private let activities: [Activity]
  private let names: [String]

  /// Works out the functions of `detents`, whose own formulas are `formulas`.
  init(_ detents: [DetentSpec], _ formulas: [HeightFormula?]) {
    let usesMedium = detents.indices.contains { index in
      formulas[index]?.usesMedium ?? detents[index].isSystemMedium
    }
    // A height that is out of range is so whatever stands beside it.
    let isKnown = formulas.map { $0.map { $0.isBounded && !$0.isNowherePositive } ?? true }
    functions = MediumDetent.factors.prefix(usesMedium ? .max : 1).map { factor in
      detents.indices.map { index in
        guard isKnown[index] else { return nil }
        return detents[index].function(formulas[index], mediumFactor: factor)?.lower(of: .identity)
      }
    }
    activities = detents.map(\.activity)
    names = detents.map(\.name.value)
  }

  /// Each detent that stands after one that is taller somewhere and lower nowhere, with the
  /// first such one.
  var misplaced: [(index: Int, earlier: Int)] {
    activities.indices.compactMap { index in
      (0..<index).first { isMisordered($0, index) }.map { (index, $0) }
    }
  }

  /// The order of indices that puts the detents from smallest to largest; nil where they cross.
  var sorted: [Int]? {
    guard functions.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
    // At 700 points, between the maxima of the smallest and the largest iPhone; where detents
    // cross, what follows finds it.
    let typical = functions[0].map { $0?.value(at: 700) ?? 0 }
    let order = activities.indices.sorted { left, right in
      // Nothing stands after large, not even what is as tall.
      let leftKey = (typical[left], names[left] == "large" ? 1 : 0, left)
      return leftKey < (typical[right], names[right] == "large" ? 1 : 0, right)
    }
    for (position, index) in order.enumerated() {
      for earlier in order[..<position] where isMisordered(earlier, index) { return nil }
    }
    return order
  }

  private func isMisordered(_ earlier: Int, _ later: Int) -> Bool {
    // Two detents of one name are another rule's.
    guard activities[earlier].meets(activities[later]), names[earlier] != names[later] else {
      return false
    }
    // UIKit's large detent is as tall as a sheet can be, so that nothing belongs behind it.
    if names[earlier] == "large" { return true }
    var isWrongSomewhere = false
    for functions in functions {
      guard let lower = functions[earlier], let upper = functions[later] else { return false }
      let signs = upper.adding(lower, times: -1).signs
      if signs.isPositive { return false }
      isWrongSomewhere = isWrongSomewhere || signs.isNegative
    }
    return isWrongSomewhere
  }
}

extension DetentSpec {
  /// Whether the detent is UIKit's medium one.
  fileprivate var isSystemMedium: Bool {
    if case .system = kind { name.value == "medium" } else { false }
  }

  /// The height that the detent has, given the formula of its own, where UIKit's medium detent
  /// has `mediumFactor` times the maximum; nil where it is not known.
  fileprivate func function(_ own: HeightFormula?, mediumFactor: Double) -> PiecewiseLinear? {
    switch kind {
    case .custom: own.map { PiecewiseLinear($0, mediumFactor: mediumFactor) }
    case .system: PiecewiseLinear(slope: isSystemMedium ? mediumFactor : 1, intercept: 0)
    }
  }

  /// Where the detent is active, as far as it could be read.
  var activity: Activity {
    let spec = body?.activeIn.value
    return Activity(
      spec?.horizontalSizeClass.value, spec?.verticalSizeClass.value,
      spec?.userInterfaceIdiom.value)
  }
}
