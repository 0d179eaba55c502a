import Diagnostics
import SheetSpec

extension SheetRule {
  /// `looks-like-fraction`
  static let looksLikeFraction = SheetRule(
    id: "looks-like-fraction", severity: .warning,
    summary: "A height of one point or less, which is written like a part of the whole.",
    rationale: """
      SwiftUI's `.fraction(0.5)` and the detents of several cross-platform libraries count parts
      of the tallest height; UIKit's custom detents count points inside the safe area, and 0.5
      is half a point. A part is written in percent here.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [half: 50%, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [half: «0.5», large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [half: 50%, large]
          """),
      .bad(
        """
        sheets:
          Cart:
            detents: [all: «1»]
        """),
    ]
  ) { context, report in
    for index in context.detents.indices {
      guard let formula = context.formulas[index], formula.looksLikeFraction,
        !context.isFaulty(index),
        let points = formula.constant,
        case .written(let height, _, let range) = context.detents[index].body?.value.height
      else { continue }
      let percent = numberText((points * 1e8).rounded() / 1e6) + "%"
      var fixes = [Fix("write `\(percent)`", .unsafe, [.init(range, percent)])]
      // What is worked out of several numbers is no slip of the pen, and 1 is a line as often as
      // the whole.
      if case .points = height.expression, points < 1 {} else { fixes = [] }
      report(
        "`\(context.detents[index].name.value)` is \(numberText(points)) "
          + "point\(points == 1 ? "" : "s") tall", at: range,
        help: ["a part of the tallest height is written `\(percent)`"], fixes: fixes)
    }
  }
}
