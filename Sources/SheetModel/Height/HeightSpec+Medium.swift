import SheetSpec

extension HeightSpec {
  /// Whether UIKit's medium detent is part of the height, even where it cancels out: where that is
  /// inactive, so is this.
  var usesMedium: Bool {
    var usesMedium = false
    expression.forEachOperand { operand in
      if case .medium = operand { usesMedium = true }
    }
    return usesMedium
  }
}
