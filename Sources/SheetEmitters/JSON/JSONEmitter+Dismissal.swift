import JSONText
import SheetModel
import SheetSpec

extension Emitter {
  /// How a sheet is closed: by a swipe, where the style has a sheet, else by a drag or not at all.
  static func dismissal(_ dismissal: Dismissal, hasSheet: Bool) -> JSONValue {
    var object: JSONObject = ["closeControl": .bool(dismissal.closeControl.value)]
    if hasSheet {
      object.append("swipe", .string(dismissal.swipe.value.rawValue))
    } else {
      object.append("interactive", dismissal.interactive.map { interactive($0) } ?? nil)
    }
    return .object(object)
  }

  private static func interactive(_ interactive: InteractiveDismissal) -> JSONValue {
    [
      "direction": .array(interactive.directions.map { .string($0.rawValue) }),
      "thresholds": interactive.thresholds.map { .array($0.map { threshold($0) }) } ?? "host",
      "distance": distance(interactive.distance),
      "minimumTranslation": .number(interactive.minimumTranslation),
      "onlyWhenScrolledToTop": .bool(interactive.onlyWhenScrolledToTop),
      "duration": .number(interactive.duration),
      "presentationDuration": .number(interactive.presentationDuration),
      "completionSpeed": [
        "finish": .number(interactive.finishSpeed), "cancel": .number(interactive.cancelSpeed),
      ],
      "dimming": .number(interactive.dimming),
    ]
  }

  /// A threshold with the parts that it has.
  private static func threshold(_ threshold: DismissalThreshold) -> JSONValue {
    var object = JSONObject()
    if let progress = threshold.progress { object.append("progress", .number(progress)) }
    if let points = threshold.translation { object.append("translation", .number(points)) }
    switch threshold.velocity {
    case .points(let points): object.append("velocity", ["pointsPerSecond": .number(points)])
    case .percent(let percent): object.append("velocity", ["percentPerSecond": .number(percent)])
    case nil: break
    }
    return .object(object)
  }

  private static func distance(_ distance: DismissalDistance) -> JSONValue {
    switch distance {
    case .container: "container"
    case .window: "window"
    case .points(let points): ["points": .number(points)]
    case .percent(let percent): ["percent": .number(percent)]
    }
  }
}
