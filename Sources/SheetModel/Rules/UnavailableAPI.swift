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
      for it, or `omit`. SwiftUI has no detents at all before iOS 16. Keys whose absence only looks different are emitted under an
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
      .bad(
        """
        emit: [swiftui]
        platform: { ios: "15.0" }
        sheets:
          Cart:
            «detents»: [medium, large]
        """),
      .good(
        """
        emit: [swiftui]
        platform: { ios: "15.0" }
        sheets:
          Cart:
            detents: [large]
        """),
    ]
  ) { context, report in
    guard context.targetsSystemDetentsOnly else { return }
    if context.emits(.swiftui), context.hasSheet,
      case .written(let list, let range, _) = context.spec.detents, !list.isLargeAlone
    {
      report(
        "SwiftUI has no detents before iOS 16, and the deployment target is "
          + context.platform.ios.description,
        at: range, help: ["raise `platform.ios` to \"16.0\", or emit `uikit` alone"])
    }
    guard context.emits(.uikit) else { return }
    for (index, detent) in context.detents.enumerated() {
      guard let body = detent.body?.value, !detent.hasSystemName, !body.fallback.isWritten else {
        continue
      }
      report(
        "`\(detent.name.value)` has no fallback for iOS \(context.platform.ios.description): "
          + "custom detents came with iOS 16",
        at: detent.name.range,
        help: [
          "add `fallback: medium`, `large` or `omit`, or raise `platform.ios` to \"16.0\""
        ],
        fixes: orderedFallback(at: index, context.detents).map { fallback in
          context.addition(
            of: "fallback: \(fallback.rawValue)", to: body, "fall back to `\(fallback.rawValue)`")
        } ?? [])
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
}
