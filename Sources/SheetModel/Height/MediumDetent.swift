/// What is known of UIKit's medium detent [`Fact.medium`].
package enum MediumDetent {
  /// The parts of the maximum detent value that the medium detent can be.
  package static let factors = [tallFactor, shortFactor]

  /// The part that it is in a container of `height` points and regular height.
  static func factor(inContainerOfHeight height: Double) -> Double {
    height > tallestShortContainer ? tallFactor : shortFactor
  }

  /// The part in a container that is taller than `tallestShortContainer`.
  static let tallFactor = 0.56
  /// The part in any other.
  static let shortFactor = 0.63
  /// The height in points up to which a container is short.
  static let tallestShortContainer = 568.0
}
