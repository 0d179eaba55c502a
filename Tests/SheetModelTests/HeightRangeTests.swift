import Testing

@testable import SheetModel
@testable import SheetSpec

/// The range of heights that vary with content and parameters, against trying values out.
@Suite struct HeightRangeTests {
  static let parameters = [
    Parameter(name: "a", unit: .points, defaultValue: 0, minimum: 0, maximum: 400),
    Parameter(name: "b", unit: .points, defaultValue: 80, minimum: -60, maximum: 250),
    Parameter(name: "c", unit: .percent, defaultValue: 40, minimum: 10, maximum: 90),
    Parameter(name: "d", unit: .percent, defaultValue: 0, minimum: 0, maximum: 0),
  ]

  static func formula(_ text: String) throws -> HeightFormula {
    try HeightFormula(HeightParser.parse(Array(text.utf8)[...]), parameters)
  }

  private func arguments(_ maximum: Double, _ random: inout SplitMix) -> HeightArguments {
    func value(_ range: ClosedRange<Double>) -> Double {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: range.lowerBound
      case 1: range.upperBound
      default: Double.random(in: range, using: &random)
      }
    }
    return HeightArguments(
      fit: value(0.01...2 * maximum),
      parameters: Dictionary(
        uniqueKeysWithValues: Self.parameters.map { ($0.name, value($0.minimum...$0.maximum)) }))
  }

  /// What a variable's points are as the value that an app would give.
  private func arguments(
    _ values: [(variable: HeightVariable, points: Double)], _ maximum: Double
  ) -> HeightArguments {
    var arguments = HeightArguments(fit: 100)
    for (variable, points) in values {
      guard let parameter = variable.parameter else {
        arguments.fit = points
        continue
      }
      arguments.parameters[parameter.name] =
        parameter.unit == .percent ? points / maximum * 100 : points
    }
    return arguments
  }

  /// No value is outside of the range, and each end of it is the value of some arguments: the range
  /// is exact.
  private func check(_ formula: HeightFormula, _ random: inout SplitMix) -> Bool {
    for factor in MediumDetent.factors {
      guard let range = HeightRange(formula, mediumFactor: factor),
        let negative = HeightRange(
          HeightFormula.linear(LinearHeight()).adding(formula, times: -1), mediumFactor: factor)
      else { return false }
      for _ in 0..<4 {
        let maximum = Double.random(in: 200...1400, using: &random)
        func value(_ arguments: HeightArguments) -> Double {
          formula.value(maximum: maximum, medium: maximum * factor, arguments)
        }
        let (low, high) = (range.low.value(at: maximum), range.high.value(at: maximum))
        let tolerance = 1e-6 * max(1, abs(low), abs(high))
        for _ in 0..<12 {
          let found = value(arguments(maximum, &random))
          #expect(low - tolerance <= found && found <= high + tolerance, "\(formula)")
        }
        let lowest = arguments(
          formula.lowestArguments(maximum: maximum, mediumFactor: factor), maximum)
        #expect(abs(value(lowest) - low) <= tolerance, "\(formula) at \(maximum)")
        let highest = arguments(
          HeightFormula.linear(LinearHeight()).adding(formula, times: -1)
            .lowestArguments(maximum: maximum, mediumFactor: factor), maximum)
        #expect(abs(value(highest) - high) <= tolerance, "\(formula) at \(maximum)")
        #expect(abs(negative.low.value(at: maximum) + high) <= tolerance)
      }
    }
    return true
  }

  @Test(arguments: 0..<12)
  func isExactForHeights(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 31)
    for _ in 0..<20 {
      let formula = try Self.formula(random.height(depth: 2, ["fit", "a", "b", "c", "d"]))
      #expect(check(formula, &random) || formula.variables.count > 2, "\(formula)")
    }
  }

  @Test(arguments: 0..<12)
  func isExactForDifferences(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 77)
    var decided = 0
    for _ in 0..<20 {
      let names = ["fit", "a", "c"]
      let left = try Self.formula(random.height(depth: 1, names)).capped
      let right = try Self.formula(random.height(depth: 1, names)).capped
      if check(left.adding(right, times: -1), &random) { decided += 1 }
    }
    #expect(decided > 15)
  }

  /// Ranges where the maximum is 600 points and medium 336.
  @Test(arguments: [
    ("a", 0, 400), ("a - b", -250, 460), ("c", 60, 540), ("min(fit, large)", 0.01, 600),
    ("d + 1", 1, 1),
    ("max(min(fit, 300), a)", 0.01, 400),
    ("min(fit, 90%) - min(max(fit - 100, 20), 90%)", -19.99, 100),
    ("max(a, 400 - a)", 200, 400), ("min(a, 400 - a)", 0, 200),
    ("max(a, 400 - a) + max(min(fit, 600), 600 - fit)", 500, 1000),
    ("max(a, c) - min(a, c)", 0, 540),
    ("medium - a", -64, 336),
  ])
  func isWorkedOut(_ text: String, _ low: Double, _ high: Double) throws {
    let range = try #require(HeightRange(Self.formula(text), mediumFactor: 0.56))
    #expect(abs(range.low.value(at: 600) - low) < 1e-9)
    #expect(abs(range.high.value(at: 600) - high) < 1e-9)
  }

  @Test func tooManyCornersAreNotDecided() throws {
    let pairs = ["a", "b", "c", "fit"].map { "max(\($0), 300 - \($0)) + min(\($0), 100 - \($0))" }
    let text = "max(\(pairs.joined(separator: ", ")), a - b + c - fit)"
    #expect(HeightRange(try Self.formula(text), mediumFactor: 0.56) == nil)
  }

  @Test func capsWhatContentCanExceed() throws {
    #expect(try Self.formula("fit").exceedsMaximum)
    #expect(try !Self.formula("min(fit, 90%)").exceedsMaximum)
    #expect(try Self.formula("fit - 20").fallsBelowZero)
    #expect(try !Self.formula("max(fit - 20, 0)").fallsBelowZero)
    #expect(try Self.formula("b + 20").fallsBelowZero)
    #expect(try !Self.formula("c").exceedsMaximum)
    #expect(try Self.formula("c + 20%").exceedsMaximum)
  }
}
