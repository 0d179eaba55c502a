import SheetSpec

/// The heights of a sheet's detents, ready to be compared; capped at the maximum detent value.
struct OrderedHeights {
  /// One function for each factor that the medium detent may have; nil where nothing is known.
  private let functions: [[PiecewiseLinear]?]
  private let activities: [Activity]

  init(_ context: SheetContext) {
    functions = zip(context.detents, context.formulas).map { detent, formula in
      guard let formula = detent.formula(formula) else { return nil }
      return MediumDetent.factors.map {
        PiecewiseLinear(formula, mediumFactor: $0).lower(of: .identity)
      }
    }
    activities = context.detents.map(\.activity)
  }

  /// Each detent that stands after one that is taller somewhere and lower nowhere, with the
  /// first such one.
  var misplaced: [(index: Int, earlier: Int)] {
    functions.indices.compactMap { index in
      (0..<index).first { isMisordered($0, index) }.map { (index, $0) }
    }
  }

  /// The order of indices that puts the detents from smallest to largest; nil where they cross.
  var sorted: [Int]? {
    guard functions.allSatisfy({ $0 != nil }) else { return nil }
    // At 700 points, between the maxima of the smallest and the largest iPhone; where detents
    // cross, what follows finds it.
    let typical = functions.map { $0?.first?.value(at: 700) ?? 0 }
    let order = functions.indices.sorted { (typical[$0], $0) < (typical[$1], $1) }
    for (position, index) in order.enumerated() {
      for earlier in order[..<position] where isMisordered(earlier, index) { return nil }
    }
    return order
  }

  private func isMisordered(_ earlier: Int, _ later: Int) -> Bool {
    guard activities[earlier].meets(activities[later]),
      let lower = functions[earlier], let upper = functions[later]
    else { return false }
    var isWrongSomewhere = false
    for (lower, upper) in zip(lower, upper) {
      let signs = upper.adding(lower, times: -1).signs
      if signs.isPositive { return false }
      isWrongSomewhere = isWrongSomewhere || signs.isNegative
    }
    return isWrongSomewhere
  }
}

extension DetentSpec {
  /// The height that the detent has, given the formula of its own; nil where it is not known.
  func formula(_ own: HeightFormula?) -> HeightFormula? {
    switch kind {
    case .custom: own
    case .system:
      .linear(name.value == "medium" ? LinearHeight(medium: 1) : LinearHeight(maximum: 1))
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
