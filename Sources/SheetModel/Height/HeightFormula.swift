package import SheetSpec

/// A height with its linear parts worked out: what is generated, evaluated and compared.
package indirect enum HeightFormula: Hashable, Sendable {
  /// A linear combination.
  case linear(LinearHeight)
  /// The least of two or more.
  case minimum([HeightFormula])
  /// The greatest of two or more.
  case maximum([HeightFormula])
  /// A linear combination and multiples of least and greatest ones.
  case sum(LinearHeight, [Term])

  /// A multiple of a formula that is not linear.
  package struct Term: Hashable, Sendable {
    /// The factor.
    package let factor: Double
    /// The formula.
    package let formula: HeightFormula
  }

  /// Works out the linear parts of `expression`.
  package init(_ expression: HeightExpression) {
    switch expression {
    case .points(let points, _): self = .linear(LinearHeight(points: points))
    case .percent(let percent, _): self = .linear(LinearHeight(maximum: percent / 100))
    case .large: self = .linear(LinearHeight(maximum: 1))
    case .medium: self = .linear(LinearHeight(medium: 1))
    case .sum(let left, let right):
      self = HeightFormula(left).adding(HeightFormula(right), times: 1)
    case .difference(let left, let right):
      self = HeightFormula(left).adding(HeightFormula(right), times: -1)
    case .product(let value, let factor):
      self = HeightFormula.linear(LinearHeight()).adding(HeightFormula(value), times: factor)
    case .minimum(let values): self = .minimum(values.map { HeightFormula($0) })
    case .maximum(let values): self = .maximum(values.map { HeightFormula($0) })
    case .clamp(let low, let value, let high):
      self = .maximum([HeightFormula(low), .minimum([HeightFormula(value), HeightFormula(high)])])
    }
  }

  /// Whether every number in the formula is 0, or neither too large nor too small to be written out
  /// and compared.
  var isBounded: Bool {
    switch self {
    case .linear(let linear): linear.isBounded
    case .minimum(let values), .maximum(let values): values.allSatisfy(\.isBounded)
    case .sum(let linear, let terms):
      linear.isBounded && terms.allSatisfy { isBoundedNumber($0.factor) && $0.formula.isBounded }
    }
  }

  /// The height in points, where that depends on nothing.
  var constant: Double? {
    guard case .linear(let linear) = self, linear.maximum == 0, linear.medium == 0 else {
      return nil
    }
    return linear.points
  }

  /// Whether the height is a number of points that looks like a part of the whole.
  var looksLikeFraction: Bool { constant.map { $0 > 0 && $0 <= 1 } ?? false }

  /// Whether the height depends on that of UIKit's medium detent, and is inactive where that is.
  package var usesMedium: Bool {
    switch self {
    case .linear(let linear): linear.medium != 0
    case .minimum(let values), .maximum(let values): values.contains(where: \.usesMedium)
    case .sum(let linear, let terms):
      linear.medium != 0 || terms.contains(where: \.formula.usesMedium)
    }
  }

  /// The height in points, not capped, for a maximum detent value and the height of UIKit's
  /// medium detent in points.
  package func value(maximum: Double, medium: Double) -> Double {
    switch self {
    case .linear(let linear): linear.value(maximum: maximum, medium: medium)
    case .minimum(let values):
      values.reduce(.infinity) { min($0, $1.value(maximum: maximum, medium: medium)) }
    case .maximum(let values):
      values.reduce(-.infinity) { max($0, $1.value(maximum: maximum, medium: medium)) }
    case .sum(let linear, let terms):
      terms.reduce(linear.value(maximum: maximum, medium: medium)) {
        $0 + $1.factor * $1.formula.value(maximum: maximum, medium: medium)
      }
    }
  }

  private func adding(_ other: HeightFormula, times factor: Double) -> HeightFormula {
    let (linear, terms) = parts
    let (otherLinear, otherTerms) = other.parts
    let sum = linear.adding(otherLinear, times: factor)
    let allTerms =
      terms
      + otherTerms.map { Term(factor: rounded($0.factor * factor), formula: $0.formula) }
    let remaining = allTerms.filter { $0.factor != 0 }
    if remaining.isEmpty { return .linear(sum) }
    if remaining.count == 1, remaining[0].factor == 1, sum == LinearHeight() {
      return remaining[0].formula
    }
    return .sum(sum, remaining)
  }

  private var parts: (LinearHeight, [Term]) {
    switch self {
    case .linear(let linear): (linear, [])
    case .minimum, .maximum: (LinearHeight(), [Term(factor: 1, formula: self)])
    case .sum(let linear, let terms): (linear, terms)
    }
  }
}

/// `points + maximum × maximumDetentValue + medium × the height of UIKit's medium detent`.
package struct LinearHeight: Hashable, Sendable {
  /// The constant part, in points.
  package let points: Double
  /// The factor of `maximumDetentValue`.
  package let maximum: Double
  /// The factor of the medium detent's height.
  package let medium: Double

  init(points: Double = 0, maximum: Double = 0, medium: Double = 0) {
    self.points = rounded(points)
    self.maximum = rounded(maximum)
    self.medium = rounded(medium)
  }

  func adding(_ other: LinearHeight, times factor: Double) -> LinearHeight {
    LinearHeight(
      points: points + other.points * factor, maximum: maximum + other.maximum * factor,
      medium: medium + other.medium * factor)
  }

  var isBounded: Bool {
    isBoundedNumber(points) && isBoundedNumber(maximum) && isBoundedNumber(medium)
  }

  func value(maximum: Double, medium: Double) -> Double {
    points + self.maximum * maximum + self.medium * medium
  }
}

private func isBoundedNumber(_ value: Double) -> Bool {
  value == 0 || (1e-9...1e9).contains(abs(value))
}

/// `value` without the dust that decimal numbers leave in binary arithmetic: 0.1 + 0.2 is 0.3.
private func rounded(_ value: Double) -> Double {
  let decimal = (value * 1e9).rounded() / 1e9
  guard decimal.isFinite, abs(decimal - value) < 1e-12 * max(1, abs(value)) else { return value }
  return decimal + 0
}
