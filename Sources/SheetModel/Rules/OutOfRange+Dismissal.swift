import Diagnostics
import SheetSpec

extension SheetRule {
  /// Reports the numbers of an interactive dismissal that their keys cannot have.
  static func checkRanges(of spec: InteractiveDismissalSpec, _ report: inout RuleReport) {
    func check(
      _ key: String, _ entry: Entry<Double>, _ fact: String, help: [String] = [],
      isRight: (Double) -> Bool
    ) {
      guard case .written(let value, _, let range) = entry, !isRight(value) else { return }
      report("`\(key)` is \(fact)", at: range, help: help)
    }
    for item in spec.thresholds.value?.items ?? [] {
      check(
        "progress", item.value.progress, "not between 0 and 1",
        help: ["progress is a part of the distance, 0 and 1 excluded: 30 % is `0.3`"]
      ) { $0 > 0 && $0 < 1 }
      check("translation", item.value.translation, "negative") { $0 >= 0 }
      if case .written(let velocity, _, let range) = item.value.velocity, velocity.number <= 0 {
        report("`velocity` is not above 0", at: range)
      }
    }
    if case .written(let distance, _, let range) = spec.distance, let fact = distance.problem {
      report("`distance` is \(fact)", at: range)
    }
    check("minimumTranslation", spec.minimumTranslation, "negative") { $0 >= 0 }
    check("duration", spec.duration, "not above 0") { $0 > 0 }
    check("presentationDuration", spec.presentationDuration, "not above 0") { $0 > 0 }
    let speed = spec.completionSpeed.value
    let speedHelp = ["UIKit wants a completion speed above 0; 1 is the animation's own"]
    if let speed, let finish = speed.finish.range, finish == speed.cancel.range {
      // One number for both is one mistake.
      check("completionSpeed", speed.finish, "not above 0", help: speedHelp) { $0 > 0 }
    } else if let speed {
      check("finish", speed.finish, "not above 0", help: speedHelp) { $0 > 0 }
      check("cancel", speed.cancel, "not above 0", help: speedHelp) { $0 > 0 }
    }
    check("dimming", spec.dimming, "not between 0 and 1") { (0...1).contains($0) }
  }
}

extension ThresholdListSpec {
  /// The thresholds that could be read; none where the app decides.
  var items: [Located<ThresholdSpec>] {
    if case .items(let items) = content { items } else { [] }
  }
}

extension DismissalVelocity {
  /// Its number, whatever it counts.
  fileprivate var number: Double {
    switch self {
    case .points(let number), .percent(let number): number
    }
  }
}

extension DismissalDistance {
  /// What is wrong with its number; nil where nothing is.
  fileprivate var problem: String? {
    switch self {
    case .points(let number) where number <= 0, .percent(let number) where number <= 0:
      "not above 0"
    case .percent(let number) where number > 100: "more than the container"
    default: nil
    }
  }
}
