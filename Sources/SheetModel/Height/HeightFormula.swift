package import SheetSpec

/// A height with its linear parts worked out: what is generated, evaluated and compared.
package enum HeightFormula: Hashable, Sendable {
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

  /// Works out the linear parts of `expression`, whose parameters are among `parameters`.
  package init(
    _ expression: HeightExpression, _ parameters: [Parameter] = []
  ) throws(UnknownParameter) {
    func formula(_ expression: HeightExpression) throws(UnknownParameter) -> HeightFormula {
      try HeightFormula(expression, parameters)
    }
    switch expression {
    case .points(let points, _): self = .linear(LinearHeight(points: points))
    case .percent(let percent, _): self = .linear(LinearHeight(maximum: percent / 100))
    case .large: self = .linear(LinearHeight(maximum: 1))
    case .medium: self = .linear(LinearHeight(medium: 1))
    case .fit: self = .linear(LinearHeight(.fit))
    case .parameter(let name, _):
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw UnknownParameter(name: name)
      }
      self = .linear(LinearHeight(.parameter(parameter)))
    case .sum(let left, let right): self = try formula(left).adding(formula(right), times: 1)
    case .difference(let left, let right):
      self = try formula(left).adding(formula(right), times: -1)
    case .product(let value, let factor):
      self = HeightFormula.linear(LinearHeight()).adding(try formula(value), times: factor)
    case .minimum(let values): self = .minimum(try values.map(formula))
    case .maximum(let values): self = .maximum(try values.map(formula))
    case .clamp(let low, let value, let high):
      self = .maximum([try formula(low), .minimum([try formula(value), try formula(high)])])
    }
  }

  /// Whether every number in the formula is 0, or neither too large nor too small to be written out
  /// and compared.
  var isBounded: Bool {
    switch self {
    case .linear(let linear): linear.isBounded
    case .minimum(let values), .maximum(let values): values.allSatisfy({ $0.isBounded })
    case .sum(let linear, let terms):
      linear.isBounded && terms.allSatisfy { isBoundedNumber($0.factor) && $0.formula.isBounded }
    }
  }

  /// The height in points, where that depends on nothing.
  var constant: Double? {
    guard case .linear(let linear) = self, linear.maximum == 0, linear.medium == 0,
      linear.parts.isEmpty
    else { return nil }
    return linear.points
  }

  /// Whether the height is a number of points that looks like a part of the whole.
  var looksLikeFraction: Bool { constant.map { $0 > 0 && $0 <= 1 } ?? false }

  /// Whether the height depends on that of UIKit's medium detent, and is inactive where that is.
  package var usesMedium: Bool {
    switch self {
    case .linear(let linear): linear.medium != 0
    case .minimum(let values), .maximum(let values): values.contains(where: { $0.usesMedium })
    case .sum(let linear, let terms):
      linear.medium != 0 || terms.contains(where: { $0.formula.usesMedium })
    }
  }

  /// What the height varies with besides the maximum, each once.
  package var variables: [HeightVariable] {
    var variables: [HeightVariable] = []
    forEachLinear { linear in
      for part in linear.parts where !variables.contains(part.variable) {
        variables.append(part.variable)
      }
    }
    return variables
  }

  /// Calls `body` with each linear part, from left to right.
  func forEachLinear(_ body: (LinearHeight) -> Void) {
    switch self {
    case .linear(let linear): body(linear)
    case .minimum(let values), .maximum(let values):
      for value in values { value.forEachLinear(body) }
    case .sum(let linear, let terms):
      body(linear)
      for term in terms { term.formula.forEachLinear(body) }
    }
  }

  /// The height in points, not capped, for a maximum detent value and the height of UIKit's
  /// medium detent in points.
  package func value(
    maximum: Double, medium: Double, _ arguments: HeightArguments = HeightArguments()
  ) -> Double {
    func value(_ formula: HeightFormula) -> Double {
      formula.value(maximum: maximum, medium: medium, arguments)
    }
    switch self {
    case .linear(let linear):
      return linear.value(maximum: maximum, medium: medium, arguments)
    case .minimum(let values): return values.reduce(.infinity) { min($0, value($1)) }
    case .maximum(let values): return values.reduce(-.infinity) { max($0, value($1)) }
    case .sum(let linear, let terms):
      return terms.reduce(linear.value(maximum: maximum, medium: medium, arguments)) {
        $0 + $1.factor * value($1.formula)
      }
    }
  }

  /// This and a multiple of `other`.
  func adding(_ other: HeightFormula, times factor: Double) -> HeightFormula {
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

/// `points + maximum × maximumDetentValue + medium × the height of UIKit's medium detent`, and
/// multiples of what varies besides.
package struct LinearHeight: Hashable, Sendable {
  /// A multiple of what a height varies with.
  package struct Part: Hashable, Sendable {
    /// What varies.
    package let variable: HeightVariable
    /// Its factor, never 0.
    package let factor: Double
  }

  /// The constant part, in points.
  package let points: Double
  /// The factor of `maximumDetentValue`.
  package let maximum: Double
  /// The factor of the medium detent's height.
  package let medium: Double
  /// What varies besides, each once, by name.
  package let parts: [Part]

  init(
    points: Double = 0, maximum: Double = 0, medium: Double = 0, parts: [Part] = []
  ) {
    self.points = rounded(points)
    self.maximum = rounded(maximum)
    self.medium = rounded(medium)
    self.parts = parts
  }

  init(_ variable: HeightVariable) {
    self.init(parts: [Part(variable: variable, factor: 1)])
  }

  func adding(_ other: LinearHeight, times factor: Double) -> LinearHeight {
    LinearHeight(
      points: points + other.points * factor, maximum: maximum + other.maximum * factor,
      medium: medium + other.medium * factor,
      parts: parts.isEmpty && other.parts.isEmpty ? [] : joined(with: other.parts, times: factor))
  }

  private func joined(with others: [Part], times factor: Double) -> [Part] {
    var factors: [HeightVariable: Double] = [:]
    for part in parts { factors[part.variable] = part.factor }
    for part in others { factors[part.variable, default: 0] += part.factor * factor }
    return factors.map { Part(variable: $0, factor: rounded($1)) }
      .filter { $0.factor != 0 }
      .sorted { $0.variable.sortingKey < $1.variable.sortingKey }
  }

  var isBounded: Bool {
    isBoundedNumber(points) && isBoundedNumber(maximum) && isBoundedNumber(medium)
      && parts.allSatisfy { isBoundedNumber($0.factor) }
  }

  func value(maximum: Double, medium: Double, _ arguments: HeightArguments) -> Double {
    let fixed = points + self.maximum * maximum + self.medium * medium
    return parts.reduce(fixed) {
      $0 + $1.factor * arguments.points($1.variable, maximum: maximum)
    }
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
