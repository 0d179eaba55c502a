import SheetSpec

/// Two detents of a list, the one that stands first and one behind it, compared wherever both are
/// active.
struct HeightComparison: Sendable {
  /// Where the first is the taller on every device of a kind, with all that is not known exactly.
  private(set) var failure: HeightWitness?
  /// The same in a window of a pad.
  private(set) var windowFailure: HeightWitness?
  /// Where the first is the taller for some parameters or content, on a device or in a window.
  private(set) var argumentFailure: HeightWitness?
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

  /// Compares two detents in `places`, as they are in each of `stages`.
  init(
    _ earlier: DetentHeights, _ later: DetentHeights, _ stages: [PairStage], in places: [Place]
  ) {
    for stage in stages {
      for place in places where earlier.isActive(in: place) && later.isActive(in: place) {
        isCompared = true
        if place.reach != .window { isComparedOnPhones = true }
        compare(stage, place)
      }
    }
  }

  private mutating func compare(_ stage: PairStage, _ place: Place) {
    let difference = stage.ranges[place.factorIndex]
    let range = place.maximum.low...place.maximum.high
    let least = difference.low.extremes(over: range)
    let most = stage.varies ? difference.high.extremes(over: range) : least
    let tolerance = PiecewiseLinear.tolerance
    // Nothing that holds for a part of unknown maxima is a fact.
    let isUnknown = place.reach == .compactHeight
    ascends = ascends || (isUnknown ? most.low : most.high) > tolerance
    isClose = isClose && least.low > -Self.closeness && most.high < Self.closeness
    isSame = isSame && least.low >= -tolerance && most.high <= tolerance
    guard (isUnknown ? least.high : least.low) < -tolerance else { return }
    func witness() -> HeightWitness {
      let maximum = place.maximum.value.flatMap {
        difference.low.value(at: $0) < -tolerance ? $0 : nil
      }
      return stage.witness(
        place, maximum ?? difference.low.lowestPlace(over: range),
        isCertain: least.high < -tolerance)
    }
    switch place.reach {
    case .device where most.high < -tolerance,
      .compactHeight where most.high < -tolerance && place.isSizeOfDevice:
      failure = failure ?? witness()
    case .device where least.high < -tolerance,
      .compactHeight where place.isSizeOfDevice:
      argumentFailure = argumentFailure ?? witness()
    case .window where most.low < -tolerance: windowFailure = windowFailure ?? witness()
    case .window: argumentFailure = argumentFailure ?? witness()
    case .device, .displayZoom, .compactHeight: possibleFailure = possibleFailure ?? witness()
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
  /// With which parameters and content.
  let arguments: HeightArguments
  /// Whether this is so before the content is measured.
  let isInitial: Bool
  /// All of that in words; empty where the heights vary with none.
  let remark: String

  /// The place and both heights: `at 375 x 667 points (iPhone SE) on iOS 18, tray is 400 and …`;
  /// `remark` stands behind the second name.
  func text(_ earlierName: String, _ laterName: String, remark: String = "") -> String {
    "\(place.text(maximum: maximum, isCertain: isCertain))\(self.remark), `\(earlierName)` is \(pointsText(earlier)) and "
      + "`\(laterName)`\(remark) is \(pointsText(later))"
  }
}
