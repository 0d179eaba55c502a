/// What a detent's height can be with any content and any parameters, before and after the content is
/// measured.
package struct VaryingHeight: Sendable {
  /// For each stage one range for each factor of the medium detent.
  private let stages: [[HeightRange]]
  private let detent: CustomDetent

  /// Works out what the height can be; nil where it varies with nothing but the container.
  package init?(_ detent: CustomDetent) {
    guard detent.usesFit || !detent.parameters.isEmpty else { return nil }
    self.detent = detent
    stages = [detent.formula, detent.estimate?.formula].compactMap { $0 }.map { formula in
      let kept = HeightFormula.maximum([.linear(LinearHeight()), formula.capped])
      return MediumDetent.factors.compactMap { HeightRange(kept, mediumFactor: $0) }
    }
  }

  /// The bounds of the height in a container; nil where the detent is inactive.
  package func bounds(in container: Container) -> Measure? {
    guard container.height(of: detent) != nil else { return nil }
    let index = container.mediumFactor == MediumDetent.shortFactor ? 1 : 0
    let maximum = container.maximumDetentValue
    let maxima = maximum.low...maximum.high
    let ranges = stages.compactMap { $0.count > index ? $0[index] : nil }
    guard ranges.count == stages.count else { return nil }
    let lows = ranges.map { $0.low.extremes(over: maxima).low }
    let highs = ranges.map { $0.high.extremes(over: maxima).high }
    return lows.min().flatMap { low in highs.max().map { Measure(between: low, and: $0) } }
  }
}
