import Diagnostics
import SheetSpec

extension SheetRule {
  /// `duplicate-detent`
  static let duplicateDetent = SheetRule(
    id: "duplicate-detent", severity: .error,
    summary: "Two detents of one name, or a detent with the name of a parameter.",
    rationale: """
      UIKit finds detents by their identifiers, and its header says that they should be unique
      within a sheet. Which of two equal ones is selected or undimmed is not documented.
      Detents and parameters share their names, so that a name means one thing in a sheet.
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
      .bad(
        """
        sheets:
          Cart:
            parameters: { rows: { default: 88, minimum: 44, maximum: 440 } }
            detents: [«rows»: rows + 160, large]
        """),
    ]
  ) { context, report in
    checkParameters(context, &report)
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

  private static func checkParameters(_ context: SheetContext, _ report: inout RuleReport) {
    guard let list = context.spec.parameters.value else { return }
    for detent in context.detents {
      guard let parameter = list.declarations.first(where: { $0.name.value == detent.name.value })
      else { continue }
      report(
        "`\(detent.name.value)` names a detent and a parameter", at: detent.name.range,
        labels: [.init("the parameter", at: parameter.name.range)],
        help: ["give one of them another name"])
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
