import Testing

@testable import SheetModel

/// What is seen of heights at once, against trying containers out.
@Suite struct HeightBoundsTests {
  private static let maxima = 300.0...1000.0

  @Test(arguments: 0..<12)
  func isNeverWrong(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 411)
    var seen = 0
    for _ in 0..<200 {
      let left = try HeightRangeTests.formula(random.height(depth: 2))
      let right = try HeightRangeTests.formula(random.height(depth: 2))
      guard left.isAtMost(right, over: Self.maxima) else { continue }
      seen += 1
      for factor in MediumDetent.factors {
        for maximum in stride(from: 300.0, through: 1000, by: 12.5) {
          let low = left.value(maximum: maximum, medium: maximum * factor)
          let high = right.value(maximum: maximum, medium: maximum * factor)
          #expect(low <= high + 1e-6, "\(left) at \(maximum) is more than \(right)")
        }
      }
    }
    #expect(seen > 20)
  }

  /// The forms that people write.
  @Test(arguments: [
    ("160", "medium"), ("medium", "large"), ("160", "clamp(240, 45%, 450)"),
    ("(100% - 160) / 2", "max(450, 80%)"), ("min(450, 40%)", "large"), ("medium + 40", "100% - 10"),
    ("max(200, 30%)", "max(200, 60%)"), ("min(400, 50%)", "min(500, 50%)"),
  ])
  func seesOrder(_ low: String, _ high: String) throws {
    let (low, high) = (try HeightRangeTests.formula(low), try HeightRangeTests.formula(high))
    #expect(low.isAtMost(high, over: Self.maxima))
    #expect(!high.isAtMost(low, over: Self.maxima))
  }

  /// The last containers decide, and both parts of them that medium can be.
  @Test(arguments: [
    ("301", "large", false), ("300", "large", true), ("168", "medium", true),
    ("169", "medium", false), ("medium", "560", false), ("medium", "630", true), ("a", "b", false),
  ])
  func looksAtTheEnds(_ low: String, _ high: String, isAtMost: Bool) throws {
    let (low, high) = (try HeightRangeTests.formula(low), try HeightRangeTests.formula(high))
    #expect(low.isAtMost(high, over: Self.maxima) == isAtMost)
  }

  /// What is generated to keep a height in bounds, against where its lines go.
  @Test(arguments: 0..<6)
  func boundsAreThoseOfTheLines(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 17)
    for _ in 0..<200 {
      let formula = try HeightRangeTests.formula(
        random.height(depth: Int.random(in: 0...2, using: &random)))
      let functions = MediumDetent.factors.map { PiecewiseLinear(formula, mediumFactor: $0) }
      #expect(formula.fallsBelowZero == functions.contains { $0.signs.isNegative }, "\(formula)")
      #expect(
        formula.exceedsMaximum
          == functions.contains { $0.adding(.identity, times: -1).signs.isPositive }, "\(formula)")
      let isNowherePositive = functions.allSatisfy { !$0.signs.isPositive }
      #expect(formula.isNowherePositive == isNowherePositive, "\(formula)")
    }
  }

  @Test func seesALeastHeight() throws {
    let formula = try HeightRangeTests.formula("clamp(150, 40%, 300)")
    #expect(formula.isAtLeast(150, over: Self.maxima))
    #expect(!formula.isAtLeast(150.5, over: Self.maxima))
    #expect(try HeightRangeTests.formula("50%").isAtLeast(150, over: Self.maxima))
  }
}
