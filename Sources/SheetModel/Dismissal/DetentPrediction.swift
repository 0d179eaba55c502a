package import SheetSpec

/// Where a sheet comes to rest after a drag, as far as it is known.
///
/// UIKit documents nothing of it. Two numbers were read out of it by others, and are not confirmed: a
/// release at 1000 points per second or more moves one detent, and one below 250 counts as none.
package struct DetentPrediction: Sendable {
  /// What is known about the release, a line each.
  package private(set) var lines: [String] = []

  /// The velocity from which on a release moves one detent, in points per second.
  static let flick = 1000.0
  /// The velocity below which a release counts as none, in points per second.
  static let rest = 250.0

  /// Lets the finger drag a sheet of `style` that rests where it opens, in `target`.
  package init(
    _ configuration: SheetConfiguration, _ style: ModalPresentationStyle,
    _ recording: DragRecording, in target: TargetContainer
  ) {
    var stops: [(name: String, height: Double)] = []
    for (index, detent) in configuration.detents.value.enumerated() {
      switch configuration.height(ofDetentAt: index, in: target, style: style) {
      case .fullScreen:
        lines = ["the sheet is full screen here, and has no detents to be dragged between"]
        return
      case .popover:
        lines = ["the sheet is a popover here, and has no detents to be dragged between"]
        return
      case .inactive: continue
      case .height(let measure):
        guard let height = measure.value else {
          lines = ["the height of `\(detent.name)` is not known here, so nothing can be said"]
          return
        }
        stops.append((detent.name, height))
      }
    }
    let selected = configuration.selectedDetent.value.map { configuration.detents.value[$0].name }
    guard let start = stops.firstIndex(where: { $0.name == selected }) ?? stops.indices.first else {
      lines = ["no detent is active here"]
      return
    }
    let last = recording.points.count - 1
    let moved = recording.translation(at: last).y
    let velocity = recording.velocity(at: last).y
    let height = max(0, min(stops[start].height - moved, stops[stops.count - 1].height))
    let list = stops.map { "`\($0.name)` \(pointsText($0.height))" }.joined(separator: ", ")
    lines = [
      "detents: \(list)",
      "rests at `\(stops[start].name)` before the drag",
      "let go at a height of \(pointsText(height)) points, \(Self.text(velocity))",
    ]
    lines += Self.landing(stops, start, height, velocity)
    lines.append(
      "none of this is documented: the two velocities were read out of UIKit by others")
  }

  private static func text(_ velocity: Double) -> String {
    let speed = "\(pointsText(abs(velocity))) points per second"
    return velocity == 0 ? "standing still" : "\(velocity > 0 ? "down" : "up") at \(speed)"
  }

  private static func landing(
    _ stops: [(name: String, height: Double)], _ start: Int, _ height: Double, _ velocity: Double
  ) -> [String] {
    let smallest = stops[0]
    if abs(velocity) >= flick {
      let isDown = velocity > 0
      let next = isDown ? start - 1 : start + 1
      if stops.indices.contains(next) {
        return [
          "expected at `\(stops[next].name)`: a release at 1000 points per second or more moves one "
            + "detent"
        ]
      }
      return isDown
        ? ["a flick below the smallest detent may dismiss the sheet; when it does is not known"]
        : ["expected at `\(stops[start].name)`, the largest"]
    }
    if abs(velocity) >= rest {
      return [
        "where it lands is not known: between 250 and 1000 points per second height and velocity "
          + "both count, and how is not known"
      ]
    }
    if height < smallest.height {
      return [
        "below the smallest detent: how far down a slow release dismisses is not known; else it "
          + "goes back to `\(smallest.name)`"
      ]
    }
    let nearest = stops.min { abs($0.height - height) < abs($1.height - height) } ?? smallest
    return [
      "expected at `\(nearest.name)`, the nearest: a release below 250 points per second counts as "
        + "standing still"
    ]
  }
}
