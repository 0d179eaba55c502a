/// The values of variables among which a height has its least or its greatest value, whatever the
/// maximum is.
///
/// A height is piecewise linear in its variables, and each of them has a range. For one maximum its
/// pieces cut the box of all ranges into cells, and the height is linear in each: it has its
/// extremes at corners of cells. A corner is where as many planes meet as there are variables,
/// each a side of the box or a place where two values of a `min` or `max` are equal. All planes are
/// linear in the maximum too, and so is the corner: trying all of them out is exact.
struct HeightCorners: Sendable {
  /// Which value is looked for.
  enum Extreme: Sendable {
    case least, greatest
  }

  /// What varies.
  let variables: [HeightVariable]
  /// The corners: a function of the maximum for each variable, in points, within its range.
  let corners: [[PiecewiseLinear]]

  /// The most corners that are tried out.
  static let limit = 600

  /// Finds the corners of `formula`; nil where there are more than `limit`.
  init?(_ formula: HeightFormula, mediumFactor: Double, seeking extreme: Extreme) {
    variables = formula.variables
    let ranges = variables.map { ($0.least, $0.greatest) }
    // Where the height rises with a variable everywhere, its range's ends are enough.
    let fixed: [PiecewiseLinear?] = zip(variables, ranges).map { variable, range in
      let directions = formula.directions(in: variable)
      if directions.rises, directions.falls { return nil }
      return directions.rises == (extreme == .least) ? range.0 : range.1
    }
    let free = variables.indices.filter { fixed[$0] == nil }
    var kinks = PlaneSet()
    guard
      kinks.insertKinks(
        of: formula,
        HeightPlanes(mediumFactor: mediumFactor, variables: variables, free: free, fixed: fixed)),
      HeightCorners.count(free.count, kinks.planes.count) <= HeightCorners.limit
    else { return nil }
    var corners: [[PiecewiseLinear]] = []
    HeightCorners.forEachChoice(free.count, kinks.planes) { sides, planes in
      guard let point = HeightCorners.corner(sides, planes, free.map { ranges[$0] }) else { return }
      var corner = fixed.map { $0 ?? .identity }
      for (position, index) in free.enumerated() {
        corner[index] = point[position].upper(of: ranges[index].0).lower(of: ranges[index].1)
      }
      corners.append(corner)
    }
    self.corners = corners.withoutRepetition
  }

  /// The value of `formula` at a corner, as a function of the maximum.
  func value(
    of formula: HeightFormula, mediumFactor: Double, at corner: [PiecewiseLinear]
  ) -> PiecewiseLinear {
    PiecewiseLinear(formula, mediumFactor: mediumFactor) { variable in
      variables.firstIndex(of: variable).map { corner[$0] } ?? variable.typical
    }
  }

  /// Which side of its range a variable has, in a corner.
  private enum Side {
    case least, greatest
    /// Where planes meet.
    case between
  }

  /// How many corners there may be of `dimensions` variables and `kinks` planes besides the box.
  private static func count(_ dimensions: Int, _ kinks: Int) -> Int {
    var count = 0
    for between in 0...min(dimensions, kinks) {
      var choices = 1
      for index in 0..<between {
        // Neither factor is large, and what is too many is too many.
        choices = choices * (dimensions - index) * (kinks - index) / (index + 1) / (index + 1)
        if choices > limit { return choices }
      }
      count += choices << (dimensions - between)
      if count > limit { return count }
    }
    return count
  }

  /// Calls `body` with each choice of sides, and of as many planes as variables are between.
  private static func forEachChoice(
    _ dimensions: Int, _ planes: [Plane], _ body: ([Side], [Plane]) -> Void
  ) {
    func choosePlanes(_ sides: [Side], _ chosen: [Plane], from start: Int, _ count: Int) {
      guard chosen.count < count else { return body(sides, chosen) }
      for index in start..<max(start, planes.count) {
        choosePlanes(sides, chosen + [planes[index]], from: index + 1, count)
      }
    }
    func chooseSides(_ sides: [Side]) {
      guard sides.count < dimensions else {
        return choosePlanes(sides, [], from: 0, sides.count { $0 == .between })
      }
      for side in [Side.least, .greatest, .between] { chooseSides(sides + [side]) }
    }
    chooseSides([])
  }

  /// Where sides and planes meet: a line for each variable; nil where they do not meet in one point.
  private static func corner(
    _ sides: [Side], _ planes: [Plane], _ ranges: [(PiecewiseLinear, PiecewiseLinear)]
  ) -> [PiecewiseLinear]? {
    var point = zip(sides, ranges).map { side, range in side == .greatest ? range.1 : range.0 }
    let between = sides.indices.filter { sides[$0] == .between }
    guard !between.isEmpty else { return point }
    // Each row: factors of the variables between, then slope and intercept of the right side.
    var rows = planes.map { plane in
      var right = (slope: -plane.slope, intercept: -plane.intercept)
      for index in sides.indices where sides[index] != .between {
        let line = point[index].firstLine
        right.slope -= plane.factors[index] * line.slope
        right.intercept -= plane.factors[index] * line.intercept
      }
      return between.map { plane.factors[$0] } + [right.slope, right.intercept]
    }
    guard eliminate(&rows, between.count) else { return nil }
    for (row, index) in zip(rows, between) {
      point[index] = PiecewiseLinear(slope: row[between.count], intercept: row[between.count + 1])
    }
    return point
  }

  /// Solves the rows for their first `count` columns; false where there is not one solution.
  private static func eliminate(_ rows: inout [[Double]], _ count: Int) -> Bool {
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-9 else { return false }
      rows.swapAt(pivot, column)
      let scale = rows[column][column]
      rows[column] = rows[column].map { $0 / scale }
      for row in 0..<count where row != column {
        let factor = rows[row][column]
        guard factor != 0 else { continue }
        rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
      }
    }
    return true
  }
}

extension Array where Element: Hashable {
  /// The elements without those that came before, in their order.
  var withoutRepetition: [Element] {
    var found: Set<Element> = []
    return filter { found.insert($0).inserted }
  }
}

extension HeightFormula {
  /// Whether the height rises with a variable somewhere, and whether it falls, as signs alone tell.
  fileprivate func directions(in variable: HeightVariable) -> (rises: Bool, falls: Bool) {
    var directions = (rises: false, falls: false)
    func note(_ formula: HeightFormula, _ factor: Double) {
      func note(_ linear: LinearHeight) {
        for part in linear.parts where part.variable == variable {
          if part.factor * factor > 0 { directions.rises = true } else { directions.falls = true }
        }
      }
      switch formula {
      case .linear(let linear): note(linear)
      case .minimum(let values), .maximum(let values):
        for value in values { visit(value, factor) }
      case .sum(let linear, let terms):
        note(linear)
        for term in terms { visit(term.formula, factor * term.factor) }
      }
    }
    func visit(_ formula: HeightFormula, _ factor: Double) { note(formula, factor) }
    visit(self, 1)
    return directions
  }
}
