import SheetSpec

extension SheetContext {
  /// Whether the height of a detent is an error whatever stands beside it, so that rules which compare
  /// and judge heights pass over it: one for a name of UIKit's, or one that is out of range.
  func isFaulty(_ index: Int) -> Bool {
    guard let body = detents[index].body else { return false }
    if detents[index].hasSystemName || body.height.value?.exceedsWhole == true { return true }
    guard let formula = formulas[index] else { return false }
    return !formula.isBounded || formula.isNowherePositive
      || nonPositiveHeight(index, formula)?.isCertain == true
  }
}

extension HeightSpec {
  /// Whether a part of more than the whole is in the height.
  fileprivate var exceedsWhole: Bool {
    var exceedsWhole = false
    expression.forEachOperand { operand in
      if case .percent(let percent, _) = operand, percent > 100 { exceedsWhole = true }
    }
    return exceedsWhole
  }
}
