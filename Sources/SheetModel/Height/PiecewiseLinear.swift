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

  /// The pieces in ascending order, the first from 0 on; never empty.
  private(set) var pieces: [Piece]

  /// A line.
  init(slope: Double, intercept: Double) {
    pieces = [Piece(start: 0, slope: slope, intercept: intercept)]
  }

  private init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// `formula` where UIKit's medium detent has `mediumFactor` times the maximum.
  package init(_ formula: HeightFormula, mediumFactor: Double) {
    switch formula {
    case .linear(let linear):
      self.init(
        slope: linear.maximum + linear.medium * mediumFactor, intercept: linear.points)
    case .minimum(let values):
      self = PiecewiseLinear.fold(values, mediumFactor) { $0.lower(of: $1) }
    case .maximum(let values):
      self = PiecewiseLinear.fold(values, mediumFactor) { $0.upper(of: $1) }
    case .sum(let linear, let terms):
      self = terms.reduce(PiecewiseLinear(.linear(linear), mediumFactor: mediumFactor)) {
        $0.adding(PiecewiseLinear($1.formula, mediumFactor: mediumFactor), times: $1.factor)
      }
    }
  }

  private static func fold(
    _ values: [HeightFormula], _ mediumFactor: Double,
    _ join: (PiecewiseLinear, PiecewiseLinear) -> PiecewiseLinear
  ) -> PiecewiseLinear {
    guard let first = values.first else { return PiecewiseLinear(slope: 0, intercept: 0) }
    return values.dropFirst().reduce(PiecewiseLinear(first, mediumFactor: mediumFactor)) {
      join($0, PiecewiseLinear($1, mediumFactor: mediumFactor))
    }
  }

  /// The maximum detent value itself.
  static let identity = PiecewiseLinear(slope: 1, intercept: 0)

  /// The value at `maximum` points.
  package func value(at maximum: Double) -> Double {
    let piece = pieces.last { $0.start <= maximum } ?? pieces[0]
    return piece.value(at: maximum)
  }

  /// This and a multiple of `other`.
  func adding(_ other: PiecewiseLinear, times factor: Double) -> PiecewiseLinear {
    PiecewiseLinear(
      aligned(with: other).map { start, left, right in
        Piece(
          start: start, slope: left.slope + right.slope * factor,
          intercept: left.intercept + right.intercept * factor)
      }
    ).simplified()
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
    let spans = aligned(with: other)
    var result: [Piece] = []
    for (index, (start, left, right)) in spans.enumerated() {
      let end = index + 1 < spans.count ? spans[index + 1].0 : .infinity
      var bounds = [start]
      if left.slope != right.slope {
        let crossing = (right.intercept - left.intercept) / (left.slope - right.slope)
        if crossing > start, crossing < end { bounds.append(crossing) }
      }
      for (position, bound) in bounds.enumerated() {
        let next = position + 1 < bounds.count ? bounds[position + 1] : end
        let probe = next.isFinite ? (bound + next) / 2 : bound + 1
        var piece = prefersLeft(left.value(at: probe), right.value(at: probe)) ? left : right
        piece.start = bound
        result.append(piece)
      }
    }
    return PiecewiseLinear(result).simplified()
  }

  private func aligned(with other: PiecewiseLinear) -> [(Double, Piece, Piece)] {
    var spans: [(Double, Piece, Piece)] = []
    var left = 0
    var right = 0
    var start = 0.0
    while true {
      spans.append((start, pieces[left], other.pieces[right]))
      let nextLeft = left + 1 < pieces.count ? pieces[left + 1].start : .infinity
      let nextRight = right + 1 < other.pieces.count ? other.pieces[right + 1].start : .infinity
      start = min(nextLeft, nextRight)
      guard start.isFinite else { return spans }
      if nextLeft == start { left += 1 }
      if nextRight == start { right += 1 }
    }
  }

  private func simplified() -> PiecewiseLinear {
    var result: [Piece] = []
    for piece in pieces {
      if let last = result.last, last.slope == piece.slope, last.intercept == piece.intercept {
        continue
      }
      result.append(piece)
    }
    return PiecewiseLinear(result)
  }

  /// Whether the function is somewhere below 0, and whether it is somewhere above, by more than
  /// a billionth of a point.
  var signs: (isNegative: Bool, isPositive: Bool) {
    let tolerance = 1e-9
    var signs = (isNegative: false, isPositive: false)
    func note(_ value: Double) {
      if value < -tolerance { signs.isNegative = true }
      if value > tolerance { signs.isPositive = true }
    }
    for (index, piece) in pieces.enumerated() {
      note(piece.value(at: piece.start))
      if index + 1 < pieces.count {
        note(piece.value(at: pieces[index + 1].start))
      } else {
        note(piece.slope * .greatestFiniteMagnitude / 2)
      }
    }
    return signs
  }
}
