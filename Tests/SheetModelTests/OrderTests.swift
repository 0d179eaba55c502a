import Diagnostics
import SheetSpec
import Testing

@testable import SheetModel

/// The order of detents as it is decided, against trying every container out.
@Suite struct OrderTests {
  /// What trying out found of a pair.
  private struct Trial {
    /// Whether some device has the first as the taller one for every value of its maximum.
    var isWrongOnDevice = false
    /// Whether the first is the taller one anywhere.
    var isWrong = false
    /// Whether the first is the lower one anywhere.
    var ascends = false
    /// Whether a difference was too small to be sure of.
    var isClose = false
  }

  /// The difference that trying out is sure of, in points.
  private static let margin = 0.05

  private func heights(
    _ context: SheetContext, _ index: Int, _ maximum: Double, _ place: Place,
    _ arguments: HeightArguments = HeightArguments()
  ) -> Double? {
    let traits = place.traits
    guard context.detents[index].activity.holds(in: traits) else { return nil }
    let factor = place.mediumFactor
    if factor == nil, context.dependsOnMedium(index) { return nil }
    guard arguments.fit != nil || !arguments.parameters.isEmpty,
      let formula =
        arguments.fit == nil ? context.initialFormula(index) : context.formulas[index]
    else { return context.height(index, maximum: maximum, factor: factor ?? 0) }
    return min(
      formula.value(maximum: maximum, medium: maximum * (factor ?? 0), arguments), maximum)
  }

  private func trial(
    _ context: SheetContext, _ earlier: Int, _ later: Int,
    _ arguments: HeightArguments = HeightArguments()
  ) -> Trial {
    var trial = Trial()
    for place in context.places {
      let (low, high) = (place.maximum.low, place.maximum.high)
      let step = context.parameters.isEmpty ? 8.0 : 60
      let count = place.reach == .window ? Int((high - low) / step) : 4
      let differences = (0...count).compactMap { step -> Double? in
        let maximum = low + (high - low) * Double(step) / Double(count)
        guard let first = heights(context, earlier, maximum, place, arguments),
          let second = heights(context, later, maximum, place, arguments)
        else { return nil }
        return second - first
      }
      guard let least = differences.min(), let most = differences.max() else { continue }
      let isUnknown = place.reach == .compactHeight
      let (wrong, right) = isUnknown ? (most, least) : (least, most)
      trial.isWrong = trial.isWrong || wrong < -Self.margin
      trial.ascends = trial.ascends || right > Self.margin
      if place.isSizeOfDevice {
        trial.isWrongOnDevice = trial.isWrongOnDevice || most < -Self.margin
      }
      trial.isClose =
        trial.isClose || abs(least) <= Self.margin && least != 0
        || abs(most) <= Self.margin && most != 0
    }
    return trial
  }

  @Test(arguments: 0..<40)
  func isDecidedAsTryingOutFindsIt(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 99)
    for context in try contexts(random.spec(sheets: 50)) {
      let order = DetentOrder(context)
      for later in context.detents.indices.dropFirst() {
        for earlier in 0..<later where context.areKnown(earlier, later) {
          check(order.finding(earlier, later), trial(context, earlier, later), context)
        }
      }
    }
  }

  private func check(
    _ finding: DetentOrder.Finding?, _ trial: Trial, _ context: SheetContext
  ) {
    let text = "\(context.detents.map { context.file.text($0.range) })"
    switch finding?.problem {
    case nil:
      #expect(!trial.isWrong, "\(text)")
    case .misordered(let witness):
      #expect(!trial.ascends, "\(text)")
      if let witness { expectTruth(witness, finding, context) }
    case .flips(let witness):
      expectTruth(witness, finding, context)
      #expect(trial.isWrongOnDevice || trial.isClose, "\(text)")
    case .mayFlip(let witness):
      expectTruth(witness, finding, context)
      #expect(!trial.isWrongOnDevice, "\(text)")
    }
    if trial.isWrong, trial.ascends, trial.isWrongOnDevice {
      guard case .flips = finding?.problem else {
        Issue.record("\(text) flips")
        return
      }
    }
  }

  /// The witness has the heights that it says, the first above the second.
  private func expectTruth(
    _ witness: HeightWitness, _ finding: DetentOrder.Finding?, _ context: SheetContext
  ) {
    guard let finding,
      let first = heights(
        context, finding.earlier, witness.maximum, witness.place, witness.arguments),
      let second = heights(
        context, finding.later, witness.maximum, witness.place, witness.arguments)
    else {
      Issue.record("a witness without heights")
      return
    }
    #expect(first > second)
    #expect(abs(first - witness.earlier) < 1e-6 && abs(second - witness.later) < 1e-6)
    #expect(
      (witness.place.maximum.low...witness.place.maximum.high).contains(witness.maximum))
  }

  /// With content and parameters: whatever values are tried, what is wrong is found, and what is
  /// found is wrong somewhere.
  @Test(arguments: 0..<12)
  func isDecidedOverContentAndParameters(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 1234)
    for context in try contexts(random.varyingSpec(sheets: 15)) {
      let order = DetentOrder(context)
      guard order.undecided == nil else { continue }
      for later in context.detents.indices.dropFirst() {
        for earlier in 0..<later where context.areKnown(earlier, later) {
          let finding = order.finding(earlier, later)
          var isWrong = false
          var ascends = false
          var isWrongOnDevice = (initial: true, measured: true)
          for arguments in random.arguments(context.parameters) {
            let trial = trial(context, earlier, later, arguments)
            isWrong = isWrong || trial.isWrong
            ascends = ascends || trial.ascends
            let isWrongHere = trial.isWrongOnDevice || trial.isClose
            if arguments.fit == nil {
              isWrongOnDevice.initial = isWrongOnDevice.initial && isWrongHere
            } else {
              isWrongOnDevice.measured = isWrongOnDevice.measured && isWrongHere
            }
          }
          let text = "\(context.detents.map { context.file.text($0.range) })"
          switch finding?.problem {
          case nil: #expect(!isWrong, "\(text)")
          case .misordered(let witness):
            #expect(!ascends, "\(text)")
            if let witness { expectTruth(witness, finding, context) }
          case .flips(let witness):
            #expect(isWrongOnDevice.initial || isWrongOnDevice.measured, "\(text)")
            expectTruth(witness, finding, context)
          case .mayFlip(let witness): expectTruth(witness, finding, context)
          }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func plainOrderIsAscending(withContentAndParameters varies: Bool) throws {
    var count = 0
    for seed in 0..<20 {
      var random = SplitMix(seed: UInt64(seed) &+ 5)
      let spec = varies ? random.varyingSpec(sheets: 40) : random.spec(sheets: 80)
      for context in try contexts(spec) where context.isPlainlyAscending {
        let order = DetentOrder(context)
        #expect(order.findings.isEmpty, "\(context.detents.map { context.file.text($0.range) })")
        #expect(order.undecided == nil)
        count += 1
      }
    }
    #expect(count > (varies ? 5 : 200))
  }

  /// Orders that a look at the heights alone would pass over.
  @Test(arguments: [
    // The content cancels out, and what stands for it does not.
    "sheets: { A: { detents: [a: { height: \"max(fit * 0, 300)\", estimated: 500 }, b: 400] } }",
    "sheets: { A: { detents: [a: { height: fit * 0 + 300, estimated: 500 }, b: 400] } }",
    // It is never a sheet, so that every maximum counts.
    """
    sheets:
      A:
        modalPresentationStyle: popover
        popover: { anchor: sourceView, compactAdaptation: none }
        detents: [b: 100%, c: "min(100%, 1400)"]
    """,
  ])
  func isLookedAtClosely(_ spec: String) throws {
    let context = try #require(try contexts(spec).first)
    #expect(!context.isPlainlyAscending)
    #expect(try #require(context.order).findings.count == 1)
  }

  @Test func aWitnessSaysMayOnlyOfWhatMayBe() throws {
    let cart = "platform: { idioms: [phone] }\nsheets: { Cart: {"
    func text(_ keys: String) throws -> String {
      let context = try #require(try contexts("\(cart) \(keys) } }").first)
      switch DetentOrder(context).finding(0, 1)?.problem {
      case .flips(let witness), .mayFlip(let witness): return witness.text("a", "b")
      default: return "no witness"
      }
    }
    #expect(
      try text("prefersEdgeAttachedInCompactHeight: true, detents: [a: 240, b: 60%]")
        == "in landscape at 667 x 375 points (iPhone SE), with the maximum detent value taken as "
        + "250, `a` is 240 and `b` is 150")
    #expect(
      try text("detents: [a: 350, medium]")
        == "at 375 x 667 points (iPhone SE) on iOS 18, where the maximum detent value may be 621, "
        + "`a` is 350 and `b` is 347.8")
  }

  /// Where the first of two heights is the taller, in words.
  @Test(arguments: [
    ("[a: 400, medium]", "the maximum detent value is below 714.3"),
    ("[medium, a: 440]", "the maximum detent value is above 785.7"),
    ("[a: 300, b: 60%]", "the maximum detent value is below 500"),
    (
      "[a: 300, medium]",
      "the maximum detent value is below 535.7 in a container taller than 568 points, or below "
        + "476.2 in one no taller"
    ),
    (
      "[a: 'min(400, 80%)', b: 'max(45%, 100% - 500)']",
      "the maximum detent value is below 888.9"
    ),
    ("[a: medium, b: 59%]", "the container is no taller than 568 points"),
    ("[a: 60%, medium]", "the container is taller than 568 points"),
    ("[a: 400, b: medium + 1]", "the maximum detent value is below 712.5"),
    (
      "[a: medium, b: 'min(60%, 392)']",
      "the maximum detent value is above 700 in a container taller than 568 points, or the "
        + "container is no taller than 568 points"
    ),
    (
      "[a: 60%, b: medium - 15]",
      "the container is taller than 568 points, or the maximum detent value is below 500 in a "
        + "container no taller than 568 points"
    ),
    // On an iPhone SE with Display Zoom and iOS 26 the maximum may be 552.
    (
      "[a: 346, medium]",
      "the maximum detent value is below 617.9 in a container taller than 568 points, or below "
        + "549.2 in one no taller"
    ),
  ])
  func saysWhereThePairIsOutOfOrder(_ detents: String, _ condition: String) throws {
    let context = try #require(
      try contexts("sheets: { Cart: { detents: \(detents) } }").first)
    #expect(DetentOrder(context).finding(0, 1)?.condition == condition)
  }
}

extension SheetContext {
  /// Whether two detents have heights that can be compared, and no other rule's fault.
  fileprivate func areKnown(_ earlier: Int, _ later: Int) -> Bool {
    !detents[earlier].isLarge && !isFaulty(earlier) && !isFaulty(later)
      && detents[earlier].name.value != detents[later].name.value
      && DetentHeights(earlier, self) != nil && DetentHeights(later, self) != nil
  }
}
