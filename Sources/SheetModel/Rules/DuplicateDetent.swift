import Diagnostics
import SheetSpec

extension SheetRule {
  /// `duplicate-detent`
  static let duplicateDetent = SheetRule(
    id: "duplicate-detent", severity: .error,
    summary: "Two detents of one name.",
    rationale: """
      UIKit finds detents by their identifiers, and its header says that they should be unique
      within a sheet. Which of two equal ones is selected or undimmed is not documented.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [small: 320, medium]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - small: 320
              - «small»: 40%
              - large
        """),
    ]
  ) { context, report in
    // Few names are sooner compared than hashed.
    let isShort = context.detents.count <= 8
    guard !isShort || hasEqualNames(context.detents) else { return }
    var first: [String: SourceRange] = [:]
    for detent in context.detents {
      guard let earlier = first[detent.name.value] else {
        first[detent.name.value] = detent.name.range
        continue
      }
      report(
        "the detent `\(detent.name.value)` is declared twice",
        at: detent.name.range, labels: [.init("first declared here", at: earlier)],
        help: ["give one of them another name, or remove it"])
    }
  }

  private static func hasEqualNames(_ detents: [DetentSpec]) -> Bool {
    for index in detents.indices {
      for earlier in 0..<index where detents[earlier].name.value == detents[index].name.value {
        return true
      }
    }
    return false
  }
}
