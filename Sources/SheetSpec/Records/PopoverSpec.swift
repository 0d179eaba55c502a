import Diagnostics
import YAMLSyntax

/// What a popover points at.
package enum PopoverAnchor: String, Choice {
  /// A view.
  case sourceView
  /// A view or a bar button item; iOS 16 and later.
  case sourceItem

  static var refused: [String: String] {
    ["barButtonItem": "a bar button item is a source item: write `sourceItem`"]
  }
}

/// The directions that a popover's arrow may have.
package enum ArrowDirection: String, Choice {
  case up, down, left, right
}

/// What a popover becomes where there is no room for one.
package enum CompactAdaptation: String, Choice {
  /// A sheet.
  case sheet
  /// Nothing: it stays a popover.
  case none
}

/// How a sheet is shown as a popover, as written.
package struct PopoverSpec: Sendable {
  /// What it points at.
  package var anchor: Entry<PopoverAnchor> = .missing
  /// Where its arrow may point.
  package var permittedArrowDirections: Entry<[ArrowDirection]> = .missing
  /// What it becomes in compact size classes.
  package var compactAdaptation: Entry<CompactAdaptation> = .missing

  /// Every key of a popover.
  package static let definition = RecordDefinition<PopoverSpec>(
    "a popover", example: "popover: { anchor: sourceView }",
    nearMisses: [
      .key("arrowDirections", "permittedArrowDirections"),
      .key("adaptation", "compactAdaptation"),
      .sentence(
        "sourceView", "what the popover points at is `anchor: sourceView`", under: "anchor"),
      .sentence(
        "sourceItem", "what the popover points at is `anchor: sourceItem`", under: "anchor"),
    ],
    [
      Field(
        "anchor", { $1(&$0.anchor) }, .choice, default: "none",
        "What the popover points at; becomes a parameter of the generated call."),
      Field(
        "permittedArrowDirections", { $1(&$0.permittedArrowDirections) }, .list(.choice),
        default: .described("any") { $0.count == ArrowDirection.allCases.count },
        "The directions that the popover's arrow may have."),
      Field(
        "compactAdaptation", { $1(&$0.compactAdaptation) }, .choice, default: .choice(.sheet),
        "What the popover becomes in a compact size class."),
    ])
}
