/// A drag that dismisses, from the touch to the end of the transition: it is told what happens,
/// and answers what to do.
///
/// Every run that starts is ended once, by its release, by what interrupts it, or by the
/// transition itself; whatever comes in between from another finger changes nothing.
struct DismissalDrag: Sendable {
  /// Where a drag can go.
  enum Direction: Sendable {
    case down, up, left, right
  }

  /// One way to finish: all that is given has to be reached.
  struct Threshold: Sendable {
    /// The part of the distance.
    var progress: Double?
    /// Points along the direction.
    var translation: Double?
    /// Points in a second along the direction.
    var velocity: Double?
    /// The part of the distance in a second along the direction.
    var relativeVelocity: Double?
  }

  /// What a drag obeys.
  struct Rules: Sendable {
    /// Where it can go.
    var directions: [Direction] = [.down]
    /// The ways to finish, each of which suffices; nil asks the app.
    var thresholds: [Threshold]? = []
    /// How far the finger goes before the dismissal starts, in points.
    var minimumTranslation = 0.0
    /// Whether what scrolls under the finger has to be at its edge first.
    var waitsForEdge = false
  }

  /// The finger at a moment, in points to the right and down.
  struct Sample: Sendable {
    /// How far it is from the touch.
    var translation: (x: Double, y: Double)
    /// How fast it is, in points in a second.
    var velocity: (x: Double, y: Double)
    /// What progress 1 means, sideways and up or down.
    var distance: (x: Double, y: Double)
    /// The directions in which nothing is left to scroll.
    var edges: [Direction] = [.down, .up, .left, .right]
  }

  /// The finger at a moment, along the direction of its drag.
  struct Reading: Sendable {
    /// The part of the distance, from 0 to 1.
    var progress: Double
    /// Points from where the drag counts.
    var translation: Double
    /// Points in a second.
    var velocity: Double
    /// The points that progress 1 means.
    var distance: Double
  }

  /// What happens to a drag.
  enum Event: Sendable {
    /// The finger counts from here.
    case began(Sample)
    /// It moves.
    case changed(Sample)
    /// It goes up.
    case ended(Sample)
    /// The gesture is over without a release.
    case cancelled, failed
    /// The content is covered, or goes away.
    case interrupted
    /// The app says whether to finish.
    case answered(Bool)
    /// The transition is over.
    case completed
  }

  /// What is to be done.
  enum Action: Equatable, Sendable {
    /// Start to dismiss that way.
    case start(Direction)
    /// Move the transition to that progress.
    case update(Double)
    /// Ask the app whether to finish.
    case ask(progress: Double, velocity: Double)
    /// End the transition.
    case finish, cancel
  }

  /// How far a drag has come.
  enum Phase: Equatable, Sendable {
    /// No finger counts.
    case idle
    /// A finger is down, and nothing has moved.
    case armed
    /// The dismissal follows the finger.
    case dragging(Direction)
    /// The finger is up, and the app decides.
    case asking
    /// The rest of the way goes by itself.
    case ending
  }

  /// What the drag obeys.
  let rules: Rules
  /// How far it has come.
  private(set) var phase = Phase.idle
  /// The translation from which it counts.
  private var origin = (x: 0.0, y: 0.0)

  /// The velocity of a release, in points in a second, below which it goes back whatever the
  /// thresholds.
  static let backwardFlick = -250.0

  init(_ rules: Rules) {
    self.rules = rules
  }

  /// Whether a motion goes one of the ways rather than across all of them.
  func allows(_ motion: (x: Double, y: Double)) -> Bool {
    let strongest = max(abs(motion.x), abs(motion.y))
    return rules.directions.contains { Self.part(of: motion, along: $0) >= strongest }
  }

  /// Takes note of what happened, and answers what to do, in order.
  mutating func receive(_ event: Event) -> [Action] {
    switch (event, phase) {
    case (.completed, _):
      phase = .idle
      return []
    case (.began(let sample), .idle):
      phase = .armed
      origin = (0, 0)
      return advance(to: sample)
    case (.changed(let sample), .armed):
      return advance(to: sample)
    case (.changed(let sample), .dragging(let direction)):
      return [.update(reading(of: sample, along: direction).progress)]
    case (.ended(let sample), .dragging(let direction)):
      return release(reading(of: sample, along: direction))
    case (.answered(let finishes), .asking):
      phase = .ending
      return [finishes ? .finish : .cancel]
    case (.ended, .armed), (.cancelled, .armed), (.failed, .armed), (.interrupted, .armed):
      phase = .idle
      return []
    case (.cancelled, .dragging), (.failed, .dragging), (.interrupted, .dragging),
      (.interrupted, .asking):
      phase = .ending
      return [.cancel]
    default:
      return []
    }
  }

  /// The finger along `direction`.
  func reading(of sample: Sample, along direction: Direction) -> Reading {
    let moved = (sample.translation.x - origin.x, sample.translation.y - origin.y)
    let translation = Self.part(of: moved, along: direction)
    let distance = direction == .down || direction == .up ? sample.distance.y : sample.distance.x
    return Reading(
      progress: distance > 0 ? min(max(translation / distance, 0), 1) : 0,
      translation: translation, velocity: Self.part(of: sample.velocity, along: direction),
      distance: distance)
  }

  /// The place of the first threshold that a release reaches.
  func threshold(reachedBy release: Reading) -> Int? {
    rules.thresholds?.firstIndex { threshold in
      release.progress >= threshold.progress ?? 0
        && release.translation >= threshold.translation ?? -.infinity
        && release.velocity >= threshold.velocity ?? -.infinity
        && release.velocity >= (threshold.relativeVelocity ?? -.infinity) * release.distance
    }
  }

  private mutating func advance(to sample: Sample) -> [Action] {
    let readings = rules.directions.map { ($0, reading(of: sample, along: $0)) }
    guard let (direction, reading) = readings.max(by: { $0.1.translation < $1.1.translation }),
      reading.translation > 0
    else { return [] }
    if rules.waitsForEdge, !sample.edges.contains(direction) {
      // What the finger has scrolled is no part of its drag.
      origin = sample.translation
      return []
    }
    guard reading.translation >= rules.minimumTranslation else { return [] }
    phase = .dragging(direction)
    return [.start(direction), .update(reading.progress)]
  }

  private mutating func release(_ release: Reading) -> [Action] {
    let isBackward = release.velocity < Self.backwardFlick
    if rules.thresholds == nil, !isBackward {
      phase = .asking
      return [.ask(progress: release.progress, velocity: release.velocity)]
    }
    phase = .ending
    return [!isBackward && threshold(reachedBy: release) != nil ? .finish : .cancel]
  }

  /// How much of `motion` goes `way`.
  static func part(of motion: (x: Double, y: Double), along way: Direction) -> Double {
    switch way {
    case .down: motion.y
    case .up: -motion.y
    case .left: -motion.x
    case .right: motion.x
    }
  }
}
