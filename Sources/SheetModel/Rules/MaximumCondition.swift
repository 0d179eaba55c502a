import SheetSpec

/// The maxima for which something holds, in words: `the maximum detent value is below 714.3`.
enum MaximumCondition {
  /// Where a function is negative, given for both factors of the medium detent; nil where it is
  /// nowhere, or where two functions of the same maximum make no short sentence.
  static func text(_ functions: [PiecewiseLinear]) -> String? {
    let (tall, short) = (functions[0].negativeIntervals, functions[1].negativeIntervals)
    if functions[0] == functions[1] { return sentence(tall) }
    let reachedTall = reached(tall, of: tallMaxima)
    let reachedShort = reached(short, of: shortMaxima)
    switch (isEverything(reachedTall), isEverything(reachedShort)) {
    case (true, true): return "\(subject) above 0"
    case (true, false) where reachedShort.isEmpty: return "the container is taller than 568 points"
    case (false, true) where reachedTall.isEmpty:
      return "the container is no taller than 568 points"
    default: break
    }
    // What is below a maximum of a tall container is so in all short ones, too, and what is above
    // those of all short ones is a tall one's.
    if isEverything(reachedShort), let first = reachedTall.first, isFromZero(first) {
      return sentence(reachedTall)
    }
    let isTallAbove = reachedTall.allSatisfy { $0.lowerBound > shortMaxima.upperBound }
    if reachedShort.isEmpty, isTallAbove { return sentence(reachedTall) }
    let tallText =
      isEverything(reachedTall)
      ? "the container is taller than 568 points"
      : sentence(reachedTall).map { "\($0) in a container taller than 568 points" }
    let shortText =
      isEverything(reachedShort)
      ? "the container is no taller than 568 points"
      : sentence(reachedShort).map { "\($0) in a container no taller than 568 points" }
    guard let tallText else { return shortText }
    guard shortText != nil else { return tallText }
    if isEverything(reachedTall) || isEverything(reachedShort) {
      return [tallText, shortText].compactMap { $0 }.joined(separator: ", or ")
    }
    return values(reachedShort).map { "\(tallText), or \($0) in one no taller" }
  }

  private static let subject = "the maximum detent value is"

  /// What the maximum can be in a container of regular height that is taller than 568 points, and in
  /// one that is not: on the devices of the table, and in the windows that are looked at.
  private static let (tallMaxima, shortMaxima) = {
    let upright = DeviceTable.all.filter { $0.idiom == .phone }.flatMap { device in
      Generation.allCases.map { device.container(.portrait, $0) }
    }
    let phones = upright.map { ($0.mediumFactor, $0.maximumDetentValue) }
    let windows = Place.windows(Traits(.regular, .regular, .pad)).map {
      ($0.mediumFactor, $0.maximum)
    }
    func range(_ factor: Double) -> ClosedRange<Double> {
      let maxima = (phones + windows).filter { $0.0 == factor }.map { $0.1 }
      let (low, high) = (
        maxima.map { $0.low }.min() ?? 0, maxima.map { $0.high }.max() ?? .infinity
      )
      return low...max(low, high)
    }
    return (range(MediumDetent.tallFactor), range(MediumDetent.shortFactor))
  }()

  /// The part of `intervals` that meets `maxima`; what goes as far as those do goes on for ever.
  private static func reached(
    _ intervals: [Range<Double>], of maxima: ClosedRange<Double>
  ) -> [Range<Double>] {
    intervals.filter { $0.overlaps(maxima) }.map { interval in
      let low = interval.lowerBound <= maxima.lowerBound ? 0 : interval.lowerBound
      return low..<(interval.upperBound > maxima.upperBound ? .infinity : interval.upperBound)
    }
  }

  private static func isEverything(_ intervals: [Range<Double>]) -> Bool {
    intervals.count == 1 && isFromZero(intervals[0]) && intervals[0].upperBound == .infinity
  }

  private static func sentence(_ intervals: [Range<Double>]) -> String? {
    values(intervals).map { "\(subject) \($0)" }
  }

  private static func values(_ intervals: [Range<Double>]) -> String? {
    guard !intervals.isEmpty else { return nil }
    let parts = intervals.map { interval in
      let (low, high) = (pointsText(interval.lowerBound), pointsText(interval.upperBound))
      if interval.upperBound == .infinity { return "above \(isFromZero(interval) ? "0" : low)" }
      return isFromZero(interval) ? "below \(high)" : "between \(low) and \(high)"
    }
    return parts.joined(separator: " or ")
  }

  /// Whether an interval begins at 0, but for the noise of arithmetic.
  private static func isFromZero(_ interval: Range<Double>) -> Bool {
    interval.lowerBound < 0.05
  }
}
