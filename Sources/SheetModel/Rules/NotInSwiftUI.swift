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
      sheets, popovers and full screen covers, a popover takes one direction, and a detent with a
      height is a type, which knows its container but not the system's medium detent, the content,
      what the app gives at run time or the kind of device. What has no counterpart is left out of
      the Swift for SwiftUI.
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
              - short: { height: 300, activeIn: { «userInterfaceIdiom»: phone } }
              - half: «medium + 20»
              - large
            parameters: { radius: { default: 12, minimum: 0, maximum: 20 } }
            preferredCornerRadius: «radius»
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
      .bad(
        """
        emit: [swiftui]
        sheets:
          Share:
            parameters: { bar: { default: 40, minimum: 0, maximum: 80 } }
            detents:
              - fitted: { height: «fit», estimated: 320 }
              - taller: { height: «fit + bar», estimated: 400 + bar }
              - most: «90% - bar»
        """),
    ]
  ) { context, report in
    guard context.emits(.swiftui), let style = context.style else { return }
    let spec = context.spec
    guard style.isInSwiftUI else {
      guard let range = spec.modalPresentationStyle.range else { return }
      report(
        "SwiftUI cannot present `\(style.rawValue)`", at: range,
        help: ["the sheet is left out of SwiftUI; `fullScreen` becomes a full screen cover there"])
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
    if case .written(.parameter(let name), _, let range) = spec.preferredCornerRadius {
      report(
        "a radius that the app gives has no counterpart in SwiftUI", at: range,
        help: ["there the radius is what `\(name)` is by default"])
    }
    for detent in context.detents {
      let name = detent.name.value
      if let height = detent.body?.height, let range = height.range,
        let reason = height.value?.reasonNotInSwiftUI
      {
        report(
          "the height of `\(name)` \(reason)", at: range,
          help: [
            "`\(name)` is left out of SwiftUI; write it in points and percent to have it there"
          ])
      }
      if let range = detent.body?.activeIn.value?.userInterfaceIdiom.keyRange {
        report(
          "where `\(name)` is active depends on the device, which a detent in SwiftUI cannot ask for",
          at: range,
          help: ["in SwiftUI it is active on every device; size classes can tell them apart"])
      }
    }
  }
}

extension HeightSpec {
  /// Why a detent in SwiftUI, a type that holds no value and knows its container alone, cannot have
  /// the height; nil where it can.
  fileprivate var reasonNotInSwiftUI: String? {
    if usesMedium { return "needs that of `medium`, which a detent in SwiftUI cannot ask for" }
    if usesFit { return "follows the content, which a detent in SwiftUI cannot ask for" }
    if let parameter = parameters.first {
      return "is made of `\(parameter.value)`, which a detent in SwiftUI cannot ask for"
    }
    return nil
  }
}
