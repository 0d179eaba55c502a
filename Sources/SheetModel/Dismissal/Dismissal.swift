package import SheetSpec

/// How a sheet is closed.
package struct Dismissal: Sendable {
  /// Whether the content offers a way out of its own.
  package let closeControl: Setting<Bool>
  /// What becomes of a swipe, where the style has a sheet.
  package let swipe: Setting<DismissalSwipe>
  /// How a drag closes it, where the style has no sheet.
  package let interactive: InteractiveDismissal?
}

/// How a drag closes what is presented; every default is filled in.
package struct InteractiveDismissal: Sendable {
  /// Where it goes, in the order of the spec.
  package let directions: [DismissalDirection]
  /// The ways to finish, each of which suffices; nil asks the app.
  package let thresholds: [DismissalThreshold]?
  /// What progress 1 means.
  package let distance: DismissalDistance
  /// How far a finger goes before anything moves, in points.
  package let minimumTranslation: Double
  /// Whether what scrolls has to be at its edge first.
  package let onlyWhenScrolledToTop: Bool
  /// How long the way out takes, in seconds.
  package let duration: Double
  /// How long the way in takes, in seconds.
  package let presentationDuration: Double
  /// How fast the rest of the way out goes, as a factor.
  package let finishSpeed: Double
  /// How fast the way back goes, as a factor.
  package let cancelSpeed: Double
  /// How dark what is behind is, from 0 to 1.
  package let dimming: Double
}

/// One way for a drag to close: every part that is given has to be reached.
package struct DismissalThreshold: Sendable {
  /// How much of the distance.
  package let progress: Double?
  /// How far, in points.
  package let translation: Double?
  /// How fast.
  package let velocity: DismissalVelocity?
}

extension Dismissal {
  /// Fills in the defaults; what could not be read has been reported, and counts as not written.
  init(_ spec: DismissalSpec?, hasSheet: Bool) {
    closeControl = Setting(
      spec?.closeControl.value ?? false, isWritten: spec?.closeControl.isWritten ?? false)
    swipe = Setting(spec?.swipe.value ?? .allowed, isWritten: spec?.swipe.isWritten ?? false)
    interactive = hasSheet ? nil : spec?.interactive.value.map { InteractiveDismissal($0.value) }
  }
}

extension InteractiveDismissal {
  fileprivate init(_ spec: InteractiveDismissalSpec) {
    directions = spec.direction.value ?? [.down]
    switch spec.thresholds.value?.content {
    case .host: thresholds = nil
    case .items(let items): thresholds = items.map { DismissalThreshold($0.value) }
    case nil:
      thresholds = [DismissalThreshold(progress: 0.3, translation: nil, velocity: nil)]
    }
    distance = spec.distance.value ?? .container
    minimumTranslation = spec.minimumTranslation.value ?? 0
    onlyWhenScrolledToTop = spec.onlyWhenScrolledToTop.value ?? false
    duration = spec.duration.value ?? 0.6
    presentationDuration = spec.presentationDuration.value ?? duration
    finishSpeed = spec.completionSpeed.value?.finish.value ?? 1
    cancelSpeed = spec.completionSpeed.value?.cancel.value ?? 1
    dimming = spec.dimming.value ?? 0.4
  }
}

extension DismissalThreshold {
  fileprivate init(_ spec: ThresholdSpec) {
    progress = spec.progress.value
    translation = spec.translation.value
    velocity = spec.velocity.value
  }
}
