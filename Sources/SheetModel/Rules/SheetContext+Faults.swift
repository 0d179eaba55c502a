import SheetSpec

extension SheetContext {
  /// Whether the height of a detent is an error whatever stands beside it, so that rules which compare
  /// and judge heights pass over it: one for a name of UIKit's, or one that is out of range.
  func isFaulty(_ index: Int) -> Bool {
    guard summaries[index].isCustom else { return false }
    if detents[index].hasSystemName || summaries[index].exceedsWhole { return true }
    if isPlainlyInRange(index) { return false }
    guard let formula = formulas[index] else { return false }
    return !formula.isBounded || formula.isNowherePositive
      || nonPositiveHeight(index, formula)?.isCertain == true
  }
}
