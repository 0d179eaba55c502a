import Diagnostics

/// Where a drag takes what it closes.
package enum DismissalDirection: String, Choice {
  case down, up, left, right

  static var refused: [String: String] {
    [
      "vertical": "write `[down, up]`", "horizontal": "write `[left, right]`",
      "any": "write `[down, up, left, right]`",
    ]
  }
}

/// How a drag closes what is presented, as written.
package struct InteractiveDismissalSpec: Sendable {
  /// Where the drag goes.
  package var direction: Entry<[DismissalDirection]> = .missing
  /// How far or fast it has to go.
  package var thresholds: Entry<ThresholdListSpec> = .missing
  /// What progress 1 means.
  package var distance: Entry<DismissalDistance> = .missing
  /// How far a finger goes before anything moves, in points.
  package var minimumTranslation: Entry<Double> = .missing
  /// Whether what scrolls has to be at its edge first.
  package var onlyWhenScrolledToTop: Entry<Bool> = .missing
  /// How long the way out takes, in seconds.
  package var duration: Entry<Double> = .missing
  /// How long the way in takes, in seconds.
  package var presentationDuration: Entry<Double> = .missing
  /// How fast the rest of the way goes once the finger is up.
  package var completionSpeed: Entry<CompletionSpeedSpec> = .missing
  /// How dark what is behind is.
  package var dimming: Entry<Double> = .missing

  /// Every key of an interactive dismissal.
  package static let definition = RecordDefinition<InteractiveDismissalSpec>(
    "an interactive dismissal", example: "interactive: { thresholds: { progress: 0.3 } }",
    nearMisses: [
      .key("directions", "direction"), .key("axis", "direction"), .key("threshold", "thresholds"),
      .key("minimumDistance", "minimumTranslation"), .key("dimmingAlpha", "dimming"),
      .key("transitionDuration", "duration"), .key("dismissDuration", "duration"),
      .key("presentDuration", "presentationDuration"), .key("speed", "completionSpeed"),
      .key("onlyWhenScrolledToEdge", "onlyWhenScrolledToTop"),
      .sentence(
        "percentThreshold", "how far a drag has to go is `thresholds: { progress: 0.3 }`",
        under: "thresholds"),
    ]
      + ["progress", "translation", "velocity"].map {
        .sentence($0, "`\($0)` belongs under `thresholds`", under: "thresholds")
      },
    [
      Field(
        "direction", { $1(&$0.direction) }, .oneOrList(), default: .value([.down], "down"),
        "Where the drag goes; of several the one that the finger takes."),
      Field(
        "thresholds", { $1(&$0.thresholds) }, .thresholdList,
        default: .said("{ progress: 0.3 }") { $0.isDefault },
        "How far or fast a drag has to go; any item of the list suffices, and `host` asks the app."),
      Field(
        "distance", { $1(&$0.distance) }, .dismissalDistance,
        default: .value(.container, "container"),
        "What progress 1 means."),
      Field(
        "minimumTranslation", { $1(&$0.minimumTranslation) }, .points(.notNegative),
        default: .value(0, "0"),
        "How far the finger goes before the dismissal starts."),
      Field(
        "onlyWhenScrolledToTop", { $1(&$0.onlyWhenScrolledToTop) }, .boolean, default: false,
        "Whether the dismissal waits until what scrolls under the finger is at its top: for other "
          + "directions than `down`, at the edge that the drag pulls away from."),
      Field(
        "duration", { $1(&$0.duration) }, .number("a number of seconds", .positive),
        default: .value(0.6, "0.6"), "How long the way out takes."),
      Field(
        "presentationDuration", { $1(&$0.presentationDuration) },
        .number("a number of seconds", .positive),
        default: "that of `duration`", "How long the way in takes."),
      Field(
        "completionSpeed", { $1(&$0.completionSpeed) }, .completionSpeed,
        default: .said("1") { $0.finish.value ?? 1 == 1 && $0.cancel.value ?? 1 == 1 },
        "How fast the rest of the way goes once the finger is up, as a factor."),
      Field(
        "dimming", { $1(&$0.dimming) }, .number("a number between 0 and 1", .part),
        default: .value(0.4, "0.4"), "How dark what is behind is; it follows the progress."),
    ])

  /// The keys that people write one level up, or on the sheet.
  static let misplaced: [NearMiss] =
    [
      .sentence(
        "percentThreshold",
        "how far a drag has to go is `dismissal: { interactive: { thresholds: { progress: 0.3 } } }`"
      )
    ]
    + ["thresholds", "direction", "minimumTranslation", "onlyWhenScrolledToTop", "completionSpeed"]
    .map { .sentence($0, "`\($0)` belongs under `dismissal: { interactive: … }`") }
}

/// One way for a drag to close, as written: every part holds.
package struct ThresholdSpec: Sendable {
  /// How much of the distance, between 0 and 1.
  package var progress: Entry<Double> = .missing
  /// How far, in points.
  package var translation: Entry<Double> = .missing
  /// How fast.
  package var velocity: Entry<DismissalVelocity> = .missing

  /// Every key of a threshold.
  package static let definition = RecordDefinition<ThresholdSpec>(
    "a threshold", example: "thresholds: { progress: 0.3 }",
    nearMisses: [
      .key("percentThreshold", "progress"), .key("fraction", "progress"),
      .key("percent", "progress"), .key("distance", "translation"), .key("speed", "velocity"),
      .key("points", "translation"),
    ],
    [
      Field(
        "progress", { $1(&$0.progress) }, .number("a number between 0 and 1", .properPart),
        default: "any",
        "How much of the distance the drag has to have gone at least."),
      Field(
        "translation", { $1(&$0.translation) }, .points(.notNegative), default: "any",
        "How far the drag has to have gone at least."),
      Field(
        "velocity", { $1(&$0.velocity) }, .dismissalVelocity, default: "any",
        "How fast the drag has to be at least when the finger goes up."),
    ])
}

/// The ways for a drag to close, as written.
package struct ThresholdListSpec: Sendable {
  /// Who decides.
  package enum Content: Sendable {
    /// The app is asked at the end.
    case host
    /// Any of these suffices, in order; those that could be read.
    case items([Located<ThresholdSpec>])
  }

  /// What is written.
  package let content: Content
  /// Whether all of it could be read.
  package let isComplete: Bool

  /// Whether this is what holds where nothing is said.
  fileprivate var isDefault: Bool {
    guard isComplete, case .items(let items) = content, items.count == 1 else { return false }
    let item = items[0].value
    return item.progress.value == 0.3 && !item.translation.isWritten && !item.velocity.isWritten
  }
}

/// How fast the rest of the way goes, as written.
package struct CompletionSpeedSpec: Sendable {
  /// The factor where the drag closes.
  package var finish: Entry<Double> = .missing
  /// The factor where it does not.
  package var cancel: Entry<Double> = .missing

  /// Every key of a completion speed.
  package static let definition = RecordDefinition<CompletionSpeedSpec>(
    "a completion speed", example: "completionSpeed: { finish: 0.9, cancel: 0.5 }",
    nearMisses: [.key("finished", "finish"), .key("cancelled", "cancel")],
    [
      Field(
        "finish", { $1(&$0.finish) }, .number("a number above 0", .positive),
        default: .value(1, "1"),
        "How fast the rest of the way out goes."),
      Field(
        "cancel", { $1(&$0.cancel) }, .number("a number above 0", .positive),
        default: .value(1, "1"),
        "How fast the way back goes."),
    ])
}
