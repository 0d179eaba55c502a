/// Why a detent of SwiftUI cannot have a height. It is either a type, which knows its container and
/// holds no value, or a number of points, which knows no container.
package enum SwiftUIObstacle: Sendable {
  /// The height needs that of the system's medium detent, which neither can ask for.
  case medium
  /// The height needs its container and values together.
  case mixture
  /// What stands for the height until the content was measured needs both.
  case estimate

  /// Finds what keeps a height from SwiftUI; nil where nothing does.
  init?(_ formula: HeightFormula, until estimate: HeightFormula?, usesMedium: Bool) {
    if usesMedium || formula.usesMedium || estimate?.usesMedium == true {
      self = .medium
    } else if formula.usesContainer, estimate != nil || !formula.variables.isEmpty {
      self = .mixture
    } else if let estimate, estimate.usesContainer, !estimate.variables.isEmpty {
      self = .estimate
    } else {
      return nil
    }
  }
}

extension HeightFormula {
  /// Whether the height depends on the maximum detent value.
  package var usesContainer: Bool {
    var usesContainer = false
    forEachLinear { linear in
      if linear.maximum != 0 || linear.parts.contains(where: { $0.variable.isPercentage }) {
        usesContainer = true
      }
    }
    return usesContainer
  }
}

extension HeightVariable {
  fileprivate var isPercentage: Bool { parameter?.unit == .percent }
}

extension CustomDetent {
  /// Whether the height follows values that only a running app knows.
  package var followsValues: Bool { usesFit || !parameters.isEmpty }
}

extension Detent {
  /// Whether SwiftUI can have the detent.
  package var isInSwiftUI: Bool {
    guard case .custom(let custom) = kind else { return true }
    return SwiftUIObstacle(
      custom.formula, until: custom.estimate?.formula, usesMedium: custom.usesMedium) == nil
  }
}
