package import Diagnostics

/// A rule about a sheet: what it promises, and how it is decided.
package struct SheetRule: Sendable {
  /// What the rule promises.
  package let rule: Rule
  /// Reports where the sheet breaks the rule; passes over what could not be read.
  let check: @Sendable (SheetContext, inout RuleReport) -> Void

  init(
    id: String, severity: Severity, summary: String, rationale: String,
    examples: @escaping @autoclosure @Sendable () -> [Rule.Example],
    check: @escaping @Sendable (SheetContext, inout RuleReport) -> Void
  ) {
    rule = Rule(
      id: id, severity: severity, summary: summary, rationale: rationale, makeExamples: examples)
    self.check = check
  }

  /// The places of the rules that are decided in each combination of variants.
  static var ofEachCombination: Range<Int> { 0..<all.count - 4 }
  /// The places of those that are decided once, when all combinations are known.
  static var ofTheWhole: Range<Int> { all.count - 4..<all.count }

  /// Every rule about a sheet, by id, in the order in which they are decided; the last four are about
  /// the sheet with all of its variants.
  package static let all: [SheetRule] = [
    allUndimmed, almostLarge, clampedInLandscape, customBackgroundHidesGlass, deadOnStyle,
    deadWidth, degradedOnTarget, duplicateDetent, emptyDetents, equalDetents, fitWithoutEstimate,
    fixedHeightOnPad, fixedRadiusOnGlass, hiddenStart, inactiveInCompactHeight, looksLikeFraction,
    mayLeaveRange, misorderedDetents, missingAnchor, modalBlocksUndimmed, modalWithoutExit,
    needlessScrollLock, noActiveDetent, notInSwiftUI, orderFlips, orderMayFlip, outOfRange,
    repeatsDefault, reservedDetentIdentifier, resizableWithoutGrabber, singleDetentGrabber,
    singleDetentScrolling, sizingWithDetents, stuckInCompactHeight, thresholdAlwaysMet,
    thresholdNeverDecides, thresholdNeverMet, tinyDetent, unavailableAPI, unitInName, unknownDetent,
    unusedFallback,
    deadSwipe, unreachableVariant, unusedParameter, staleAllow,
  ]
}
