/// The one of `names` that `name` most likely misspells, or nil.
///
/// At most one edit (insertion, removal, replacement or exchange of neighbours, case ignored) for
/// names shorter than four scalars, two for those shorter than nine, else three; the closest wins,
/// then the earliest.
public func closestName(to name: String, among names: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard wanted.count <= 64 else { return nil }
  let limit = wanted.count < 4 ? 1 : wanted.count < 9 ? 2 : 3
  var best: (name: String, distance: Int)?
  for candidate in names {
    // Most names are of another length, which is told sooner than their distance.
    let length = candidate.utf8.count
    guard length + limit >= wanted.count,
      length <= wanted.count + limit || !candidate.utf8.allSatisfy({ $0 < 0x80 })
    else { continue }
    let scalars = Array(candidate.lowercased().unicodeScalars)
    guard abs(scalars.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, scalars)
    if distance <= limit, distance < (best?.distance ?? .max), distance < scalars.count {
      best = (candidate, distance)
    }
  }
  return best?.name
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, scalar) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(
        previous[column + 1] + 1, current[column] + 1,
        previous[column] + (scalar == other ? 0 : 1))
      if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
