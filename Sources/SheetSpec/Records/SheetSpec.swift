/// A style of presentation, by UIKit's names.
package enum ModalPresentationStyle: String, Choice {
  case pageSheet, formSheet, popover, fullScreen, overFullScreen, currentContext
  case overCurrentContext, custom

  static var refused: [String: String] {
    [
      "automatic": "UIKit's automatic style is `pageSheet` before iOS 18 and `formSheet` from it "
        + "on; name the one you mean",
      "none": "a view controller cannot be presented with the style `none`",
      "blurOverFullScreen": "`blurOverFullScreen` exists on tvOS only",
    ]
  }

  /// Whether UIKit gives the style a sheet presentation controller, itself or through a popover.
  package var hasSheet: Bool {
    self == .pageSheet || self == .formSheet || self == .popover
  }

  /// Whether SwiftUI presents anything like it: a sheet, a popover or a full screen cover.
  package var isInSwiftUI: Bool { hasSheet || self == .fullScreen }
}

/// Where a sheet stands in a window wider than it, by UIKit's names.
package enum Placement: String, Choice {
  case automatic, leading, center, trailing
}

/// A size in points, as written.
package struct SizeSpec: Sendable {
  /// The width.
  package var width: Entry<Double> = .missing
  /// The height.
  package var height: Entry<Double> = .missing

  static let definition = RecordDefinition<SizeSpec>(
    "a size", example: "{ width: 320, height: 400 }",
    [
      Field("width", { $1(&$0.width) }, .points(.positive), default: nil, "The width in points."),
      Field(
        "height", { $1(&$0.height) }, .points(.positive), default: nil, "The height in points."),
    ])
}

/// A sheet, as written.
package struct SheetSpec: Sendable {
  /// What the sheet is called.
  package let name: Located<String>
  /// What it is for.
  package var description: Entry<String> = .missing
  /// How it is presented.
  package var modalPresentationStyle: Entry<ModalPresentationStyle> = .missing
  /// How it is shown as a popover.
  package var popover: Entry<PopoverSpec> = .missing
  /// Whether the generated call takes the view that the sheet is centred over.
  package var sourceView: Entry<Bool> = .missing
  /// Where it rests.
  package var detents: Entry<DetentListSpec> = .missing
  /// Where it opens: a detent's name or `smallest`.
  package var selectedDetentIdentifier: Entry<String> = .missing
  /// Up to where what is behind stays usable: a detent's name or `none`.
  package var largestUndimmedDetentIdentifier: Entry<String> = .missing
  /// Whether it can not be swiped away.
  package var isModalInPresentation: Entry<Modality> = .missing
  /// Whether it shows a grabber.
  package var prefersGrabberVisible: Entry<Bool> = .missing
  /// The radius of its corners; nil is the system's.
  package var preferredCornerRadius: Entry<CornerRadiusSpec?> = .missing
  /// Whether scrolling at the top enlarges it.
  package var prefersScrollingExpandsWhenScrolledToEdge: Entry<Bool> = .missing
  /// Whether it keeps to the bottom edge in compact height.
  package var prefersEdgeAttachedInCompactHeight: Entry<Bool> = .missing
  /// Whether its width follows its content where it keeps to the edge.
  package var widthFollowsPreferredContentSizeWhenEdgeAttached: Entry<Bool> = .missing
  /// The size of its content; nil is none.
  package var preferredContentSize: Entry<SizeSpec?> = .missing
  /// Whether it has a page's size rather than a form's.
  package var prefersPageSizing: Entry<Bool> = .missing
  /// Where it stands in a wide window.
  package var preferredPlacement: Entry<Placement> = .missing
  /// The numbers that the app gives at run time.
  package var parameters: Entry<ParameterListSpec> = .missing
  /// How it is closed.
  package var dismissal: Entry<DismissalSpec> = .missing

  /// What it is filled with.
  package var background: Entry<Background> = .missing
  /// The moves that the app can ask for.
  package var actions: Entry<[NamedRecord<ActionSpec>]> = .missing
  /// Whether what is behind it scrolls.
  package var backgroundScrolling: Entry<BackgroundScrolling> = .missing
  /// What differs by traits, version of iOS or state.
  package var variants: Entry<RecordList<VariantSpec>> = .missing
  /// The warnings that are silenced here.
  package var allow: Entry<RecordList<AllowanceSpec>> = .missing

  /// Makes a sheet without a key.
  package init(name: Located<String>) {
    self.name = name
  }

  /// Whether the style has the sizing by itself; false where the style could not be read.
  func repeatsPageSizing(_ isPageSizing: Bool) -> Bool {
    guard !modalPresentationStyle.isInvalid else { return false }
    return isPageSizing == ((modalPresentationStyle.value ?? .pageSheet) == .pageSheet)
  }
}
