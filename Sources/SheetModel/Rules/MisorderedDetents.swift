import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetRule {
  /// `misordered-detents`
  static let misorderedDetents = SheetRule(
    id: "misordered-detents", severity: .error,
    summary: "Detents that are not in order from smallest to largest.",
    rationale: """
      UIKit's header says to specify detents in order from smallest to largest. Sheets with
      others were seen to open at a random detent and to bounce when they grow. Two heights are
      out of order where the earlier is above the later on a device that the spec targets, or in
      a window where it targets iPads alone, and below it nowhere; a medium detent is taken as
      0.56 or 0.63 of the maximum, as measured. Nothing stands after `large`, which is as tall as
      a sheet can be.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [small: 320, tall: 480, large]
        """),
      .good(
        """
        sheets:
          Cart:
            detents: [small: 40%, fixed: 480, large]
        """),
      .good(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            detents:
              - small: 300
              - flat: { height: 400, activeIn: { verticalSizeClass: compact } }
              - tall: 360
              - large
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [large, «medium»]
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
            detents:
              - tall: 480
              - «small: 320»
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [tall: 800, «big: 750», large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [big: 750, tall: 800, large]
          """),
      .bad(
        """
        platform: { idioms: [pad] }
        sheets:
          Cart:
            detents: [medium, «half: 56%», large]
        """,
        fixed: """
          platform: { idioms: [pad] }
          sheets:
            Cart:
              detents: [half: 56%, medium, large]
          """),
      .bad(
        """
        sheets:
          Cart:
            detents: [large, «all: 100%»]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [all: 100%, large]
          """),
      .bad(
        """
        platform: { ios: "15.0" }
        sheets:
          Cart:
            detents: [small: { height: 320, fallback: large }, «medium»]
        """),
    ]
  ) { context, report in
    var isMisordered = false
    for finding in context.order?.findings ?? [] {
      guard case .misordered(let witness) = finding.problem else { continue }
      // One fix sorts them all.
      let fixes = isMisordered ? [] : sortingFix(context)
      isMisordered = true
      reportMisplaced(finding, witness, fixes, context, &report)
    }
    if !isMisordered, context.targetsSystemDetentsOnly {
      checkFallbacks(context, &report)
    }
  }

  private static func reportMisplaced(
    _ finding: DetentOrder.Finding, _ witness: HeightWitness?, _ fixes: [Fix],
    _ context: SheetContext, _ report: inout RuleReport
  ) {
    let lower = context.detents[finding.later]
    let upper = context.detents[finding.earlier]
    let (lowerName, upperName) = (lower.name.value, upper.name.value)
    var help = ["detents stand in order from smallest to largest"]
    if let witness { help.insert(witness.text(upperName, lowerName), at: 0) }
    if finding.earlier == 0, !context.spec.selectedDetentIdentifier.isWritten {
      help.append(
        "if `\(upperName)` is where the sheet should open, say "
          + "`selectedDetentIdentifier: \(upperName)`")
    }
    report(
      "`\(lowerName)` stands after `\(upperName)` and is never taller",
      at: lower.range, label: "belongs before `\(upperName)`",
      labels: [.init("the taller one", at: upper.range)], help: help, fixes: fixes)
  }

  private static func sortingFix(_ context: SheetContext) -> [Fix] {
    guard let list = context.spec.detents.value, list.isComplete,
      let order = context.order?.sorted,
      let edits = context.tree.reordering(list.node, to: order, in: context.file)
    else { return [] }
    return [Fix("sort the detents", .unsafe, edits)]
  }

  /// Before iOS 16 the list is made of `medium` and `large` alone.
  private static func checkFallbacks(_ context: SheetContext, _ report: inout RuleReport) {
    guard let large = context.detents.firstIndex(where: { $0.systemDetent == .large }) else {
      return
    }
    for detent in context.detents[large...] where detent.systemDetent == .medium {
      let upper = context.detents[large]
      report(
        "before iOS 16 `\(detent.name.value)` is medium, and stands after "
          + "`\(upper.name.value)`, which is large",
        at: detent.range, labels: [.init("large before iOS 16", at: upper.range)],
        help: ["choose fallbacks that ascend with the detents, or `fallback: omit`"])
    }
  }
}
