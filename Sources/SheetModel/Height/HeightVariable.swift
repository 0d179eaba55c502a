/// A number that the app gives at run time, for heights and the radius of the corners.
package struct Parameter: Hashable, Sendable {
  /// What its value counts.
  package enum Unit: Hashable, Sendable {
    /// Points.
    case points
    /// Hundredths of the maximum detent value.
    case percent
  }

  /// What it is called.
  package let name: String
  /// What its value counts.
  package let unit: Unit
  /// What it is until the app says otherwise.
  package let defaultValue: Double
  /// The least that it can be.
  package let minimum: Double
  /// The most that it can be.
  package let maximum: Double
}

/// A name in a height that no parameter has.
package struct UnknownParameter: Error {
  /// The name.
  package let name: String
}

/// What a height varies with besides the maximum detent value.
package enum HeightVariable: Hashable, Sendable {
  /// The measured height of the content, above 0.
  case fit
  /// A number that the app gives.
  case parameter(Parameter)

  /// The parameter, where it is one.
  var parameter: Parameter? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }

  /// What orders variables in a sum; no parameter is called `fit`.
  var sortingKey: String { parameter?.name ?? "" }

  /// What it is where nothing else is known, in points: a parameter its default, content as tall as
  /// can be.
  var typical: PiecewiseLinear { parameter.map { line($0.defaultValue, of: $0) } ?? .identity }

  /// The least that it can be, in points: of content what can be told from nothing.
  var least: PiecewiseLinear {
    parameter.map { line($0.minimum, of: $0) }
      ?? PiecewiseLinear(slope: 0, intercept: HeightVariable.leastFit)
  }

  /// The most that it can be, in points; content can be taller than any screen.
  var greatest: PiecewiseLinear {
    parameter.map { line($0.maximum, of: $0) }
      ?? PiecewiseLinear(slope: 0, intercept: HeightVariable.greatestFit)
  }

  private func line(_ value: Double, of parameter: Parameter) -> PiecewiseLinear {
    switch parameter.unit {
    case .points: PiecewiseLinear(slope: 0, intercept: value)
    case .percent: PiecewiseLinear(slope: value / 100, intercept: 0)
    }
  }

  /// The least height in points that is taken for a measured one.
  private static let leastFit = 0.01
  /// A height in points that no content has.
  private static let greatestFit = 1e6
}

/// Values for what heights vary with.
package struct HeightArguments: Sendable {
  /// The measured height of the content in points; nil where it was not measured.
  package var fit: Double?
  /// Values of parameters by name, in points or percent; what is missing has its default.
  package var parameters: [String: Double]

  /// Makes arguments; without any, nothing is measured, and parameters have their defaults.
  package init(fit: Double? = nil, parameters: [String: Double] = [:]) {
    self.fit = fit
    self.parameters = parameters
  }

  /// The value of a variable in points, kept in the range of a parameter.
  func points(_ variable: HeightVariable, maximum: Double) -> Double {
    guard let parameter = variable.parameter else { return fit ?? maximum }
    let value = parameters[parameter.name] ?? parameter.defaultValue
    let kept = max(parameter.minimum, min(value, parameter.maximum))
    return parameter.unit == .percent ? kept / 100 * maximum : kept
  }
}
