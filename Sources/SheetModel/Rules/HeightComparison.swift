import SheetSpec

/// Two detents of a list, the one that stands first and one behind it, compared wherever both are
/// active.
struct HeightComparison: Sendable {
  /// Where the first is the taller on every device of a kind, with all that is not known exactly.
  private(set) var failure: HeightWitness?
  /// The same in a window of a pad.
  private(set) var windowFailure: HeightWitness?
  /// Where the first may be the taller: on some tolerance, or with Display Zoom.
  private(set) var possibleFailure: HeightWitness?
  /// Whether the first is the lower one somewhere.
  private(set) var ascends = false
  /// Whether they are less than 4 points apart everywhere.
  private(set) var isClose = true
  /// Whether they have the same height everywhere.
  private(set) var isSame = true
  /// Whether there is a place in which they can be compared.
  private(set) var isCompared = false
  /// Whether such a place is an iPhone.
  private(set) var isComparedOnPhones = false

  /// Compares two detents in `places`; `differences` are the second less the first, for each factor
  /// of the medium detent.
  init(
    _ earlier: DetentHeights, _ later: DetentHeights, _ differences: [PiecewiseLinear],
    in places: [Place]
  ) {
    for place in places {
      guard earlier.isActive(in: place), later.isActive(in: place) else { continue }
      isCompared = true
      if place.reach != .window { isComparedOnPhones = true }
      let index = place.mediumFactor == MediumDetent.shortFactor ? 1 : 0
      let difference = differences[index]
      let range = place.maximum.low...place.maximum.high
      let (low, high) = difference.extremes(over: range)
      // Nothing that holds for a part of unknown maxima is a fact.
      let isUnknown = place.reach == .compactHeight
      ascends = ascends || (isUnknown ? low : high) > PiecewiseLinear.tolerance
      isClose = isClose && low > -Self.closeness && high < Self.closeness
      isSame = isSame && low >= -PiecewiseLinear.tolerance && high <= PiecewiseLinear.tolerance
      guard (isUnknown ? high : low) < -PiecewiseLinear.tolerance else { continue }
      func witness() -> HeightWitness {
        let maximum = place.maximum.value.flatMap {
          difference.value(at: $0) < -PiecewiseLinear.tolerance ? $0 : nil
        }
        let shown = maximum ?? difference.lowestPlace(over: range)
        return HeightWitness(
          place: place, maximum: shown, isCertain: high < -PiecewiseLinear.tolerance,
          earlier: earlier.functions[index].value(at: shown),
          later: later.functions[index].value(at: shown))
      }
      switch place.reach {
      case .device where high < -PiecewiseLinear.tolerance,
        .compactHeight where place.isSizeOfDevice:
        failure = failure ?? witness()
      case .window: windowFailure = windowFailure ?? witness()
      case .device, .displayZoom, .compactHeight:
        possibleFailure = possibleFailure ?? witness()
      }
    }
  }

  /// How far apart two detents have to be for anyone to see it, in points.
  private static let closeness = 4.0
}

/// A place where two heights are out of order.
struct HeightWitness: Sendable {
  /// Where.
  let place: Place
  /// The maximum detent value there, in points.
  let maximum: Double
  /// Whether they are so for all that the maximum may be there.
  let isCertain: Bool
  /// The height of the detent that stands first, in points.
  let earlier: Double
  /// The height of the other, in points.
  let later: Double

  /// The place and both heights: `at 375 x 667 points (iPhone SE) on iOS 18, tray is 400 and …`;
  /// `remark` stands behind the second name.
  func text(_ earlierName: String, _ laterName: String, remark: String = "") -> String {
    "\(place.text(maximum: maximum, isCertain: isCertain)), `\(earlierName)` is \(pointsText(earlier)) and "
      + "`\(laterName)`\(remark) is \(pointsText(later))"
  }
}

/// The height of a detent as a function of the maximum, capped at it.
struct DetentHeights: Sendable {
  /// One function for each factor of the medium detent.
  let functions: [PiecewiseLinear]
  private let usesMedium: Bool
  private let activity: Activity

  /// Works out the height of `detent`, whose own formula is `formula`; nil where it is not known.
  init?(_ detent: DetentSpec, _ formula: HeightFormula?) {
    activity = detent.activity
    switch detent.kind {
    case .system where detent.name.value == "medium":
      usesMedium = true
      functions = MediumDetent.factors.map { PiecewiseLinear(slope: $0, intercept: 0) }
    case .system:
      usesMedium = false
      functions = MediumDetent.factors.map { _ in .identity }
    case .reference: return nil
    case .custom:
      guard let formula, formula.isBounded, !formula.isNowherePositive else { return nil }
      usesMedium = formula.usesMedium
      functions = MediumDetent.factors.map {
        PiecewiseLinear(formula, mediumFactor: $0).lower(of: .identity)
      }
    }
  }

  /// Whether the detent is active in `place`.
  func isActive(in place: Place) -> Bool {
    (place.mediumFactor != nil || !usesMedium) && activity.holds(in: place.traits)
  }
}
