import SheetSpec

/// The detents of a sheet compared with each other, over all that is targeted.
struct DetentOrder: Sendable {
  /// How a pair can be out of order.
  enum Problem: Sendable {
    /// The first is the taller somewhere and the lower nowhere.
    case misordered(HeightWitness?)
    /// The first is the taller on a device, and the lower elsewhere.
    case flips(HeightWitness)
    /// The first may be the taller; no device is known on which it is.
    case mayFlip(HeightWitness)
  }

  /// A pair that is out of order.
  struct Finding: Sendable {
    /// What is wrong.
    let problem: Problem
    /// The place of the detent that stands first.
    let earlier: Int
    /// The place of the other.
    let later: Int
    /// The place of the one to change.
    let edited: Int
    /// Where the first is the taller, in words.
    let condition: String?
  }

  /// The pairs that are out of order: one of each kind of problem for each detent to change.
  private(set) var findings: [Finding] = []
  /// The first pair whose heights vary in too many ways to be compared.
  private(set) var undecided: (earlier: Int, later: Int)?
  private let detents: [DetentSpec]
  private let heights: [DetentHeights?]
  /// The places of the detents with an error of their own.
  private let faulty: Set<Int>
  private let places: [Place]

  /// Compares the detents of `context` with each other.
  init(_ context: SheetContext) {
    detents = context.detents
    heights = context.detents.indices.map { DetentHeights($0, context) }
    places = context.places
    faulty = Set(context.detents.indices.filter { context.isFaulty($0) })
    for later in detents.indices {
      var isMisplaced = false
      for earlier in 0..<later {
        guard let found = finding(earlier, later, &undecided) else { continue }
        if case .misordered = found.problem {
          if isMisplaced { continue }
          isMisplaced = true
        } else if findings.contains(where: { $0.edited == found.edited && $0.isDoubt }) {
          continue
        }
        findings.append(found)
      }
    }
  }

  /// The order of places that puts the detents from smallest to largest everywhere; nil where
  /// there is none.
  var sorted: [Int]? {
    guard faulty.isEmpty, heights.allSatisfy({ $0 != nil }) else { return nil }
    // At 700 points, between the maxima of the smallest and the largest iPhone; it decides between
    // those that may stand either way.
    let typical = heights.map { $0?.functions[0].value(at: 700) ?? 0 }
    var remaining = detents.indices.sorted { left, right in
      let leftKey = (typical[left], detents[left].isLarge ? 1 : 0, left)
      return leftKey < (typical[right], detents[right].isLarge ? 1 : 0, right)
    }
    var order: [Int] = []
    while !remaining.isEmpty {
      let next = remaining.firstIndex { place in
        remaining.allSatisfy { !isMisordered(place, $0) }
      }
      guard let next else { return nil }
      order.append(remaining.remove(at: next))
    }
    return order
  }

  private func isMisordered(_ earlier: Int, _ later: Int) -> Bool {
    guard earlier != later, case .misordered = finding(earlier, later)?.problem else {
      return false
    }
    return true
  }

  /// What is wrong with a pair of places in the list; nil where it is in order everywhere.
  func finding(_ earlier: Int, _ later: Int) -> Finding? {
    var undecided: (earlier: Int, later: Int)?
    return finding(earlier, later, &undecided)
  }

  /// The same; `undecided` notes a pair that cannot be decided.
  private func finding(
    _ earlier: Int, _ later: Int, _ undecided: inout (earlier: Int, later: Int)?
  ) -> Finding? {
    let (first, second) = (detents[earlier], detents[later])
    // Two detents of one name are another rule's.
    guard first.activity.meets(second.activity), first.name.value != second.name.value,
      !faulty.contains(earlier), !faulty.contains(later)
    else { return nil }
    func finding(_ problem: Problem, edited: Int, _ condition: String? = nil) -> Finding {
      Finding(
        problem: problem, earlier: earlier, later: later, edited: edited, condition: condition)
    }
    // UIKit's large detent is as tall as a sheet can be, so that nothing belongs behind it.
    if first.isLarge { return finding(.misordered(nil), edited: later) }
    guard let low = heights[earlier], let high = heights[later] else { return nil }
    guard let stages = PairStage.all(low, high) else {
      undecided = undecided ?? (earlier, later)
      return nil
    }
    let differences = stages.flatMap { $0.ranges }
    // Most pairs are in order whatever the maximum is.
    guard differences.contains(where: { $0.low.signs.isNegative }) else { return nil }
    let comparison = HeightComparison(low, high, stages, in: places)
    guard comparison.isCompared else {
      // Those of which one is inactive wherever the other is active have no order. What UIKit
      // documents of it holds where nothing is known of the heights, too.
      let isWrong = places.isEmpty && differences.allSatisfy { !$0.high.signs.isPositive }
      return isWrong ? finding(.misordered(nil), edited: later) : nil
    }
    // Where iPhones have both as tall, a window is no proof of a slip.
    let certain =
      comparison.failure ?? (comparison.isComparedOnPhones ? nil : comparison.windowFailure)
      ?? comparison.argumentFailure
    if let certain, !comparison.ascends {
      return finding(.misordered(certain), edited: later)
    }
    // A height of one's own can be capped or raised; UIKit's cannot.
    let edited = first.body == nil ? later : earlier
    // Of several stages, or of all values that are possible, a maximum alone says little.
    let condition =
      stages.contains(where: { $0.varies }) || stages.count > 1
      ? nil : MaximumCondition.text(differences.map { $0.low })
    if let failure = comparison.failure {
      return finding(.flips(failure), edited: edited, condition)
    }
    let doubt =
      comparison.windowFailure ?? comparison.argumentFailure ?? comparison.possibleFailure
    return doubt.flatMap { finding(.mayFlip($0), edited: edited, condition) }
  }
}

extension DetentOrder.Finding {
  /// Whether the pair is in order elsewhere.
  fileprivate var isDoubt: Bool {
    if case .misordered = problem { false } else { true }
  }
}

extension DetentSpec {
  /// Whether the detent is UIKit's large one.
  var isLarge: Bool {
    if case .system = kind { name.value == "large" } else { false }
  }

  /// Where the detent is active, as far as it could be read.
  var activity: Activity {
    let spec = body?.value.activeIn.value
    return Activity(
      spec?.horizontalSizeClass.value, spec?.verticalSizeClass.value,
      spec?.userInterfaceIdiom.value)
  }
}
