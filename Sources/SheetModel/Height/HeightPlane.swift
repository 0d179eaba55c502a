/// A linear function of free variables and the maximum; as a plane, where it is 0.
struct Plane: Hashable, Sendable {
  /// The factor of each free variable.
  var factors: [Double]
  /// The factor of the maximum.
  var slope: Double
  /// The constant part, in points.
  var intercept: Double

  /// This and a multiple of `other`.
  func adding(_ other: Plane, times factor: Double) -> Plane {
    Plane(
      factors: zip(factors, other.factors).map { $0 + $1 * factor },
      slope: slope + other.slope * factor, intercept: intercept + other.intercept * factor)
  }

  /// The same plane with 1 as its first factor; nil where no variable is part of it.
  fileprivate var normalized: Plane? {
    guard let scale = factors.first(where: { abs($0) > Plane.leastFactor }) else { return nil }
    func rounded(_ value: Double) -> Double { (value / scale * 1e9).rounded() / 1e9 + 0 }
    return Plane(
      factors: factors.map(rounded), slope: rounded(slope), intercept: rounded(intercept))
  }

  /// What is taken for the noise of arithmetic.
  private static let leastFactor = 1e-9
}

/// How formulas become planes.
struct HeightPlanes {
  /// The part of the maximum that UIKit's medium detent is.
  let mediumFactor: Double
  /// What varies.
  let variables: [HeightVariable]
  /// The variables that are coordinates of planes, by their places.
  let free: [Int]
  /// The lines of all others.
  let fixed: [PiecewiseLinear?]

  fileprivate func plane(_ linear: LinearHeight) -> Plane {
    var plane = Plane(
      factors: free.map { _ in 0 }, slope: linear.maximum + linear.medium * mediumFactor,
      intercept: linear.points)
    for part in linear.parts {
      guard let index = variables.firstIndex(of: part.variable) else { continue }
      if let position = free.firstIndex(of: index) {
        plane.factors[position] += part.factor
      } else if let line = fixed[index]?.firstLine {
        plane.slope += part.factor * line.slope
        plane.intercept += part.factor * line.intercept
      }
    }
    return plane
  }
}

/// Planes, each once, and no more than can be tried out.
struct PlaneSet {
  /// The planes, in the order in which they came.
  private(set) var planes: [Plane] = []

  /// The most planes, and the most linear pieces of one formula.
  private static let limit = 200

  /// Adds where the values of each `min` and `max` in `formula` are equal; false says that there
  /// are too many.
  mutating func insertKinks(of formula: HeightFormula, _ space: HeightPlanes) -> Bool {
    switch formula {
    case .linear: return true
    case .sum(_, let terms):
      return terms.allSatisfy { insertKinks(of: $0.formula, space) }
    case .minimum(let values), .maximum(let values):
      var pieces: [[Plane]] = []
      for value in values {
        guard insertKinks(of: value, space), let found = PlaneSet.pieces(of: value, space) else {
          return false
        }
        for left in pieces.joined() {
          for right in found where !insert(left.adding(right, times: -1)) { return false }
        }
        pieces.append(found)
      }
      return true
    }
  }

  private mutating func insert(_ plane: Plane) -> Bool {
    guard let plane = plane.normalized, !planes.contains(plane) else { return true }
    planes.append(plane)
    return planes.count <= PlaneSet.limit
  }

  /// The linear functions that `formula` is made of; nil where they are too many.
  private static func pieces(of formula: HeightFormula, _ space: HeightPlanes) -> [Plane]? {
    var pieces: [Plane] = []
    switch formula {
    case .linear(let linear): return [space.plane(linear)]
    case .minimum(let values), .maximum(let values):
      for value in values {
        guard let found = PlaneSet.pieces(of: value, space) else { return nil }
        pieces += found
      }
    case .sum(let linear, let terms):
      pieces = [space.plane(linear)]
      for term in terms {
        guard let found = PlaneSet.pieces(of: term.formula, space),
          found.count * pieces.count <= limit
        else { return nil }
        pieces = pieces.flatMap { piece in found.map { piece.adding($0, times: term.factor) } }
      }
    }
    let different = pieces.withoutRepetition
    return different.count <= limit ? different : nil
  }
}
