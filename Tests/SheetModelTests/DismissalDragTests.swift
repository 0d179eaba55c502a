import Testing

@testable import SheetModel

/// The drag against all that can happen to it, and its thresholds against what they say.
@Suite struct DismissalDragTests {
  typealias Drag = DismissalDrag

  /// A finger that has gone `y` points down on a screen of 800.
  static func sample(
    _ y: Double, velocity: Double = 0, x: Double = 0, edges: [Drag.Direction] = [.down, .up]
  ) -> Drag.Sample {
    Drag.Sample(
      translation: (x, y), velocity: (0, velocity), distance: (400, 800), edges: edges)
  }

  /// One event that stands for its kind, and what it is called.
  static let alphabet: [(name: String, event: Drag.Event)] = [
    ("began", .began(sample(0))),
    ("began far", .began(sample(60, velocity: 900))),
    ("moved up", .changed(sample(-40))),
    ("moved a little", .changed(sample(15))),
    ("moved past", .changed(sample(4000))),
    ("scrolling", .changed(sample(200, edges: [.up]))),
    ("ended far", .ended(sample(400))),
    ("ended near", .ended(sample(20))),
    ("ended fast", .ended(sample(90, velocity: 900))),
    ("ended back", .ended(sample(400, velocity: -251))),
    ("cancelled", .cancelled), ("failed", .failed), ("interrupted", .interrupted),
    ("yes", .answered(true)), ("no", .answered(false)), ("completed", .completed),
  ]

  /// What must hold whatever happens, kept apart from how the drag works.
  struct Watch: Sendable {
    /// Whether a finger that counts is down.
    var isDown = false
    /// Whether the transition was started, and is not over.
    var isRunning = false
    /// Whether it was told how to end.
    var isEnded = false
    /// Whether the app was asked, and has not answered.
    var isAsked = false

    /// Takes note of an event and its actions; answers what is wrong with them, if anything.
    mutating func note(_ event: Drag.Event, _ actions: [Drag.Action]) -> String? {
      let wasDown = isDown
      switch event {
      case .began: if !isDown, !isRunning { isDown = true }
      case .ended, .cancelled, .failed, .interrupted: isDown = false
      case .completed: (isDown, isRunning, isEnded, isAsked) = (false, false, false, false)
      default: break
      }
      for action in actions {
        switch action {
        case .start:
          guard isDown, !isRunning else { return "started without a finger, or twice" }
          isRunning = true
        case .update(let progress):
          guard isRunning, !isEnded, isDown else { return "moved without a finger or a run" }
          guard progress >= 0, progress <= 1 else { return "progress \(progress)" }
        case .ask:
          guard case .ended = event, isRunning, !isEnded, !isAsked else { return "asked" }
          isAsked = true
        case .finish:
          switch event {
          case .ended: guard wasDown else { return "finished by another finger" }
          case .answered(true): guard isAsked else { return "finished without having asked" }
          default: return "finished by something that is no release"
          }
          guard isRunning, !isEnded, !isDown else { return "finished early or twice" }
          (isEnded, isAsked) = (true, false)
        case .cancel:
          guard isRunning, !isEnded, !isDown else { return "cancelled early or twice" }
          (isEnded, isAsked) = (true, false)
        }
      }
      if isRunning, !isEnded, !isDown, !isAsked { return "left without an end" }
      return nil
    }
  }

  static let rules: [Drag.Rules] = [
    Drag.Rules(thresholds: [Drag.Threshold(progress: 0.3)]),
    Drag.Rules(
      directions: [.down, .up], thresholds: [Drag.Threshold(translation: 0, velocity: 100)],
      minimumTranslation: 10, waitsForEdge: true),
    Drag.Rules(thresholds: nil),
  ]

  /// All sequences of up to six events. Where two lead to the same drag and the same watch, all that
  /// can follow is the same, and is looked at once.
  @Test(arguments: rules.indices)
  func endsOnceWhateverHappens(_ index: Int) {
    var states: [(drag: Drag, watch: Watch, path: [String])] = [
      (Drag(Self.rules[index]), Watch(), [])
    ]
    var kinds: Set<String> = []
    for _ in 1...6 {
      var next: [String: (Drag, Watch, [String])] = [:]
      for state in states {
        for (name, event) in Self.alphabet {
          var (drag, watch, path) = state
          path.append(name)
          let actions = drag.receive(event)
          kinds.formUnion(actions.map { "\($0)".prefix { $0.isLetter }.description })
          if let fault = watch.note(event, actions) {
            Issue.record("\(fault): \(path.joined(separator: ", "))")
            return
          }
          next["\(drag) \(watch)"] = (drag, watch, path)
        }
      }
      states = Array(next.values)
    }
    let ends = index == 2 ? ["ask", "finish", "cancel"] : ["finish", "cancel"]
    #expect(kinds == Set(["start", "update"] + ends))
  }

  /// What a drag that starts and is released answers at its end.
  private func end(
    _ rules: Drag.Rules, at y: Double, velocity: Double
  ) -> [Drag.Action] {
    var drag = Drag(rules)
    _ = drag.receive(.began(Self.sample(1)))
    return drag.receive(.ended(Self.sample(y, velocity: velocity)))
  }

  @Test func decidesByAnyThresholdAndAllOfItsParts() {
    var generator = SystemRandomNumberGenerator()
    func some(_ range: ClosedRange<Double>) -> Double? {
      Bool.random(using: &generator) ? .random(in: range, using: &generator) : nil
    }
    for _ in 0..<20_000 {
      let thresholds = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Drag.Threshold(
          progress: some(0.1...0.9), translation: some(0...700), velocity: some(1...2000),
          relativeVelocity: some(0.1...3))
      }
      let y = Double.random(in: -100...900, using: &generator)
      let velocity = Double.random(in: -1000...3000, using: &generator)
      let progress = min(max(y / 800, 0), 1)
      let isReached = thresholds.contains { threshold in
        (threshold.progress.map { progress >= $0 } ?? true)
          && (threshold.translation.map { y >= $0 } ?? true)
          && (threshold.velocity.map { velocity >= $0 } ?? true)
          && (threshold.relativeVelocity.map { velocity / 800 >= $0 } ?? true)
      }
      let expected: Drag.Action = isReached && velocity >= -250 ? .finish : .cancel
      let found = end(Drag.Rules(thresholds: thresholds), at: y, velocity: velocity)
      #expect(found == [expected], "\(thresholds) at \(y), \(velocity)")
    }
  }

  @Test func goingFartherOrFasterNeverTurnsAFinishIntoACancel() {
    let rules = Drag.Rules(thresholds: [
      Drag.Threshold(progress: 0.4), Drag.Threshold(translation: 90, velocity: 600),
    ])
    for velocity in stride(from: -500.0, through: 1500, by: 125) {
      var hasFinished = false
      for y in stride(from: -50.0, through: 900, by: 25) {
        let finishes = end(rules, at: y, velocity: velocity) == [.finish]
        #expect(finishes || !hasFinished)
        hasFinished = finishes
      }
      #expect(hasFinished == (velocity >= -250))
    }
  }

  @Test func anUpwardFlickDoesNotDismissByItsSpeed() {
    let rules = Drag.Rules(thresholds: [Drag.Threshold(velocity: 800)])
    #expect(end(rules, at: 200, velocity: -3000) == [.cancel])
    #expect(end(rules, at: 200, velocity: 800) == [.finish])
    #expect(end(rules, at: 200, velocity: 799) == [.cancel])
    #expect(end(Drag.Rules(thresholds: nil), at: 700, velocity: -251) == [.cancel])
    #expect(
      end(Drag.Rules(thresholds: nil), at: 400, velocity: -250)
        == [.ask(progress: 0.5, velocity: -250)])
  }

  @Test func waitsForTheMinimumAndCountsFromTheTouch() {
    var drag = Drag(Drag.Rules(minimumTranslation: 40))
    #expect(drag.receive(.began(Self.sample(10))) == [])
    #expect(drag.receive(.changed(Self.sample(39.9))) == [])
    #expect(drag.receive(.changed(Self.sample(40))) == [.start(.down), .update(0.05)])
    #expect(drag.receive(.changed(Self.sample(8))) == [.update(0.01)])
  }

  @Test func countsFromTheEdgeOfWhatScrolls() {
    var drag = Drag(Drag.Rules(minimumTranslation: 20, waitsForEdge: true))
    #expect(drag.receive(.began(Self.sample(10, edges: []))) == [])
    #expect(drag.receive(.changed(Self.sample(300, edges: [.up]))) == [])
    #expect(drag.receive(.changed(Self.sample(315))) == [])
    #expect(drag.receive(.changed(Self.sample(340))) == [.start(.down), .update(0.05)])
    #expect(drag.receive(.changed(Self.sample(380, edges: []))) == [.update(0.1)])
  }

  @Test func keepsToTheDirectionThatItTook() {
    let all: [Drag.Direction] = [.down, .up, .left, .right]
    var drag = Drag(Drag.Rules(directions: all))
    #expect(drag.receive(.began(Self.sample(4, x: -20))) == [.start(.left), .update(0.05)])
    #expect(drag.receive(.changed(Self.sample(700, x: -40))) == [.update(0.1)])
    #expect(drag.receive(.changed(Self.sample(700, x: 90))) == [.update(0)])
    #expect(drag.allows((3, 5)) && Drag(Drag.Rules()).allows((3, 5)))
    #expect(!Drag(Drag.Rules()).allows((5, 3)) && !Drag(Drag.Rules()).allows((0, -5)))
  }

  @Test func aDistanceOfNothingIsNoProgress() {
    var drag = Drag(Drag.Rules())
    var sample = Self.sample(50)
    sample.distance = (0, 0)
    #expect(drag.receive(.began(sample)) == [.start(.down), .update(0)])
  }
}
