/// What is known of UIKit's medium detent.
package enum MediumDetent {
  /// The factors of the maximum detent value that the medium detent has: 0.56, and 0.63 in a
  /// container no taller than 568 points. Measured on UIKit's own `resolvedValue(in:)` over
  /// containers of 480 to 1024 points; Apple publishes "approximately half".
  package static let factors = [0.56, 0.63]
}
