package import Diagnostics
package import YAMLSyntax

/// What a detent becomes on a system older than custom detents.
package enum DetentFallback: String, Choice {
  /// UIKit's medium detent.
  case medium
  /// UIKit's large detent.
  case large
  /// Nothing: the detent is left out.
  case omit
}

/// A size class, by UIKit's names.
package enum SizeClass: String, Choice {
  case compact, regular
}

/// Where a detent is active, as written.
package struct ActivitySpec: Sendable {
  /// In which width.
  package var horizontalSizeClass: Entry<SizeClass> = .missing
  /// In which height.
  package var verticalSizeClass: Entry<SizeClass> = .missing
  /// On which kind of device.
  package var userInterfaceIdiom: Entry<Idiom> = .missing

  /// Whether nothing is said, so that the detent is active everywhere.
  fileprivate var isEverywhere: Bool {
    !horizontalSizeClass.isWritten && !verticalSizeClass.isWritten
      && !userInterfaceIdiom.isWritten
  }

  static let definition = RecordDefinition<ActivitySpec>(
    "`activeIn`", example: "activeIn: { verticalSizeClass: regular }",
    nearMisses: [.key("idiom", "userInterfaceIdiom")],
    [
      Field(
        "horizontalSizeClass", { $1(&$0.horizontalSizeClass) }, .choice, default: "any",
        "The width in which the detent is active."),
      Field(
        "verticalSizeClass", { $1(&$0.verticalSizeClass) }, .choice, default: "any",
        "The height in which the detent is active."),
      Field(
        "userInterfaceIdiom", { $1(&$0.userInterfaceIdiom) }, .choice, default: "any",
        "The kind of device on which the detent is active."),
    ])
}

/// A detent, as written.
package struct DetentSpec: Sendable {
  /// What there is to say of a detent of one's own.
  package struct Body: Sendable {
    /// How tall it is.
    package var height: Entry<HeightSpec> = .missing
    /// What stands for it before iOS 16.
    package var fallback: Entry<DetentFallback> = .missing
    /// Where it is active.
    package var activeIn: Entry<ActivitySpec> = .missing
    /// How tall it is until the content was measured.
    package var estimated: Entry<HeightSpec> = .missing

    /// Every key of a detent.
    package static let definition = RecordDefinition<Body>(
      "a detent", example: "small: { height: 320, fallback: medium }",
      nearMisses: [
        .sentence(
          "fraction", "a part of the tallest height is written in percent: `height: 40%`",
          under: "height"),
        .sentence(
          "percent", "a part of the tallest height is written `height: 40%`", under: "height"),
        .sentence("points", "points are the plain number: `height: 320`", under: "height"),
        .key("value", "height"), .key("constant", "height"), .key("estimate", "estimated"),
      ],
      [
        Field("height", { $1(&$0.height) }, .height, default: nil, "How tall the detent is."),
        Field(
          "fallback", { $1(&$0.fallback) }, .choice, default: "none",
          "What stands for the detent before iOS 16, which knows only `medium` and `large`."),
        Field(
          "activeIn", { $1(&$0.activeIn) }, .record(ActivitySpec.definition) { ActivitySpec() },
          default: .described("everywhere") { $0.isEverywhere }, "Where the detent is active."),
        Field(
          "estimated", { $1(&$0.estimated) }, .estimatedHeight, default: "none",
          "How tall a detent with `fit` is until the content was measured."),
      ])
  }

  /// What a detent is.
  package enum Kind: Sendable {
    /// One of UIKit's own, by name alone.
    case system
    /// One with a height of its own.
    case custom(Shared<Body>)
    /// In a variant, one that the sheet declares, by name alone.
    case reference
  }

  /// The name: `medium`, `large`, or one's own.
  package let name: Located<String>
  /// What it is.
  package internal(set) var kind: Kind
  /// The whole item.
  package let range: SourceRange

  /// Whether this stands for a detent that is declared elsewhere.
  package var isReference: Bool {
    if case .reference = kind { true } else { false }
  }
}

/// The detents of a sheet, as written.
package struct DetentListSpec: Sendable {
  /// The most detents that a sheet may have: each is compared with each.
  package static let limit = 64
  /// How an item of the list is written.
  static let itemHelp =
    "UIKit has `medium` and `large`; one of your own has a name and a height: `small: 320`"

  /// Those that could be read, in order.
  package internal(set) var detents: [DetentSpec]
  /// Whether every item could be read.
  package let isComplete: Bool
  /// The list.
  package let node: YAMLNode

  /// Whether UIKit's large detent is the only one.
  package var isLargeAlone: Bool {
    guard isComplete, detents.count == 1, case .system = detents[0].kind else { return false }
    return detents[0].name.value == "large"
  }
}
