import SheetSpec

/// What generated code does while a recorded finger drags, sample by sample, and why.
package struct DragSimulation: Sendable {
  /// One sample.
  package struct Row: Sendable {
    /// Seconds from the touch.
    package let time: Double
    /// Points along the drag.
    package let translation: Double
    /// The part of the distance, from 0 to 1; nil while nothing has started.
    package let progress: Double?
    /// Points per second along the drag.
    package let velocity: Double
    /// What happens.
    package let event: String
  }

  /// The samples.
  package private(set) var rows: [Row] = []
  /// How it ends and why, a line each.
  package private(set) var conclusion: [String] = []
  private let interactive: InteractiveDismissal
  private var drag: DismissalDrag

  /// Lets the finger drag in a container of `size` points, over something that is scrolled as many
  /// points away from its edge.
  package init(
    _ interactive: InteractiveDismissal, _ recording: DragRecording,
    size: (width: Double, height: Double), scrolled: Double = 0
  ) {
    self.interactive = interactive
    drag = DismissalDrag(DismissalDrag.Rules(interactive))
    let distance = interactive.distance(in: size)
    let motion = recording.points.indices.lazy.map { recording.translation(at: $0) }
      .first { $0.x != 0 || $0.y != 0 }
    guard let motion, drag.allows(motion) else {
      conclusion = [
        motion == nil
          ? "nothing happens: the finger does not move"
          : "nothing happens: the finger goes another way than \(interactive.directionText)"
      ]
      return
    }
    for index in recording.points.indices {
      let sample = DismissalDrag.Sample(
        translation: recording.translation(at: index), velocity: recording.velocity(at: index),
        distance: (distance.width, distance.height),
        edges: edges(recording.translation(at: index), scrolled: scrolled))
      let isLast = index == recording.points.count - 1
      step(
        index == 0 ? .began(sample) : isLast ? .ended(sample) : .changed(sample), sample,
        time: recording.points[index].time - recording.points[0].time)
    }
  }

  /// The directions in which nothing is left to scroll, once the finger has gone so far.
  private func edges(
    _ translation: (x: Double, y: Double), scrolled: Double
  ) -> [DismissalDrag.Direction] {
    drag.rules.directions.filter { direction in
      DismissalDrag.part(of: translation, along: direction) >= scrolled
    }
  }

  private mutating func step(
    _ event: DismissalDrag.Event, _ sample: DismissalDrag.Sample, time: Double
  ) {
    let before = drag
    let actions = drag.receive(event)
    let direction = drag.phase.direction ?? before.phase.direction
    let reading = drag.reading(of: sample, along: direction ?? drag.rules.directions[0])
    var text = "waits"
    for action in actions {
      switch action {
      case .start(let direction): text = "starts to dismiss, \(direction.name)"
      case .update: if text == "waits" { text = "follows" }
      case .ask: text = "asks the app"
      case .finish: text = "finishes"
      case .cancel: text = "goes back"
      }
    }
    if case .ended = event {
      if actions.isEmpty { text = "is let go" }
      conclude(actions, reading)
    }
    rows.append(
      Row(
        time: time, translation: reading.translation,
        progress: direction == nil ? nil : reading.progress, velocity: reading.velocity,
        event: text))
  }

  private mutating func conclude(
    _ actions: [DismissalDrag.Action], _ release: DismissalDrag.Reading
  ) {
    switch actions.first {
    case .ask(let progress, let velocity)?:
      conclusion = [
        "the app decides, told progress \(shortText(progress)) and \(speedText(velocity))"
      ]
    case .finish?:
      let index = drag.threshold(reachedBy: release) ?? 0
      conclusion = ["dismisses, by threshold \(index + 1)"] + [account(of: index, release)]
    case .cancel? where release.velocity < DismissalDrag.backwardFlick:
      conclusion = [
        "goes back: released backwards at \(speedText(-release.velocity)), faster than "
          + numberText(-DismissalDrag.backwardFlick)
      ]
    case .cancel?:
      conclusion =
        ["goes back: no threshold is reached"]
        + (interactive.thresholds ?? []).indices.map { account(of: $0, release) }
    default: conclusion = ["nothing happens: \(reasonForWaiting)"]
    }
  }

  private var reasonForWaiting: String {
    var reasons = ["the finger never goes \(interactive.directionText)"]
    if interactive.minimumTranslation > 0 {
      reasons[0] += " by \(numberText(interactive.minimumTranslation)) points"
    }
    if interactive.onlyWhenScrolledToTop {
      reasons[0] += " from where what scrolls is at its edge"
    }
    return reasons.joined()
  }

  /// What a threshold wants and what the release has, part by part.
  private func account(of index: Int, _ release: DismissalDrag.Reading) -> String {
    guard let threshold = interactive.thresholds?[index] else { return "" }
    var parts: [String] = []
    func append(_ name: String, _ found: Double, _ wanted: Double, _ unit: String) {
      parts.append(
        "\(name) \(shortText(found))\(unit) \(found >= wanted ? "reaches" : "is below") "
          + "\(shortText(wanted))\(unit)")
    }
    if let progress = threshold.progress { append("progress", release.progress, progress, "") }
    if let points = threshold.translation {
      append("translation", release.translation, points, "")
    }
    switch threshold.velocity {
    case .points(let points): append("velocity", release.velocity, points, "")
    case .percent(let percent):
      append("velocity", release.velocity / release.distance * 100, percent, "%")
    case nil: break
    }
    return "threshold \(index + 1): \(parts.joined(separator: ", "))"
  }
}

extension DismissalDrag.Rules {
  /// What the spec says, for the state machine.
  init(_ interactive: InteractiveDismissal) {
    directions = interactive.directions.map { direction in
      switch direction {
      case .down: .down
      case .up: .up
      case .left: .left
      case .right: .right
      }
    }
    thresholds = interactive.thresholds?.map { threshold in
      var rule = DismissalDrag.Threshold(
        progress: threshold.progress, translation: threshold.translation)
      switch threshold.velocity {
      case .points(let points): rule.velocity = points
      case .percent(let percent): rule.relativeVelocity = percent / 100
      case nil: break
      }
      return rule
    }
    minimumTranslation = interactive.minimumTranslation
    waitsForEdge = interactive.onlyWhenScrolledToTop
  }
}

extension InteractiveDismissal {
  /// What progress 1 means in a container, sideways and up or down.
  package func distance(
    in size: (width: Double, height: Double)
  ) -> (width: Double, height: Double) {
    switch distance {
    case .container, .window: size
    case .points(let points): (points, points)
    case .percent(let percent): (size.width * percent / 100, size.height * percent / 100)
    }
  }

  /// The directions in words: `down or up`.
  package var directionText: String {
    directions.map { $0.rawValue }.joined(separator: " or ")
  }
}

extension DismissalDrag.Direction {
  /// The direction as it is written in specs; generated code has the type as it is, and no use for that.
  fileprivate var name: String {
    switch self {
    case .down: "down"
    case .up: "up"
    case .left: "left"
    case .right: "right"
    }
  }
}

extension DismissalDrag.Phase {
  /// The direction of a drag that has started.
  fileprivate var direction: DismissalDrag.Direction? {
    if case .dragging(let direction) = self { direction } else { nil }
  }
}

/// A number to three places.
private func shortText(_ value: Double) -> String {
  numberText((value * 1000).rounded() / 1000 + 0)
}

/// A velocity in words.
private func speedText(_ velocity: Double) -> String {
  "\(shortText(velocity)) points per second"
}
