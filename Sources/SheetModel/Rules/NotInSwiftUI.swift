import Diagnostics
import SheetSpec

extension SheetRule {
  /// `not-in-swiftui`
  static let notInSwiftUI = SheetRule(
    id: "not-in-swiftui", severity: .warning,
    summary: "A key that has no counterpart in SwiftUI, where Swift for SwiftUI is made.",
    rationale: """
      SwiftUI's modifiers say less than UIKit's sheet presentation controller does: none attaches
      a sheet to the edge in compact height or centres it over a view (documented). It presents
      sheets, popovers and full screen covers, and a popover takes one direction. A detent with a
      height is either a type, which knows its container but holds nothing of the content or the
      app, or a number of points, which knows no container; neither knows the system's medium
      detent. The modifier that fills a sheet has no value for what the system fills it with, so
      that variants cannot change between both without making the content anew. What has no
      counterpart is left out of the Swift for SwiftUI.
      """,
    examples: [
      .good(
        """
        sheets:
          Filter:
            detents: [medium, large]
            prefersEdgeAttachedInCompactHeight: true
        """),
      .good(
        """
        emit: [swiftui]
        sheets:
          Filter:
            detents: [medium, large]
            prefersEdgeAttachedInCompactHeight: false
        """),
      .bad(
        """
        emit: [uikit, swiftui]
        sheets:
          Filter:
            detents:
              - short: { height: 300, activeIn: { userInterfaceIdiom: phone } }
              - half: «medium + 20»
              - large
            parameters: { radius: { default: 12, minimum: 0, maximum: 20 } }
            preferredCornerRadius: radius
            «sourceView»: true
            «prefersEdgeAttachedInCompactHeight»: true
        """),
      .bad(
        """
        emit: [swiftui]
        sheets:
          Photo:
            modalPresentationStyle: «custom»
          Menu:
            modalPresentationStyle: popover
            popover: { «permittedArrowDirections»: [up, down] }
        """),
      .bad(
        """
        emit: [swiftui]
        sheets:
          Draft:
            dismissal: { closeControl: true, swipe: «host» }
          Photo:
            modalPresentationStyle: fullScreen
            dismissal: { closeControl: true, «interactive»: { direction: down } }
        """),
      .good(
        """
        emit: [swiftui]
        sheets:
          Share:
            parameters: { bar: { default: 40, minimum: 0, maximum: 80 } }
            detents:
              - fitted: { height: "clamp(160, fit, 400)", estimated: 320 }
              - taller: { height: fit + bar + 400, estimated: 440 + bar }
            variants:
              - when: { horizontalSizeClass: regular }
                modalPresentationStyle: formSheet
                detents: [large]
              - when: { state: editing }
                prefersGrabberVisible: true
        """),
      .bad(
        """
        emit: [swiftui]
        sheets:
          Share:
            parameters:
              bar: { default: 10, minimum: 0, maximum: 20 }
              share: { default: 50%, minimum: 45%, maximum: 55% }
            detents:
              - part: «share»
              - fitted: { height: «"clamp(60%, fit, 70%)"», estimated: 65% }
              - most: «95% - bar»
          Player:
            parameters: { bar: { default: 40, minimum: 0, maximum: 80 } }
            detents:
              - fitted: { height: fit, estimated: «10% + bar» }
        """),
      .bad(
        """
        emit: [swiftui]
        sheets:
          Photo:
            variants:
              - when: { userInterfaceIdiom: pad }
                modalPresentationStyle: «overFullScreen»
          Card:
            variants:
              - when: { state: editing }
                background: «{ material: thin }»
        """),
      .bad(
        """
        emit: [swiftui]
        platform: { ios: "15.0" }
        sheets:
          Cart:
            variants:
              - when: { minimumIOS: 16 }
                «detents»: [summary: 320, large]
        """),
    ]
  ) { context, report in
    guard context.emits(.swiftui), let style = context.style else { return }
    let spec = context.spec
    guard style.isInSwiftUI else {
      guard let range = spec.modalPresentationStyle.range else { return }
      let variants = spec.variants.value?.records ?? []
      let isVaried = variants.contains { $0.sheet.modalPresentationStyle.range == range }
      report(
        "SwiftUI cannot present `\(style.rawValue)`", at: range,
        help: [
          isVaried
            ? "there the sheet keeps the style that it has without this"
            : "the sheet is left out of SwiftUI; `fullScreen` becomes a full screen cover there"
        ])
      return
    }
    for key in SheetSpec.definition.writtenKeys(of: spec)
    where key.counterpart == .none && !key.repeatsDefault {
      report(
        "`\(key.key)` has no counterpart in SwiftUI", at: key.range,
        help: ["see that the sheet is good without it there, or emit `uikit` alone"])
    }
    if case .written(.material(let material), _, let range) = spec.background, !material.isInSwiftUI
    {
      report(
        "the material `\(material.rawValue)` has no counterpart in SwiftUI", at: range,
        help: ["the sheet has the system's background there; `thick` and the others are in both"])
    }
    if let popover = spec.popover.value, let directions = popover.permittedArrowDirections.value,
      let range = popover.permittedArrowDirections.keyRange,
      2..<ArrowDirection.allCases.count ~= directions.count
    {
      report(
        "a popover in SwiftUI takes one direction, and here are \(directions.count)", at: range,
        help: ["SwiftUI chooses among all of them; name one, or emit `uikit` alone"])
    }
    let dismissal = spec.dismissal.value
    if let range = dismissal?.interactive.keyRange {
      report(
        "a drag that closes a full screen cover has no counterpart in SwiftUI", at: range,
        help: ["give the content a way out of its own there, or emit `uikit` alone"])
    }
    guard style.hasSheet else { return }
    if case .written(.host, _, let range) = dismissal?.swipe {
      report(
        "SwiftUI does not ask the app about a swipe", at: range,
        help: ["there it closes the sheet; `isModalInPresentation: host` tells it beforehand"])
    }
    reportDetents(context, &report)
    // Once: where no variant holds, the sheet's own background is seen beside theirs.
    guard context.conditions.isEmpty else { return }
    for variant in spec.variants.value?.records ?? [] {
      guard case .written(let background, _, let range) = variant.sheet.background,
        background.isFilled != (spec.background.value ?? .system).isFilled
      else { continue }
      report(
        "SwiftUI cannot change between the system's background and another", at: range,
        help: ["there the background stays as it is without this"])
    }
  }

  private static func reportDetents(_ context: SheetContext, _ report: inout RuleReport) {
    if context.document.ios < .customDetents, context.platform.ios >= .customDetents,
      context.detents.count > 1 || context.detents.first?.name.value != "large",
      let range = context.spec.detents.keyRange
    {
      report(
        "SwiftUI's detents need iOS 16 as the deployment target of the app", at: range,
        help: ["the sheet is large there on every system; `minimumIOS` is enough in UIKit alone"])
      return
    }
    for (index, detent) in context.detents.enumerated() {
      guard let body = detent.body?.value, let formula = context.formulas[index] else { continue }
      let name = detent.name.value
      switch SwiftUIObstacle(
        formula, until: context.estimates[index], usesMedium: context.dependsOnMedium(index))
      {
      case nil: break
      case .medium:
        guard let range = body.height.range else { break }
        report(
          "the height of `\(name)` needs that of `medium`, which a detent in SwiftUI cannot ask for",
          at: range, help: ["`\(name)` is left out of SwiftUI; write it without `medium`"])
      case .mixture:
        guard let range = body.height.range else { break }
        report(
          "the height of `\(name)` mixes percent with what only the running app knows", at: range,
          help: ["`\(name)` is left out of SwiftUI; write it in points, or in percent alone"])
      case .estimate:
        guard let range = body.estimated.range else { break }
        report(
          "the estimate of `\(name)` mixes percent with what only the running app knows",
          at: range,
          help: ["`\(name)` is left out of SwiftUI; estimate it in points, or in percent alone"])
      }
    }
  }
}

extension Background {
  /// Whether SwiftUI's modifier fills the sheet with it.
  fileprivate var isFilled: Bool {
    switch self {
    case .system, .host: false
    case .material(let material): material.isInSwiftUI
    case .color: true
    }
  }
}
