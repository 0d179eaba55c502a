/// The maxima for which something holds, in words: `the maximum detent value is below 714.3`.
enum MaximumCondition {
  /// Where a function is negative, given for both factors of the medium detent; nil where it is
  /// nowhere, or where two functions of the same maximum make no short sentence.
  static func text(_ functions: [PiecewiseLinear]) -> String? {
    let (tall, short) = (functions[0].negativeIntervals, functions[1].negativeIntervals)
    if functions[0] == functions[1] { return sentence(tall) }
    // A container taller than 568 points has at least the first of these as its maximum, any other
    // at most the second.
    let leastTall = MediumDetent.tallestShortContainer - Container.padMargin
    let mostShort = MediumDetent.tallestShortContainer - 20
    let reachedTall = tall.filter { $0.upperBound > leastTall }.map {
      $0.lowerBound <= leastTall ? 0..<$0.upperBound : $0
    }
    let reachedShort = short.filter { $0.lowerBound < mostShort }.map {
      $0.upperBound >= mostShort ? $0.lowerBound..<Double.infinity : $0
    }
    let isShortWhole =
      reachedShort.count == 1 && isFromZero(reachedShort[0])
      && reachedShort[0].upperBound == .infinity
    if isShortWhole, let first = reachedTall.first, isFromZero(first) {
      return sentence(reachedTall)
    }
    let isTallAbove = reachedTall.allSatisfy { $0.lowerBound > mostShort }
    if reachedShort.isEmpty, isTallAbove { return sentence(reachedTall) }
    let tallText = values(reachedTall).map { "\($0) in a container taller than 568 points" }
    switch (tallText, values(reachedShort)) {
    case (let tall?, let short?): return "\(subject) \(tall), or \(short) in one no taller"
    case (let tall?, nil): return "\(subject) \(tall)"
    case (nil, let short?): return "\(subject) \(short) in a container no taller than 568 points"
    case (nil, nil): return nil
    }
  }

  private static let subject = "the maximum detent value is"

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
