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
      sheet that has this detent alone was made for its content, and is left alone.
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
      .bad(
        """
        sheets:
          Player:
            detents: [bar: «20%», medium, large]
        """),
    ]
  ) { context, report in
    guard context.detents.count > 1 else { return }
    for index in context.detents.indices {
      guard case .written(_, _, let range) = context.detents[index].body?.height,
        let formula = context.formulas[index], formula.isBounded, !formula.looksLikeFraction,
        let place = context.firstPhone(
          where: { maximum, factor in
            let height = formula.value(maximum: maximum, medium: maximum * factor)
            return height > 0 && height < leastHeight
          }, on: .ios26, for: index)
      else { continue }
      let maximum = place.likelyMaximum
      let height = formula.value(
        maximum: maximum, medium: maximum * (place.mediumFactor ?? 0))
      report(
        "`\(context.detents[index].name.value)` is \(pointsText(height)) points tall "
          + place.text(maximum: maximum),
        at: range,
        help: [
          "look at the sheet there on iOS 26, or make the detent at least 150 points tall"
        ])
    }
  }

  /// The height in points below which sheets of iOS 26 look different.
  private static let leastHeight = 150.0
}

extension SheetContext {
  /// The first iPhone, held upright, for whose likely maximum and medium factor `condition` holds
  /// on a generation of iOS, where a detent is active.
  func firstPhone(
    where condition: (_ maximum: Double, _ mediumFactor: Double) -> Bool,
    on generation: Generation, for index: Int
  ) -> Place? {
    for place in targets.places {
      guard place.isUprightPhone, (place.generation.map { $0 >= .ios26 } == (generation >= .ios26)),
        condition(place.likelyMaximum, place.mediumFactor ?? 0),
        isActive(index, in: place.traits), presentation(in: place.traits) == .sheet
      else { continue }
      return place
    }
    return nil
  }
}
