/// The least and the greatest value of a height over all that it varies with, for each maximum.
struct HeightRange: Sendable {
  /// The least value.
  let low: PiecewiseLinear
  /// The greatest value.
  let high: PiecewiseLinear

  /// The range of a height that varies with nothing but the maximum.
  init(_ function: PiecewiseLinear) {
    self.init(low: function, high: function)
  }

  private init(low: PiecewiseLinear, high: PiecewiseLinear) {
    self.low = low
    self.high = high
  }

  /// Works out the range of `formula`; nil where it has too many corners.
  init?(_ formula: HeightFormula, mediumFactor: Double) {
    guard formula.varies else {
      self.init(PiecewiseLinear(formula, mediumFactor: mediumFactor))
      return
    }
    func extreme(
      _ extreme: HeightCorners.Extreme,
      _ join: (PiecewiseLinear, PiecewiseLinear) -> PiecewiseLinear
    ) -> PiecewiseLinear? {
      guard
        let corners = HeightCorners(formula, mediumFactor: mediumFactor, seeking: extreme)
      else { return nil }
      // Of equal corners one is enough, and fewer functions leave less noise.
      let values = corners.corners.map {
        corners.value(of: formula, mediumFactor: mediumFactor, at: $0)
      }.withoutRepetition
      guard let first = values.first else { return nil }
      return values.dropFirst().reduce(first, join)
    }
    guard let low = extreme(.least, { $0.lower(of: $1) }),
      let high = extreme(.greatest, { $0.upper(of: $1) })
    else { return nil }
    self.init(low: low, high: high)
  }
}

extension HeightFormula {
  /// Whether the height varies with more than the maximum.
  var varies: Bool {
    switch self {
    case .linear(let linear): !linear.parts.isEmpty
    case .minimum(let values), .maximum(let values): values.contains(where: { $0.varies })
    case .sum(let linear, let terms):
      !linear.parts.isEmpty || terms.contains(where: { $0.formula.varies })
    }
  }

  /// The height kept below the maximum.
  var capped: HeightFormula { .minimum([self, .linear(LinearHeight(maximum: 1))]) }

  /// The values of what the height varies with at which it is least for a maximum, in points.
  func lowestArguments(
    maximum: Double, mediumFactor: Double
  ) -> [(variable: HeightVariable, points: Double)] {
    guard let corners = HeightCorners(self, mediumFactor: mediumFactor, seeking: .least) else {
      return []
    }
    let values = corners.corners.map {
      corners.value(of: self, mediumFactor: mediumFactor, at: $0).value(at: maximum)
    }
    guard let place = values.indices.min(by: { values[$0] < values[$1] }) else { return [] }
    return zip(corners.variables, corners.corners[place]).map { ($0, $1.value(at: maximum)) }
  }
}
