import Testing

@testable import SheetModel
@testable import SheetSpec

/// Heights as functions of the maximum, against plain evaluation.
@Suite struct HeightTests {
  /// Heights, and what they are for a maximum of 600 and a medium detent of 336 points.
  static let values: [(String, Double)] = [
    ("120", 120), ("+120", 120), ("1e2", 100), (".5", 0.5), ("12.25", 12.25),
    ("40%", 240), ("100%", 600), ("large", 600), ("medium", 336),
    ("40% + 12", 252), ("40%-12", 228), ("2 * 40%", 480), ("40% * 2", 480), ("600 / 4", 150),
    ("large / (1 + 2)", 200), ("-(40) + 50%", 260), ("100% - -20", 620), ("2 - 1 - 1 + 7", 7),
    ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("12 / 2 / 3", 2),
    ("min(300, 40%)", 240), ("max(300, 40%)", 300), ("min(1, 2, 3, medium)", 1),
    ("clamp(120, 40%, 480)", 240), ("clamp(300, 40%, 480)", 300), ("clamp(120, 90%, 480)", 480),
    ("clamp(500, 40%, 300)", 500), ("max(min(40%, 300), 100) + 20", 260),
    ("100% - min(medium, 100) * 2", 400), ("(min(40%, 300) - max(10, 20)) / 2", 110),
    ("-min(1, 2) + 3", 2), (" \t40%\n + 12 ", 252),
  ]

  @Test(arguments: values)
  func isWorkedOut(_ text: String, _ expected: Double) throws {
    let formula = try HeightFormula(HeightParser.parse(Array(text.utf8)[...]))
    #expect(abs(formula.value(maximum: 600, medium: 336) - expected) < 1e-9)
    let line = PiecewiseLinear(formula, mediumFactor: 336 / 600)
    #expect(abs(line.value(at: 600) - expected) < 1e-9)
  }

  @Test func decimalsStayDecimal() throws {
    let formula = try HeightFormula(HeightParser.parse(Array("10% + 20%".utf8)[...]))
    #expect(formula == .linear(LinearHeight(maximum: 0.3)))
  }

  @Test(arguments: 0..<400)
  func agreesWithEvaluationEverywhere(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let formula = try HeightFormula(
      HeightParser.parse(Array(random.height(depth: 4).utf8)[...]))
    for factor in MediumDetent.factors {
      let function = PiecewiseLinear(formula, mediumFactor: factor)
      let starts = function.pieces.map(\.start)
      #expect(starts.first == 0)
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
      for _ in 0..<40 {
        let maximum = Double(random.next() % 20000) / 10 + 0.1
        let expected = formula.value(maximum: maximum, medium: maximum * factor)
        #expect(
          abs(function.value(at: maximum) - expected) <= 1e-9 * max(1, abs(expected)),
          "\(formula) at \(maximum)")
      }
    }
  }

  @Test(arguments: 0..<400)
  func orderIsDecidedAsBruteForceFindsIt(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 7)
    let left = try HeightFormula(HeightParser.parse(Array(random.height(depth: 2).utf8)[...]))
    let right = try HeightFormula(HeightParser.parse(Array(random.height(depth: 2).utf8)[...]))
    for factor in MediumDetent.factors {
      let difference = PiecewiseLinear(left, mediumFactor: factor)
        .lower(of: .identity)
        .adding(PiecewiseLinear(right, mediumFactor: factor).lower(of: .identity), times: -1)
      let signs = difference.signs
      for step in stride(from: 1, to: 3000, by: 7) {
        let maximum = Double(step)
        let value =
          min(left.value(maximum: maximum, medium: maximum * factor), maximum)
          - min(right.value(maximum: maximum, medium: maximum * factor), maximum)
        if value > 1e-6 { #expect(signs.isPositive, "\(left) above \(right) at \(maximum)") }
        if value < -1e-6 { #expect(signs.isNegative, "\(left) below \(right) at \(maximum)") }
      }
    }
  }

  @Test(arguments: [
    ("120", true), ("40%", false), ("100%", false), ("medium", false), ("100% + 1", true),
    ("100% - 1", false), ("min(120, 50%)", false), ("min(120, 90% + 1)", true),
    ("max(20%, medium)", false), ("2 * medium", true), ("medium + 30%", false),
    ("medium + 40%", true),
  ])
  func knowsWhatHasToBeCapped(_ text: String, _ exceeds: Bool) throws {
    let formula = try HeightFormula(HeightParser.parse(Array(text.utf8)[...]))
    #expect(formula.exceedsMaximum == exceeds)
  }
}

/// Numbers that look random and are the same on every machine.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// The text of a height with at most `depth` levels, made of `names` too.
  mutating func height(depth: Int, _ names: [String] = []) -> String {
    let number = "\(Int.random(in: 1...900, using: &self))"
    if depth == 0 {
      if Int.random(in: 0..<3, using: &self) > 0, let name = names.randomElement(using: &self) {
        return name
      }
      switch Int.random(in: 0..<4, using: &self) {
      case 0: return number
      case 1: return "\(Int.random(in: 1...100, using: &self))%"
      case 2: return "medium"
      default: return "large"
      }
    }
    let left = height(depth: depth - 1, names)
    let right = height(depth: depth - 1, names)
    switch Int.random(in: 0..<7, using: &self) {
    case 0: return "(\(left) + \(right))"
    case 1: return "(\(left) - \(right))"
    case 2: return "\(left) * \(Int.random(in: 1...3, using: &self))"
    case 3: return "(\(left)) / \(Int.random(in: 1...3, using: &self))"
    case 4: return "min(\(left), \(right))"
    case 5: return "max(\(left), \(right))"
    default: return "clamp(\(number), \(left), \(right))"
    }
  }
}
