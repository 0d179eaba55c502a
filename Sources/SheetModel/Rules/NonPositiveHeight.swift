import Diagnostics
import SheetSpec

/// A place in which the height of a detent is not above 0.
struct NonPositiveHeight: Sendable {
  /// Where.
  let place: Place
  /// The maximum detent value there, in points.
  let maximum: Double
  /// The height that the expression gives there, in points.
  let height: Double
  /// Whether this is so on a device with all that is not known exactly.
  let isCertain: Bool
  /// Whether it depends on parameters or content as well.
  let isForSome: Bool
  /// Where this is so, in words.
  let condition: String?

  /// The fact for a message, with the name in its quotes: `shelf is -23 points tall at 375 x 667 points (iPhone SE) on iOS 18`.
  func text(_ name: String) -> String {
    "\(name) \(isForSome ? "can be" : "is") \(pointsText(height)) points tall "
      + place.text(maximum: maximum, isCertain: isCertain)
  }
}

extension SheetContext {
  /// Where the height of a detent is not above 0, a device before all else; nil where it is above 0
  /// in all places, and where it is out of range whatever the place.
  ///
  /// `formula` is the height, or what stands for it until content was measured.
  func nonPositiveHeight(_ index: Int, _ formula: HeightFormula) -> NonPositiveHeight? {
    // Nearly every height is above 0 wherever it is looked at.
    guard let maxima = targets.maxima, !formula.isAtLeast(1, over: maxima), formula.isBounded,
      !formula.isNowherePositive
    else { return nil }
    let ranges = MediumDetent.factors.compactMap { HeightRange(formula, mediumFactor: $0) }
    guard ranges.count == MediumDetent.factors.count,
      ranges.contains(where: { $0.low.extremes(over: maxima).low <= 0 })
    else { return nil }
    var doubt: NonPositiveHeight?
    for place in places where isActive(index, in: place.traits) {
      let height = ranges[place.factorIndex]
      let range = place.maximum.low...place.maximum.high
      let (low, high) = height.low.extremes(over: range)
      guard low <= 0, high <= 0 || place.reach != .compactHeight else { continue }
      let isWhole = height.high.extremes(over: range).high <= 0
      let likely = place.maximum.value.flatMap { height.low.value(at: $0) <= 0 ? $0 : nil }
      let maximum = likely ?? height.low.lowestPlace(over: range)
      let isCertain = isWhole && place.isSizeOfDevice
      let found = NonPositiveHeight(
        place: place, maximum: maximum, height: height.low.value(at: maximum),
        isCertain: isCertain, isForSome: formula.varies,
        condition: formula.varies ? nil : MaximumCondition.text(ranges.map { $0.low }))
      if isCertain { return found }
      doubt = doubt ?? found
    }
    return doubt
  }
}

extension SheetContext {
  /// A height that is written for a detent.
  struct WrittenHeight {
    /// How it is written.
    let spec: HeightSpec
    /// Where it is written.
    let range: SourceRange
    /// What it says.
    let formula: HeightFormula
    /// The place of the detent in the list.
    let index: Int
    /// The name of the detent.
    let detent: String
    /// Whether it stands for the height until content was measured.
    let isEstimate: Bool

    /// What messages call it.
    var name: String { (isEstimate ? "what stands for " : "") + "`\(detent)`" }
  }

  /// Whether the height of a detent, and what stands for it, are seen to be bounded, above 0 and made
  /// of no more than the whole.
  func isPlainlyInRange(_ index: Int) -> Bool {
    guard summaries[index].isCustom else { return true }
    guard let maxima = targets.maxima, !summaries[index].isEstimated,
      !summaries[index].exceedsWhole
    else { return false }
    if let line = lines[index] { return line.isAtLeast(1, over: maxima) }
    guard let formula = formulas[index] else { return false }
    return formula.isBounded && formula.isAtLeast(1, over: maxima)
  }

  /// The height of a detent, and what stands for it until content was measured, as far as they are
  /// known.
  func writtenHeights(_ index: Int) -> [WrittenHeight] {
    guard let body = detents[index].body?.value else { return [] }
    let name = detents[index].name.value
    var heights: [WrittenHeight] = []
    if case .written(let spec, _, let range) = body.height, let formula = formulas[index] {
      heights.append(
        WrittenHeight(
          spec: spec, range: range, formula: formula, index: index, detent: name,
          isEstimate: false))
    }
    if case .written(let spec, _, let range) = body.estimated, let formula = estimates[index] {
      heights.append(
        WrittenHeight(
          spec: spec, range: range, formula: formula, index: index, detent: name,
          isEstimate: true))
    }
    return heights
  }
}

extension NonPositiveHeight {
  /// What to do about the height that is written as `text`.
  func help(_ text: String) -> [String] {
    (condition.map { ["it is not above 0 wherever \($0)"] } ?? [])
      + [
        text.utf8.count < 40
          ? "write `max(\(text), 160)` to keep it above a least height"
          : "keep it above a least height with `max`"
      ]
  }
}
