import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetRule {
  /// `order-flips`
  static let orderFlips = SheetRule(
    id: "order-flips", severity: .error,
    summary: "Detents that are in order on some devices and out of order on others.",
    rationale: """
      A height in points and a part of the tallest height cross where screens become smaller or
      larger: 400 points are below the medium detent on most iPhones, and above it on an iPhone
      SE. UIKit's header wants the order from smallest to largest everywhere. It is reported
      where one device at least has the wrong order for every value that its maximum may have:
      the maximum is not published, and is known within a few points.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [tray: 340, medium, large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [tray: «400», medium, large]
        """,
        fixed: """
          sheets:
            Cart:
              detents: [tray: "min(400, medium)", medium, large]
          """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - medium
              - tall: «440»
              - large
        """,
        fixed: """
          sheets:
            Cart:
              detents:
                - medium
                - tall: max(440, medium)
                - large
          """),
      .bad(
        """
        platform: { idioms: [phone] }
        sheets:
          Cart:
            prefersEdgeAttachedInCompactHeight: true
            detents: [tray: «240», half: 60%, large]
        """),
    ]
  ) { context, report in
    for finding in context.order?.findings ?? [] {
      guard case .flips(let witness) = finding.problem else { continue }
      let (place, text, help, fixes) = parts(finding, witness, context)
      report(
        text, at: place,
        labels: [finding.otherLabel(context)], help: help, fixes: fixes)
    }
  }

  /// What is said of a pair that is in order elsewhere: the place to change, the sentence, help and
  /// fix.
  static func parts(
    _ finding: DetentOrder.Finding, _ witness: HeightWitness, _ context: SheetContext
  ) -> (place: SourceRange, text: String, help: [String], fixes: [Fix]) {
    let earlier = context.detents[finding.earlier]
    let later = context.detents[finding.later]
    let (name, laterName) = (earlier.name.value, later.name.value)
    var help: [String] = []
    if let condition = finding.condition {
      help.append("`\(name)` is the taller one wherever \(condition)")
    }
    return (
      context.detents[finding.edited].range(isInitial: witness.isInitial),
      witness.text(name, laterName, remark: ", which stands after it,"), help,
      crossingFix(finding, witness, context)
    )
  }

  /// Caps the first of both by the second, or lifts the second to the first, which keeps the order
  /// everywhere.
  private static func crossingFix(
    _ finding: DetentOrder.Finding, _ witness: HeightWitness, _ context: SheetContext
  ) -> [Fix] {
    let isCapped = finding.edited == finding.earlier
    let edited = context.detents[finding.edited]
    let other = context.detents[isCapped ? finding.later : finding.earlier]
    guard case .written(let height, _, let range) = edited.height(isInitial: witness.isInitial)
    else { return [] }
    let otherHeight = other.height(isInitial: witness.isInitial)?.value
    let bound = otherHeight?.text ?? other.name.value
    // An expression has at most 64 operations, and one that can be read has far fewer.
    guard height.text.utf8.count + bound.utf8.count < 80,
      // A height that did not follow the content would need an estimate too.
      height.usesFit || otherHeight?.usesFit != true
    else { return [] }
    let text = "\(isCapped ? "min" : "max")(\(height.text), \(bound))"
    let isQuoted = context.tree.isInFlow(height.node) || context.tree.style(height.node) != .plain
    return [Fix("write `\(text)`", .unsafe, [.init(range, isQuoted ? "\"\(text)\"" : text)])]
  }
}

extension DetentOrder.Finding {
  /// The detent that the one to change crosses.
  func otherLabel(_ context: SheetContext) -> Diagnostic.Label {
    edited == earlier
      ? .init("stands after it", at: context.detents[later].range)
      : .init("stands before it", at: context.detents[earlier].range)
  }
}

extension DetentSpec {
  /// What is written for the height: before the content is measured, or after.
  fileprivate func height(isInitial: Bool) -> Entry<HeightSpec>? {
    guard let body = body?.value else { return nil }
    return isInitial && body.height.value?.usesFit == true ? body.estimated : body.height
  }

  /// Where that is written.
  fileprivate func range(isInitial: Bool) -> SourceRange {
    height(isInitial: isInitial)?.range ?? range
  }

  /// Where the height of the detent is written.
  var heightRange: SourceRange { body?.value.height.range ?? range }
}
