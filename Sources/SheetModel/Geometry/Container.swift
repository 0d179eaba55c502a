import SheetSpec

/// Where a sheet is shown: a window with its safe area and traits, on a generation of iOS.
package struct Container: Hashable, Sendable {
  /// The width in points.
  package let width: Double
  /// The height in points.
  package let height: Double
  /// The safe area at the top.
  package let topInset: Measure
  /// The safe area at the bottom.
  package let bottomInset: Measure
  /// The size classes and the kind of device.
  package let traits: Traits
  /// The version of iOS.
  package let generation: Generation
  /// Pixels in a point, along one side; nil where that is not known.
  package let pixelsPerPoint: Double?

  /// Makes a container.
  package init(
    width: Double, height: Double, topInset: Measure, bottomInset: Measure, traits: Traits,
    generation: Generation, pixelsPerPoint: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.traits = traits
    self.generation = generation
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// UIKit's `maximumDetentValue`, where a sheet is not full screen.
  package var maximumDetentValue: Measure {
    if traits.userInterfaceIdiom == .pad { return Container.padMaximum(ofHeight: height) }
    if traits.isCompactHeight {
      return Measure(
        between: Container.leastCompactMaximum, and: height - Container.compactTopOffset)
    }
    if isMeasured { return Measure(778, tolerance: Fact.maximumOn402x874.tolerance) }
    let isNewer = generation >= .ios26
    if isNewer, hasHomeButton { return maximumWithHomeButton }
    let tolerance = (isNewer ? Fact.maximumFromIOS26 : .maximumThroughIOS18).tolerance
    let top = height - (isNewer ? 0 : hasHomeButton ? 20 : 10)
    let low = top - topInset.high - bottomInset.high - tolerance
    let high = top - topInset.low - bottomInset.low + tolerance
    guard let topInset = topInset.value, let bottomInset = bottomInset.value else {
      return Measure(between: low, and: high)
    }
    return Measure(top - topInset - bottomInset, low: low, high: high)
  }

  /// The maximum where two sources differ from iOS 26 on: both, with their tolerances.
  private var maximumWithHomeButton: Measure {
    let formula = height - (topInset.value ?? topInset.low)
    return Measure(
      between: formula - 10 - Fact.maximumWithHomeButton.tolerance,
      and: formula + Fact.maximumFromIOS26.tolerance)
  }

  /// The facts that `maximumDetentValue` rests on here.
  package var maximumFacts: [Fact] {
    if traits.userInterfaceIdiom == .pad { return [.maximumOnPad] }
    if traits.isCompactHeight { return [.maximumInCompactHeight] }
    if isMeasured { return [.maximumOn402x874] }
    guard generation >= .ios26 else { return [.maximumThroughIOS18, .safeArea] }
    return hasHomeButton
      ? [.maximumFromIOS26, .maximumWithHomeButton, .safeArea] : [.maximumFromIOS26, .safeArea]
  }

  /// The part of `maximumDetentValue` that UIKit's medium detent is; nil where it is inactive.
  package var mediumFactor: Double? {
    traits.isCompactHeight ? nil : MediumDetent.factor(inContainerOfHeight: height)
  }

  /// The height of UIKit's medium detent; nil where it is inactive.
  package var medium: Measure? {
    mediumFactor.map { factor in
      let maximum = maximumDetentValue
      let (low, high) = (maximum.low * factor, maximum.high * factor)
      return maximum.value.map { Measure($0 * factor, low: low, high: high) }
        ?? Measure(between: low, and: high)
    }
  }

  /// The height of UIKit's large detent.
  package var large: Measure { maximumDetentValue }

  /// What a custom detent measures here, between 0 and the maximum, with parameters at their
  /// defaults and before content is measured; nil where it is inactive.
  package func height(of detent: CustomDetent) -> Measure? {
    guard detent.activity.holds(in: traits), mediumFactor != nil || !detent.usesMedium else {
      return nil
    }
    return height(of: detent.estimate?.formula ?? detent.formula)
  }

  /// What `formula` gives here, between 0 and the maximum. Where UIKit's medium detent is inactive
  /// it must not be part of the formula.
  func height(of formula: HeightFormula) -> Measure {
    let maximum = maximumDetentValue
    let function = PiecewiseLinear(formula, mediumFactor: mediumFactor ?? 0)
      .lower(of: .identity).upper(of: PiecewiseLinear(slope: 0, intercept: 0))
    let (low, high) = function.extremes(over: maximum.low...maximum.high)
    guard let value = maximum.value else {
      // What does not depend on the maximum is known all the same.
      return low == high ? Measure(low) : Measure(between: low, and: high)
    }
    return Measure(function.value(at: value), low: low, high: high)
  }

  /// How tall a sheet is drawn that rests at a detent of `height` points, for `sheetc devices`; nil
  /// where that is not known: on iPad, where sheets may float, from iOS 26 on below 150 points and
  /// near a maximum that is not known.
  ///
  /// The bottom safe area comes on top; from iOS 26 on a sheet below its largest height is cut to the
  /// pixel and then scaled away from the edges.
  package func heightOnScreen(atDetentOf height: Double) -> Double? {
    guard traits.userInterfaceIdiom == .phone, let inset = bottomInset.value else { return nil }
    let whole = height + inset
    guard generation >= .ios26 else { return whole }
    let maximum = maximumDetentValue
    if height >= maximum.value ?? maximum.high { return whole }
    guard height >= Container.leastFloatingHeight, height < maximum.value ?? maximum.low,
      let pixelsPerPoint
    else { return nil }
    return (whole * pixelsPerPoint).rounded(.down) / pixelsPerPoint
      * (1 - 2 * Container.floatingMargin / width)
  }

  /// Whether the screen ends at the bottom edge without a safe area.
  private var hasHomeButton: Bool { bottomInset.high == 0 }

  /// Whether this is the one container in which someone measured the maximum on a device.
  private var isMeasured: Bool {
    generation >= .ios26 && (width, height) == (402, 874)
      && (topInset.value, bottomInset.value) == (62, 34)
  }

  /// The maximum in a window of an iPad that has a height.
  static func padMaximum(ofHeight height: Double) -> Measure {
    Measure(height - padMargin, tolerance: Fact.maximumOnPad.tolerance)
  }

  /// What a window of an iPad is taller than the maximum, in points [`Fact.maximumOnPad`].
  static let padMargin = 40.0
  /// The least maximum in compact height, in points [`Fact.maximumInCompactHeight`].
  private static let leastCompactMaximum = 250.0
  /// The room above a sheet in compact height, in points [`Fact.maximumInCompactHeight`].
  private static let compactTopOffset = 8.0
  /// The height from which on a floating sheet's margin is constant, in points
  /// [`Fact.floatingInset`].
  private static let leastFloatingHeight = 150.0
  /// The margin of a floating sheet, in points [`Fact.floatingInset`].
  private static let floatingMargin = 8.0
}
