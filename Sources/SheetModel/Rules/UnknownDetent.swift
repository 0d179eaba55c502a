import Diagnostics
import SheetSpec

extension SheetRule {
  /// `unknown-detent`
  static let unknownDetent = SheetRule(
    id: "unknown-detent", severity: .error,
    summary: "A key names a detent that the sheet does not have.",
    rationale: """
      UIKit says nothing about it: a selected detent that it does not find is taken as the
      smallest, and an undimmed one that it does not find dims everything (documented in its
      header). What was meant is lost in silence. A detent that is omitted before iOS 16 is
      not there to be named on that system.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            selectedDetentIdentifier: large
        """),
      .good(
        """
        sheets:
          Cart:
            detents: [small: 320, large]
            largestUndimmedDetentIdentifier: small
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [small: 320, large]
            largestUndimmedDetentIdentifier: «smal»
        """,
        fixed: """
          sheets:
            Cart:
              detents: [small: 320, large]
              largestUndimmedDetentIdentifier: small
          """),
      .bad(
        """
        sheets:
          Cart:
            selectedDetentIdentifier: «medium»
        """),
      .bad(
        """
        platform: { ios: "15.0" }
        sheets:
          Cart:
            detents: [small: { height: 320, fallback: omit }, large]
            selectedDetentIdentifier: «small»
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [medium, large]
            actions:
              expand: { select: «full» }
              toggle: { cycle: [medium, «small»] }
        """),
      .good(
        """
        sheets:
          Cart:
            detents: [medium, large]
            actions: { toggle: { cycle: [medium, large] } }
            variants:
              - when: { userInterfaceIdiom: pad }
                detents: [large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents: [small: 320, large]
            selectedDetentIdentifier: «small»
            variants:
              - when: { horizontalSizeClass: regular }
                detents: [large]
              - when: { verticalSizeClass: compact }
                prefersEdgeAttachedInCompactHeight: true
                detents: [small, «tiny», large]
        """),
    ]
  ) { context, report in
    check(
      context.spec.selectedDetentIdentifier, "selectedDetentIdentifier", word: "smallest",
      context, &report)
    check(
      context.spec.largestUndimmedDetentIdentifier, "largestUndimmedDetentIdentifier",
      word: "none", context, &report)
    for detent in context.detents where detent.isReference {
      report(
        "`\(detent.name.value)` is not a detent of this sheet, and has no height", at: detent.range,
        help: [
          "in a variant a name alone stands for a detent of the sheet's own list",
          "one that is new has a height: `\(detent.name.value): 320`",
        ])
    }
    for action in context.spec.actions.value ?? [] {
      check(action.record.select, "select", word: nil, context, &report)
      for name in action.record.cycle.value ?? [] {
        check(
          .written(name.value, key: name.range, range: name.range), "cycle", word: nil, context,
          &report)
      }
    }
  }

  private static func check(
    _ entry: Entry<String>, _ key: String, word: String?, _ context: SheetContext,
    _ report: inout RuleReport
  ) {
    guard let name = entry.value, let range = entry.range, name != word else { return }
    // An action may move to a detent that is there in some variants only.
    if word == nil, context.variantDetents.contains(name) { return }
    if let detent = context.detents.first(where: { $0.name.value == name }) {
      if context.targetsSystemDetentsOnly, detent.systemDetent == .omit {
        report(
          "`\(name)` is omitted before iOS 16, and `\(key)` names it there",
          at: range, labels: [.init("omitted here", at: detent.range)],
          help: ["let it fall back to `medium` or `large`, or raise the deployment target to 16.0"])
      }
      return
    }
    guard !context.spec.detents.isInvalid, context.spec.detents.value?.isComplete != false else {
      return
    }
    let names = context.spec.detents.isWritten ? context.detents.map { $0.name.value } : ["large"]
    guard !names.contains(name) else { return }
    let bare = name.filter { $0 != "." && $0 != "(" && $0 != ")" }
    let closest =
      names.contains(bare) ? bare : closestName(to: name, among: names + (word.map { [$0] } ?? []))
    let isDeclared = context.spec.detents.isWritten
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    report(
      "`\(name.prefix(40))` is not a detent of this sheet", at: range,
      labels: context.spec.detents.keyRange.map { [.init("the detents are declared here", at: $0)] }
        ?? [],
      help: (closest.map { ["did you mean `\($0)`?"] } ?? [])
        + ["`\(key)` is one of \(list)\(word.map { ", or `\($0)`" } ?? "")"]
        + (isDeclared ? [] : ["a sheet without the key `detents` has `large` alone"]),
      fixes: closest.map { [Fix("write `\($0)`", .unsafe, [.init(range, $0)])] } ?? [])
  }
}

extension SheetContext {
  /// The names of the detents that the sheet itself and its variants declare.
  fileprivate var variantDetents: [String] {
    baseDetents
      + (spec.variants.value?.records ?? []).flatMap { variant in
        (variant.sheet.detents.value?.detents ?? []).map { $0.name.value }
      }
  }
}
