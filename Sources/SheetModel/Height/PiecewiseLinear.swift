/// A continuous, piecewise linear function of the maximum detent value, over all values above 0.
package struct PiecewiseLinear: Hashable, Sendable {
  /// One line, valid from `start` to the next piece.
  struct Piece: Hashable, Sendable {
    /// Where the piece begins, in points.
    var start: Double
    /// The rise for each point of the maximum.
    var slope: Double
    /// The value that the line has at 0, in points.
    var intercept: Double

    func value(at maximum: Double) -> Double { slope * maximum + intercept }
  }

  private var first: Piece
  // Most functions are one line, which needs no array.
  private var rest: [Piece] = []

  /// The pieces in ascending order, the first from 0 on; never empty.
  var pieces: [Piece] { [first] + rest }

  /// A line.
  init(slope: Double, intercept: Double) {
    first = Piece(start: 0, slope: slope, intercept: intercept)
  }

  /// `formula` where UIKit's medium detent has `mediumFactor` times the maximum, and what it varies
  /// with besides is as `variable` gives it; parameters have their defaults unless it says more.
  package init(
    _ formula: HeightFormula, mediumFactor: Double,
    variable: (HeightVariable) -> PiecewiseLinear = { $0.typical }
  ) {
    func function(_ formula: HeightFormula) -> PiecewiseLinear {
      PiecewiseLinear(formula, mediumFactor: mediumFactor, variable: variable)
    }
    func fold(
      _ values: [HeightFormula], _ join: (PiecewiseLinear, PiecewiseLinear) -> PiecewiseLinear
    ) -> PiecewiseLinear {
      guard let first = values.first else { return PiecewiseLinear(slope: 0, intercept: 0) }
      return values.dropFirst().reduce(function(first)) { join($0, function($1)) }
    }
    switch formula {
    case .linear(let linear):
      self.init(
        slope: linear.maximum + linear.medium * mediumFactor, intercept: linear.points)
      for part in linear.parts { self = adding(variable(part.variable), times: part.factor) }
    case .minimum(let values): self = fold(values) { $0.lower(of: $1) }
    case .maximum(let values): self = fold(values) { $0.upper(of: $1) }
    case .sum(let linear, let terms):
      self = terms.reduce(function(.linear(linear))) {
        $0.adding(function($1.formula), times: $1.factor)
      }
    }
  }

  /// The line that the function has from 0 on.
  var firstLine: (slope: Double, intercept: Double) { (first.slope, first.intercept) }

  /// The maximum detent value itself.
  static let identity = PiecewiseLinear(slope: 1, intercept: 0)

  /// The value at `maximum` points.
  package func value(at maximum: Double) -> Double {
    let piece = rest.last { $0.start <= maximum } ?? first
    return piece.value(at: maximum)
  }

  /// This and a multiple of `other`.
  func adding(_ other: PiecewiseLinear, times factor: Double) -> PiecewiseLinear {
    var result = self
    result.rest = []
    for span in Spans(self, other) {
      result.append(
        Piece(
          start: span.start, slope: span.left.slope + span.right.slope * factor,
          intercept: span.left.intercept + span.right.intercept * factor))
    }
    return result
  }

  /// The lower of both, everywhere.
  func lower(of other: PiecewiseLinear) -> PiecewiseLinear {
    envelope(with: other) { $0 <= $1 }
  }

  /// The upper of both, everywhere.
  func upper(of other: PiecewiseLinear) -> PiecewiseLinear {
    envelope(with: other) { $0 >= $1 }
  }

  private func envelope(
    with other: PiecewiseLinear, prefersLeft: (Double, Double) -> Bool
  ) -> PiecewiseLinear {
    var result = self
    result.rest = []
    func append(_ span: Span, from start: Double, to end: Double) {
      let probe = end.isFinite ? (start + end) / 2 : start + 1
      let isLeft = prefersLeft(span.left.value(at: probe), span.right.value(at: probe))
      var piece = isLeft ? span.left : span.right
      piece.start = start
      result.append(piece)
    }
    for span in Spans(self, other) {
      let crossing =
        (span.right.intercept - span.left.intercept) / (span.left.slope - span.right.slope)
      if span.left.slope != span.right.slope, crossing > span.start, crossing < span.end {
        append(span, from: span.start, to: crossing)
        append(span, from: crossing, to: span.end)
      } else {
        append(span, from: span.start, to: span.end)
      }
    }
    return result
  }

  /// Goes on with `piece`, unless that is the line which is there already.
  private mutating func append(_ piece: Piece) {
    guard piece.start > 0 else {
      first = piece
      return
    }
    let last = rest.last ?? first
    if last.slope != piece.slope || last.intercept != piece.intercept { rest.append(piece) }
  }

  /// The least and the greatest value over `maxima`.
  func extremes(over maxima: ClosedRange<Double>) -> (low: Double, high: Double) {
    let ends = (value(at: maxima.lowerBound), value(at: maxima.upperBound))
    var (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
    for piece in rest where maxima.contains(piece.start) {
      let value = piece.value(at: piece.start)
      (low, high) = (min(low, value), max(high, value))
    }
    return (low, high)
  }

  /// A maximum in `maxima` at which the function has its least value there.
  func lowestPlace(over maxima: ClosedRange<Double>) -> Double {
    let starts = rest.map { $0.start }.filter(maxima.contains)
    let places = [maxima.lowerBound] + starts + [maxima.upperBound]
    return places.min { value(at: $0) < value(at: $1) } ?? maxima.lowerBound
  }

  /// Where the function is below 0 by more than a billionth of a point: intervals of maxima in
  /// ascending order that do not touch.
  var negativeIntervals: [Range<Double>] {
    var intervals: [Range<Double>] = []
    for (index, piece) in pieces.enumerated() {
      let end = start(index + 1)
      var (low, high) = (piece.start, end)
      if piece.slope == 0 {
        guard piece.intercept < -PiecewiseLinear.tolerance else { continue }
      } else {
        let zero = (-PiecewiseLinear.tolerance - piece.intercept) / piece.slope
        if piece.slope > 0 { high = min(high, zero) } else { low = max(low, zero) }
      }
      guard low < high else { continue }
      if let last = intervals.last, last.upperBound >= low {
        intervals[intervals.count - 1] = last.lowerBound..<high
      } else {
        intervals.append(low..<high)
      }
    }
    return intervals
  }

  /// What is taken for the noise of arithmetic, in points.
  static let tolerance = 1e-9

  /// Whether the function is somewhere below 0, and whether it is somewhere above, by more than
  /// a billionth of a point.
  var signs: (isNegative: Bool, isPositive: Bool) {
    let tolerance = PiecewiseLinear.tolerance
    var signs = (isNegative: false, isPositive: false)
    func note(_ value: Double) {
      if value < -tolerance { signs.isNegative = true }
      if value > tolerance { signs.isPositive = true }
    }
    var piece = first
    note(piece.value(at: 0))
    for next in rest {
      note(piece.value(at: next.start))
      note(next.value(at: next.start))
      piece = next
    }
    note(piece.slope * .greatestFiniteMagnitude / 2)
    return signs
  }

  /// Where two functions are one line each.
  private struct Span {
    let start: Double
    let end: Double
    let left: Piece
    let right: Piece
  }

  /// The spans of two functions in ascending order, the last without an end.
  private struct Spans: Sequence, IteratorProtocol {
    private let functions: (left: PiecewiseLinear, right: PiecewiseLinear)
    private var indices = (left: 0, right: 0)
    private var start = 0.0

    init(_ left: PiecewiseLinear, _ right: PiecewiseLinear) {
      functions = (left, right)
    }

    mutating func next() -> Span? {
      guard start.isFinite else { return nil }
      let left = functions.left.piece(indices.left)
      let right = functions.right.piece(indices.right)
      let ends = (functions.left.start(indices.left + 1), functions.right.start(indices.right + 1))
      let span = Span(
        start: start, end: ends.0 < ends.1 ? ends.0 : ends.1, left: left, right: right)
      if ends.0 == span.end { indices.left += 1 }
      if ends.1 == span.end { indices.right += 1 }
      start = span.end
      return span
    }
  }

  private func piece(_ index: Int) -> Piece {
    index == 0 ? first : rest[index - 1]
  }

  private func start(_ index: Int) -> Double {
    index <= rest.count ? piece(index).start : .infinity
  }
}
