import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetRule {
  /// `stale-allow`
  static let staleAllow = SheetRule(
    id: "stale-allow", severity: .warning,
    summary: "An `allow` of something that does not happen.",
    rationale: """
      What is allowed was once reported and judged to be right. Where nothing is reported any
      more, the entry and its reason describe a sheet that is gone, and would hide the next
      fault of the same kind. It is decided once the sheet has no errors.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [hairline: 1, large]
            allow:
              - rule: looks-like-fraction
                because: a line that tells the sheet is there
        """),
      .bad(
        """
        sheets:
          Cart:
            allow:
              - rule: «looks-like-fraction»
                because: it was 0.5 once
            detents: [medium, large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [medium, large]
          """),
      .bad(
        """
        sheets:
          Cart:
            allow:
              - rule: looks-like-fraction
                because: a line that tells the sheet is there
              - rule: «looks-like-fraction»
                because: it was 0.5 once
            detents: [hairline: 1, large]
        """,
        fixed: """
          sheets:
            Cart:
              allow:
                - rule: looks-like-fraction
                  because: a line that tells the sheet is there
              detents: [hairline: 1, large]
          """),
    ]
  ) { context, report in
    guard context.isReadable, !report.diagnostics.hasErrors else { return }
    for (position, allowance) in report.allowances.enumerated() where !allowance.isUsed {
      let id = SheetRule.all[allowance.position].rule.id
      if let first = report.allowances[..<position].first(where: {
        $0.position == allowance.position
      }) {
        report(
          "`\(id)` is allowed twice", at: allowance.range,
          labels: [.init("allowed here already", at: first.range)],
          help: ["keep one entry with all of the reasons"],
          fixes: removalFix(position, context, .unsafe))
        continue
      }
      report(
        "`\(id)` is allowed, and nothing breaks it", at: allowance.range,
        help: ["take the entry out of `allow`"], fixes: removalFix(position, context, .safe))
    }
  }

  /// Takes out the entry, or the whole key where that has one alone.
  private static func removalFix(
    _ position: Int, _ context: SheetContext, _ applicability: Fix.Applicability
  ) -> [Fix] {
    guard case .written(let list, let key, _) = context.spec.allow else { return [] }
    if list.records.count == 1 {
      return context.removal(of: "allow", at: key, applicability, title: "take it out")
    }
    let (tree, file) = (context.tree, context.file)
    guard let edits = tree.removal(ofItem: position, from: list.node, in: file) else { return [] }
    let holdsComment = tree.holdsComment(inItem: position, of: list.node, in: file)
    return [Fix("take it out", holdsComment ? .unsafe : applicability, edits)]
  }
}
