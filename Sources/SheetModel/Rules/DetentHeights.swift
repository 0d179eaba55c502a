import SheetSpec

/// The height of a detent as a function of the maximum, capped at it.
struct DetentHeights: Sendable {
  /// One function for each factor of the medium detent: before any content was measured, and with
  /// the defaults of all parameters.
  let functions: [PiecewiseLinear]
  /// The capped height.
  fileprivate let formula: HeightFormula
  /// The same before any content was measured.
  fileprivate let initial: HeightFormula
  /// Whether the height varies with more than the maximum.
  fileprivate let varies: Bool
  private let usesMedium: Bool
  private let activity: Activity

  /// Works out the height of a detent of `context`; nil where it is not known.
  init?(_ index: Int, _ context: SheetContext) {
    let detent = context.detents[index]
    activity = detent.activity
    switch detent.kind {
    case .system where detent.name.value == "medium":
      usesMedium = true
      formula = .linear(LinearHeight(medium: 1))
      functions = MediumDetent.factors.map { PiecewiseLinear(slope: $0, intercept: 0) }
    case .system:
      usesMedium = false
      formula = .linear(LinearHeight(maximum: 1))
      functions = MediumDetent.factors.map { _ in .identity }
    case .reference: return nil
    case .custom:
      guard let own = context.formulas[index], let first = context.initialFormula(index),
        own.isBounded, first.isBounded, !own.isNowherePositive
      else { return nil }
      usesMedium = context.dependsOnMedium(index)
      formula = own.capped
      initial = first.capped
      varies = own.varies || first.varies || context.summaries[index].usesFit
      functions = MediumDetent.factors.map {
        PiecewiseLinear(first, mediumFactor: $0).lower(of: .identity)
      }
      return
    }
    initial = formula
    varies = false
  }

  /// Whether the detent is active in `place`.
  func isActive(in place: Place) -> Bool {
    (place.mediumFactor != nil || !usesMedium) && activity.holds(in: place.traits)
  }
}

/// Two heights, the one that stands first and the other, in one stage of a sheet: before or after
/// its content was measured.
struct PairStage: Sendable {
  /// The second less the first, for each factor of the medium detent.
  let ranges: [HeightRange]
  /// Whether the difference varies with more than the maximum.
  let varies: Bool
  private let earlier: HeightFormula
  private let later: HeightFormula
  /// Whether a height follows the content, which is not measured yet.
  private let isInitial: Bool

  private init?(_ earlier: HeightFormula, _ later: HeightFormula, isInitial: Bool) {
    self.earlier = earlier
    self.later = later
    self.isInitial = isInitial
    let difference = later.adding(earlier, times: -1)
    varies = difference.varies
    let ranges = MediumDetent.factors.compactMap { HeightRange(difference, mediumFactor: $0) }
    guard ranges.count == MediumDetent.factors.count else { return nil }
    self.ranges = ranges
  }

  private init(_ earlier: DetentHeights, _ later: DetentHeights) {
    self.earlier = earlier.formula
    self.later = later.formula
    isInitial = false
    varies = false
    ranges = zip(earlier.functions, later.functions).map {
      HeightRange($1.adding($0, times: -1))
    }
  }

  /// Every stage in which two heights differ; nil where they have too many corners to be compared.
  static func all(_ earlier: DetentHeights, _ later: DetentHeights) -> [PairStage]? {
    guard earlier.varies || later.varies else { return [PairStage(earlier, later)] }
    guard let measured = PairStage(earlier.formula, later.formula, isInitial: false) else {
      return nil
    }
    guard earlier.initial != earlier.formula || later.initial != later.formula else {
      return [measured]
    }
    return PairStage(earlier.initial, later.initial, isInitial: true).map { [$0, measured] }
  }

  /// Both heights in `place`, with a maximum there and what they vary with as it puts the second
  /// deepest below the first.
  func witness(_ place: Place, _ maximum: Double, isCertain: Bool) -> HeightWitness {
    let factor = MediumDetent.factors[place.factorIndex]
    let difference = later.adding(earlier, times: -1)
    let lowest = difference.lowestArguments(maximum: maximum, mediumFactor: factor)
    var arguments = HeightArguments(fit: isInitial ? nil : maximum)
    for (variable, points) in lowest {
      guard let parameter = variable.parameter else {
        arguments.fit = points
        continue
      }
      arguments.parameters[parameter.name] =
        parameter.unit == .percent ? points / maximum * 100 : points
    }
    func height(_ formula: HeightFormula) -> Double {
      formula.value(maximum: maximum, medium: maximum * factor, arguments)
    }
    // Content that fills the screen is sooner believed than any that is taller.
    if let fit = arguments.fit, fit > maximum {
      arguments.fit = maximum
      if height(difference) > -PiecewiseLinear.tolerance { arguments.fit = fit }
    }
    return HeightWitness(
      place: place, maximum: maximum, isCertain: isCertain, earlier: height(earlier),
      later: height(later), arguments: arguments, isInitial: isInitial,
      remark: text(lowest.map { $0.variable }, arguments))
  }

  private func text(_ variables: [HeightVariable], _ arguments: HeightArguments) -> String {
    var text = isInitial ? ", until the content is measured" : ""
    for variable in variables {
      if let parameter = variable.parameter {
        let value = arguments.parameters[parameter.name] ?? parameter.defaultValue
        text += ", with `\(parameter.name)` at \(parameter.text(value))"
      } else if let fit = arguments.fit {
        text += ", with content \(pointsText(fit)) points tall"
      }
    }
    return text
  }
}

extension Place {
  /// The place of the medium detent's part in `MediumDetent.factors`; the first where it is inactive.
  var factorIndex: Int { mediumFactor == MediumDetent.shortFactor ? 1 : 0 }
}
