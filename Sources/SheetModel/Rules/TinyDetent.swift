import Diagnostics
import SheetSpec

extension SheetRule {
  /// `tiny-detent`
  static let tinyDetent = SheetRule(
    id: "tiny-detent", severity: .warning,
    summary: "A detent below 150 points on an iPhone with iOS 26, where sheets float.",
    rationale: """
      On iOS 26 a sheet that is not at its largest floats, and below a height of about 150
      points its margins grow and its content and safe area behave differently, as several
      libraries found (Transmission, react-native-true-sheet). Apple documents no least height. A
      sheet that has this detent alone was made for its content, and is left alone. A height that
      follows the content is taken at `estimated`, and parameters at their defaults.
      """,
    examples: [
      .good(
        """
        sheets:
          Player:
            detents: [bar: 150, large]
        """),
      .good(
        """
        sheets:
          Cookies:
            detents: [note: 120]
        """),
      .bad(
        """
        sheets:
          Player:
            detents: [bar: «88», large]
        """),
      .good(
        """
        platform: { ios: "26.0", idioms: [phone] }
        sheets:
          Player:
            # 149.7 to 154 points on an iPhone SE, whose tallest height is not known exactly.
            detents: [bar: 100% - 497.5, large]
        """),
      .bad(
        """
        sheets:
          Player:
            detents: [bar: «20%», medium, large]
        """),
    ]
  ) { context, report in
    guard context.detents.count > 1, let maxima = context.targets.uprightMaxima else { return }
    for index in context.detents.indices {
      if let line = context.lines[index], line.isAtLeast(leastHeight, over: maxima) { continue }
      guard let formula = context.initialFormula(index), formula.isBounded,
        !formula.looksLikeFraction, !formula.isAtLeast(leastHeight, over: maxima),
        case .written(_, _, let range) = context.detents[index].body?.value.height
      else { continue }
      let heights = MediumDetent.factors.map { PiecewiseLinear(formula, mediumFactor: $0) }
      guard !context.isFaulty(index),
        let found = context.firstPhone(
          on: .ios26, for: index, heights,
          within: Double.leastNonzeroMagnitude...leastHeight.nextDown)
      else { continue }
      report(
        "`\(context.detents[index].name.value)` is \(pointsText(found.value)) points tall "
          + found.place.text(maximum: found.dependsOnMaximum ? found.maximum : nil),
        at: range,
        help: [
          "look at the sheet there, or make the detent at least 150 points tall from iOS 26 on"
        ])
    }
  }

  /// The height in points below which sheets of iOS 26 look different.
  private static let leastHeight = 150.0
}

/// An iPhone on which a function of the maximum detent value is as a rule looks for.
struct PhoneWitness {
  /// Where.
  let place: Place
  /// The likely maximum there, or the largest that it may be, in points.
  let maximum: Double
  /// The function's value for it, in points.
  let value: Double
  /// Whether that is another for some of what the maximum may be.
  let dependsOnMaximum: Bool
}

extension SheetContext {
  /// The first iPhone, held upright, on which a detent is active and a function of the maximum, given
  /// for both factors of the medium detent, is within `bounds`; with iOS 26 or later if `generation`
  /// is that, else with an earlier one.
  ///
  /// It is so for the likely maximum, and where there is none, for all that it may be.
  func firstPhone(
    on generation: Generation, for index: Int, _ functions: [PiecewiseLinear],
    within bounds: ClosedRange<Double>
  ) -> PhoneWitness? {
    guard let maxima = targets.uprightMaxima,
      functions.contains(where: { function in
        let (low, high) = function.extremes(over: maxima)
        return low <= bounds.upperBound && high >= bounds.lowerBound
      })
    else { return nil }
    for place in targets.places where isCandidate(place, for: index, on: generation) {
      let function = functions[place.mediumFactor == MediumDetent.shortFactor ? 1 : 0]
      let value = function.value(at: place.likelyMaximum)
      let (low, high) =
        place.maximum.value == nil
        ? function.extremes(over: place.maximum.low...place.maximum.high) : (value, value)
      guard bounds.contains(low), bounds.contains(high) else { continue }
      return PhoneWitness(
        place: place, maximum: place.likelyMaximum, value: value, dependsOnMaximum: low < high)
    }
    return nil
  }

  private func isCandidate(_ place: Place, for index: Int, on generation: Generation) -> Bool {
    place.isUprightPhone && place.generation.map { $0 >= .ios26 } == (generation >= .ios26)
      && isActive(index, in: place.traits) && presentation(in: place.traits) == .sheet
  }
}
