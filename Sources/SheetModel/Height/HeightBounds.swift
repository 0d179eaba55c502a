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
      linear.isAtMost(otherLinear, over: maxima)
    case (.sum, _), (_, .sum): false
    }
  }

  /// Whether this is seen to be at least `points` tall for all `maxima`; false says nothing.
  func isAtLeast(_ points: Double, over maxima: ClosedRange<Double>) -> Bool {
    HeightFormula.linear(LinearHeight(points: points)).isAtMost(self, over: maxima)
  }
}

extension LinearHeight {
  fileprivate func isAtMost(_ other: LinearHeight, over maxima: ClosedRange<Double>) -> Bool {
    guard parts.isEmpty, other.parts.isEmpty else { return false }
    // Lines are furthest apart where they end.
    for factor in MediumDetent.factors {
      let slope = other.maximum - maximum + (other.medium - medium) * factor
      let intercept = other.points - points
      guard slope * maxima.lowerBound + intercept >= 0, slope * maxima.upperBound + intercept >= 0
      else { return false }
    }
    return true
  }
}
