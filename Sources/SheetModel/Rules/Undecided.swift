import Diagnostics
import SheetSpec

/// Reports heights that vary in too many ways to be decided; tells whether there are any.
func reportsUndecided(_ context: SheetContext, _ diagnostics: inout Diagnostics) -> Bool {
  for index in context.detents.indices {
    guard let formula = context.formulas[index], formula.varies, formula.isBounded,
      MediumDetent.factors.contains(where: {
        HeightRange(formula.capped, mediumFactor: $0) == nil
      })
    else { continue }
    diagnostics.report(
      .tooComplex, "the height varies in too many ways to be decided",
      at: context.detents[index].heightRange, help: [Undecided.help])
    return true
  }
  guard let pair = context.order?.undecided else { return false }
  let (earlier, later) = (context.detents[pair.earlier], context.detents[pair.later])
  diagnostics.report(
    .tooComplex,
    "`\(earlier.name.value)` and `\(later.name.value)` vary in too many ways to be compared",
    at: later.heightRange, labels: [.init("the other one", at: earlier.heightRange)],
    help: [Undecided.help])
  return true
}

private enum Undecided {
  static let help =
    "use fewer parameters together, or fewer of `min`, `max` and `clamp` around them"
}
