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
    ]
  ) { context, report in
    guard context.isReadable, !report.diagnostics.hasErrors else { return }
    for (position, allowance) in report.allowances.enumerated() where !allowance.isUsed {
      let id = SheetRule.all[allowance.position].rule.id
      report(
        "`\(id)` is allowed, and nothing breaks it", at: allowance.range,
        help: ["take the entry out of `allow`"], fixes: removalFix(position, context))
    }
  }

  /// Takes out the entry, or the whole key where that has one alone.
  private static func removalFix(_ position: Int, _ context: SheetContext) -> [Fix] {
    guard case .written(let list, let key, _) = context.spec.allow else { return [] }
    let edits =
      list.records.count == 1
      ? context.tree.removal(ofKeyAt: key, in: context.file)
      : context.tree.removal(ofItem: position, from: list.node, in: context.file)
    return edits.map { [Fix("take it out", .safe, $0)] } ?? []
  }
}
