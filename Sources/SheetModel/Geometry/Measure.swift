/// A number of points as far as it is known.
package struct Measure: Hashable, Sendable {
  /// What the number is most likely; nil where only its bounds are known.
  package let value: Double?
  /// The least that it may be.
  package let low: Double
  /// The most that it may be.
  package let high: Double

  /// A number that may be wrong by `tolerance` either way.
  package init(_ value: Double, tolerance: Double = 0) {
    self.value = value
    low = value - tolerance
    high = value + tolerance
  }

  /// A number with its bounds.
  init(_ value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// A number of which only the bounds are known.
  package init(between low: Double, and high: Double) {
    value = nil
    self.low = low
    self.high = high
  }

  /// The likely number, else the upper bound.
  var representative: Double { value ?? high }
}
