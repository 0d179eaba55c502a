import Diagnostics
import SheetSpec

extension SheetRule {
  /// `threshold-never-decides`
  static let thresholdNeverDecides = SheetRule(
    id: "threshold-never-decides", severity: .warning,
    summary: "A threshold that no drag reaches without reaching another one.",
    rationale: """
      Any threshold of the list suffices. One that asks for all that another one asks for, and
      maybe more, is reached only where that other one is, and changes nothing. Parts are compared
      that are written in one unit: points per second are not compared with percent.
      """,
    examples: [
      .good(
        """
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal:
              closeControl: true
              interactive:
                thresholds:
                  - { progress: 0.5 }
                  - { progress: 0.1, velocity: 800 }
                  - { progress: 0.2, velocity: 80% }
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal:
              closeControl: true
              interactive:
                thresholds: [{ progress: 0.3 }, «{ progress: 0.3, velocity: 10 }»]
        """),
      .bad(
        """
        sheets:
          Photo:
            modalPresentationStyle: overFullScreen
            dismissal:
              closeControl: true
              interactive:
                thresholds:
                  - «{ translation: 120, velocity: 80% }»
                  - { translation: 90, velocity: 80% }
                  - «{ velocity: 80%, translation: 90 }»
        """),
    ]
  ) { context, report in
    let items = context.interactive?.thresholds.value?.items ?? []
    for (index, item) in items.enumerated() {
      let other = items.indices.first { other in
        other != index && item.value.implies(items[other].value)
          // Of two that are equal the first decides.
          && (other < index || !items[other].value.implies(item.value))
      }
      guard let other else { continue }
      report(
        "every drag that reaches this threshold reaches another one", at: item.range,
        labels: [.init("the one that suffices", at: items[other].range)],
        help: ["leave it out, or ask for less of something in it"])
    }
  }
}

extension ThresholdSpec {
  /// Whether every drag that reaches this reaches `other`, as far as that can be told; never of one
  /// that could not be read, or that `threshold-always-met` reports.
  fileprivate func implies(_ other: ThresholdSpec) -> Bool {
    let isReadable = [self, other].allSatisfy {
      !$0.progress.isInvalid && !$0.translation.isInvalid && !$0.velocity.isInvalid
    }
    guard isReadable, !isAlwaysMet, !other.isAlwaysMet else { return false }
    if let least = other.progress.value, progress.value.map({ $0 >= least }) != true {
      return false
    }
    if let least = other.translation.value, translation.value.map({ $0 >= least }) != true {
      return false
    }
    switch (velocity.value, other.velocity.value) {
    case (_, nil): return true
    case (.points(let fast)?, .points(let least)?): return fast >= least
    case (.percent(let fast)?, .percent(let least)?): return fast >= least
    default: return false
    }
  }
}
