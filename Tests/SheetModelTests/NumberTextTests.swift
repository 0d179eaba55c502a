import Testing

@testable import SheetModel

/// Numbers as specs and generated code say them.
@Suite struct NumberTextTests {
  @Test(arguments: [
    (480, "480"), (0.25, "0.25"), (-12, "-12"), (0, "0"), (-0.0, "-0"), (999_999_999, "999999999"),
    (1_000_000_000, "1000000000"), (-1_000_000_000.5, "-1000000000.5"), (1e16, "1e+16"),
    (-9_223_372_036_854_775_808, "-9.223372036854776e+18"), (1e300, "1e+300"),
    (.infinity, "inf"), (0.1 + 0.2, "0.30000000000000004"),
  ])
  func isAsShortAsItCanBe(_ value: Double, _ text: String) {
    #expect(numberText(value) == text)
  }
}
