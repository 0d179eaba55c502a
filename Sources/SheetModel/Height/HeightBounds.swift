/// A height that is one line over the maximum and varies with nothing else, as most are.
struct HeightLine {
  /// The constant part, in points.
  let points: Double
  /// The factor of the maximum detent value.
  let maximum: Double
  /// The factor of the height of UIKit's medium detent.
  let medium: Double

  /// UIKit's medium detent.
  static let mediumDetent = HeightLine(points: 0, maximum: 0, medium: 1)
  /// UIKit's large detent, and the tallest height.
  static let largeDetent = HeightLine(points: 0, maximum: 1, medium: 0)

  /// The height in points, not capped, for a maximum detent value and the height of UIKit's medium
  /// detent in points.
  func value(maximum: Double, medium: Double) -> Double {
    points + self.maximum * maximum + self.medium * medium
  }

  /// Whether this is at most as tall as `other` for all `maxima`, whichever part of the maximum
  /// UIKit's medium detent is.
  func isAtMost(_ other: HeightLine, over maxima: ClosedRange<Double>) -> Bool {
    // Lines are furthest apart where they end.
    for factor in MediumDetent.factors {
      let slope = other.maximum - maximum + (other.medium - medium) * factor
      let intercept = other.points - points
      guard slope * maxima.lowerBound + intercept >= 0, slope * maxima.upperBound + intercept >= 0
      else { return false }
    }
    return true
  }

  /// Whether this is below 0, and above it, for some maximum from 0 on, however large.
  var signs: (isNegative: Bool, isPositive: Bool) {
    var signs = (
      isNegative: points < -PiecewiseLinear.tolerance,
      isPositive: points > PiecewiseLinear.tolerance
    )
    for factor in MediumDetent.factors {
      let slope = maximum + medium * factor
      if slope < 0 { signs.isNegative = true }
      if slope > 0 { signs.isPositive = true }
    }
    return signs
  }

  /// Whether this is at least `points` tall for all `maxima`.
  func isAtLeast(_ points: Double, over maxima: ClosedRange<Double>) -> Bool {
    HeightLine(points: points, maximum: 0, medium: 0).isAtMost(self, over: maxima)
  }
}

extension LinearHeight {
  /// This as a line; nil where it varies with more than the maximum.
  var line: HeightLine? {
    parts.isEmpty ? HeightLine(points: points, maximum: maximum, medium: medium) : nil
  }
}

extension HeightFormula {
  /// This as a line, if it is one and bounded.
  var line: HeightLine? {
    if case .linear(let linear) = self, linear.isBounded { linear.line } else { nil }
  }
}

/// What is seen of heights without working out where their lines meet: enough for nearly all sheets.
extension HeightFormula {
  /// Whether this is seen to be at most as tall as `other` for all `maxima`, whichever part of the
  /// maximum UIKit's medium detent is; false says nothing.
  func isAtMost(_ other: HeightFormula, over maxima: ClosedRange<Double>) -> Bool {
    switch (self, other) {
    case (.maximum(let values), _): values.allSatisfy { $0.isAtMost(other, over: maxima) }
    case (_, .minimum(let values)): values.allSatisfy { isAtMost($0, over: maxima) }
    case (.minimum(let values), _): values.contains { $0.isAtMost(other, over: maxima) }
    case (_, .maximum(let values)): values.contains { isAtMost($0, over: maxima) }
    case (.linear(let linear), .linear(let otherLinear)):
      linear.line.flatMap { line in
        otherLinear.line.map { line.isAtMost($0, over: maxima) }
      } ?? false
    case (.sum, _), (_, .sum): false
    }
  }

  /// Whether this is seen to be at least `points` tall for all `maxima`; false says nothing.
  func isAtLeast(_ points: Double, over maxima: ClosedRange<Double>) -> Bool {
    HeightFormula.linear(LinearHeight(points: points)).isAtMost(self, over: maxima)
  }
}
