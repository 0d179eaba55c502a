import Diagnostics
import SheetSpec

extension Parameter {
  /// The parameters of a sheet that could be read, and whose default is within their bounds.
  static func all(_ list: ParameterListSpec?) -> [Parameter] {
    guard let list else { return [] }
    return list.declarations.compactMap { Parameter($0) }
  }

  private init?(_ declaration: ParameterListSpec.Declaration) {
    guard let spec = declaration.spec, let value = spec.defaultValue.value,
      let minimum = spec.minimum.value, let maximum = spec.maximum.value,
      minimum.value <= value.value, value.value <= maximum.value
    else { return nil }
    self.init(
      name: declaration.name.value, unit: value.isPercent ? .percent : .points,
      defaultValue: value.value, minimum: minimum.value, maximum: maximum.value)
  }

  /// A value of the parameter as a spec would say it.
  func text(_ value: Double) -> String {
    pointsText(value) + (unit == .percent ? "%" : "")
  }
}

extension SheetContext {
  /// The parameter that is the radius of the corners, and where that is said.
  var radiusParameter: (Parameter, SourceRange)? {
    guard case .written(.parameter(let name)?, _, let range) = spec.preferredCornerRadius,
      let parameter = parameters.first(where: { $0.name == name })
    else { return nil }
    return (parameter, range)
  }

  /// The formula of a detent as it is before any content was measured; nil where it is not known,
  /// and for UIKit's own.
  func initialFormula(_ index: Int) -> HeightFormula? {
    summaries[index].usesFit ? estimates[index] : formulas[index]
  }
}
