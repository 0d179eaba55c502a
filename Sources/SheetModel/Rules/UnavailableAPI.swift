import Diagnostics
import SheetSpec
import YAMLSyntax

extension SheetRule {
  /// `unavailable-api`
  static let unavailableAPI = SheetRule(
    id: "unavailable-api", severity: .error,
    summary:
      "A key whose API is newer than the deployment target, and nothing to put in its place.",
    rationale: """
      Detents with a height of one's own, and `sourceItem`, came with iOS 16. Before it a sheet
      has only `medium` and `large`, so a detent needs a `fallback` that says which one stands
      for it, or `omit`. Keys whose absence only looks different are emitted under an
      availability check instead, and are not reported.
      """,
    examples: [
      .good(
        """
        platform: { ios: "15.0" }
        sheets:
          Cart:
            detents: [small: { height: 320, fallback: medium }, large]
        """),
      .bad(
        """
        platform: { ios: "15.0" }
        sheets:
          Cart:
            detents: [«small»: 320, large]
        """,
        fixed: """
          platform: { ios: "15.0" }
          sheets:
            Cart:
              detents: [small: { height: 320, fallback: medium }, large]
          """),
      .bad(
        """
        platform: { ios: "15.0" }
        sheets:
          Share:
            modalPresentationStyle: popover
            popover: { anchor: «sourceItem» }
        """,
        fixed: """
          platform: { ios: "15.0" }
          sheets:
            Share:
              modalPresentationStyle: popover
              popover: { anchor: sourceView }
          """),
    ]
  ) { context, report in
    guard context.targetsSystemDetentsOnly else { return }
    for (index, detent) in context.detents.enumerated() {
      guard let body = detent.body, !detent.hasSystemName, !body.fallback.isWritten else {
        continue
      }
      report(
        "`\(detent.name.value)` has no fallback for iOS \(context.platform.ios.description): "
          + "custom detents came with iOS 16",
        at: detent.name.range,
        help: [
          "add `fallback: medium`, `large` or `omit`, or raise `platform.ios` to \"16.0\""
        ], fixes: fallbackFix(body, at: index, context))
    }
    if let anchor = context.spec.popover.value?.anchor, anchor.value == .sourceItem,
      let range = anchor.range
    {
      report(
        "`sourceItem` came with iOS 16, and the deployment target is "
          + "\(context.platform.ios.description)",
        at: range, help: ["use `sourceView`, or raise `platform.ios` to \"16.0\""],
        fixes: [Fix("write `sourceView`", .unsafe, [.init(range, "sourceView")])])
    }
  }

  /// The fallback that keeps the list in order before iOS 16; nil where none does.
  private static func orderedFallback(at index: Int, _ detents: [DetentSpec]) -> DetentFallback? {
    guard detents[..<index].contains(where: { $0.systemDetent == .large }) else { return .medium }
    return detents[index...].contains { $0.systemDetent == .medium } ? nil : .large
  }

  private static func fallbackFix(
    _ body: DetentSpec.Body, at index: Int, _ context: SheetContext
  ) -> [Fix] {
    guard let height = body.height.value, let key = body.height.keyRange,
      let range = body.height.range,
      let fallback = orderedFallback(at: index, context.detents)?.rawValue
    else { return [] }
    let written = context.file.text(range)
    let title = "fall back to `\(fallback)`"
    guard !written.contains("\n"), !written.contains("\r"),
      !context.tree.isTagged(height.node, in: context.file)
    else { return [] }
    let isShort = context.file.text(key) != "height"
    if isShort {
      let needsQuotes = height.text.contains(",") && written == height.text
      let value = needsQuotes ? "\"\(written)\"" : written
      return [
        Fix(title, .unsafe, [.init(range, "{ height: \(value), fallback: \(fallback) }")])
      ]
    }
    guard context.tree.isInFlow(height.node) else { return [] }
    return [
      Fix(title, .unsafe, [.init(SourceRange(range.end, range.end), ", fallback: \(fallback)")])
    ]
  }
}
