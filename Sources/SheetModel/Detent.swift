package import SheetSpec

/// A height at which a sheet rests.
package struct Detent: Sendable {
  /// The name: `medium`, `large`, or one's own.
  package let name: String
  /// What it is.
  package let kind: Kind

  /// The detent that a sheet has where nothing is said.
  package static let large = Detent(name: "large", kind: .large)

  /// What a detent is.
  package enum Kind: Sendable {
    /// UIKit's medium detent.
    case medium
    /// UIKit's large detent.
    case large
    /// One with a height of its own; iOS 16 and later.
    case custom(CustomDetent)
  }
}

/// A detent with a height of its own.
///
/// A class, since generated code mentions a detent in many places.
package final class CustomDetent: Sendable {
  /// What stands for a height that follows the content until that was measured.
  package struct Estimate: Sendable {
    /// The height as it is written, on one line.
    package let text: String
    /// The height.
    package let formula: HeightFormula
    /// Whether the formula is above the maximum detent value somewhere.
    package let exceedsMaximum: Bool
    /// Whether the formula is below 0 somewhere.
    package let fallsBelowZero: Bool
  }

  /// The height as it is written, on one line.
  package let text: String
  /// The height.
  package let formula: HeightFormula
  /// What stands for it until the content was measured; nil where it does not follow the content.
  package let estimate: Estimate?
  /// Whether the height is written with UIKit's medium detent, and is inactive where that is.
  package let usesMedium: Bool
  /// Whether the formula is above the maximum detent value somewhere, so that it has to be capped.
  package let exceedsMaximum: Bool
  /// Whether the formula is below 0 somewhere; what UIKit does with such a height is not documented.
  package let fallsBelowZero: Bool
  /// What stands for the detent before iOS 16.
  package let fallback: DetentFallback?
  /// Where it is active.
  package let activity: Activity
  /// The parameters that the height is made of.
  package let parameters: [Parameter]

  init(
    text: String, formula: HeightFormula, estimate: Estimate?, usesMedium: Bool,
    fallback: DetentFallback?, activity: Activity
  ) {
    self.text = text
    self.formula = formula
    self.estimate = estimate
    self.usesMedium = usesMedium
    exceedsMaximum = formula.exceedsMaximum
    fallsBelowZero = formula.fallsBelowZero
    self.fallback = fallback
    self.activity = activity
    let variables = formula.variables + (estimate?.formula.variables ?? [])
    parameters = variables.compactMap { $0.parameter }.withoutRepetition
  }

  /// Whether the height follows the content.
  package var usesFit: Bool { estimate != nil }

  /// The height in points, between 0 and the maximum, for a maximum detent value and the height of
  /// UIKit's medium detent, both in points, and what it varies with; nil where the medium detent it
  /// depends on is inactive.
  package func height(
    maximum: Double, medium: Double?, _ arguments: HeightArguments = HeightArguments()
  ) -> Double? {
    guard medium != nil || !usesMedium else { return nil }
    let formula = arguments.fit == nil ? estimate?.formula ?? formula : formula
    return max(0, min(formula.value(maximum: maximum, medium: medium ?? 0, arguments), maximum))
  }
}

/// The traits in which a detent is active; nil is any.
package struct Activity: Hashable, Sendable {
  /// In which width.
  package let horizontalSizeClass: SizeClass?
  /// In which height.
  package let verticalSizeClass: SizeClass?
  /// On which kind of device.
  package let userInterfaceIdiom: Idiom?

  /// Whether the detent is active everywhere.
  package var isEverywhere: Bool { self == Activity(nil, nil, nil) }

  /// Makes an activity.
  package init(_ horizontal: SizeClass?, _ vertical: SizeClass?, _ idiom: Idiom?) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
  }

  /// Whether there are traits in which both this and `other` hold.
  func meets(_ other: Activity) -> Bool {
    agree(horizontalSizeClass, other.horizontalSizeClass)
      && agree(verticalSizeClass, other.verticalSizeClass)
      && agree(userInterfaceIdiom, other.userInterfaceIdiom)
  }

  private func agree<Trait: Equatable>(_ left: Trait?, _ right: Trait?) -> Bool {
    left == nil || right == nil || left == right
  }
}
