package import SheetSpec

/// The traits on which detents and presentations depend.
package struct Traits: Hashable, Sendable {
  /// The size class of the width.
  package let horizontalSizeClass: SizeClass
  /// The size class of the height.
  package let verticalSizeClass: SizeClass
  /// The kind of device.
  package let userInterfaceIdiom: Idiom

  /// Makes traits.
  package init(_ horizontal: SizeClass, _ vertical: SizeClass, _ idiom: Idiom) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
  }

  /// Whether sheets have no height of their own here unless they are attached to the edge.
  package var isCompactHeight: Bool { verticalSizeClass == .compact }

  /// What a sheet of `style` is here.
  ///
  /// A popover is one where nothing is compact, and else behaves as a form sheet does
  /// [Apple's documentation].
  package func presentation(
    of style: ModalPresentationStyle, isEdgeAttached: Bool
  ) -> Presentation {
    if isCompactHeight { return isEdgeAttached ? .sheet : .fullScreen }
    return style == .popover && horizontalSizeClass == .regular ? .popover : .sheet
  }

  /// What a sheet can turn into.
  package enum Presentation: Sendable {
    /// It rests at its detents.
    case sheet
    /// It covers the screen, and its detents do not matter.
    case fullScreen
    /// It is a popover, and its detents do not matter.
    case popover
  }
}

extension Activity {
  /// Whether a detent that is active in this is so in `traits`.
  package func holds(in traits: Traits) -> Bool {
    (horizontalSizeClass ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (verticalSizeClass ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (userInterfaceIdiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
  }
}

/// The versions of iOS among which sheets behave differently.
package enum Generation: Int, CaseIterable, Comparable, Sendable {
  /// `medium` and `large` alone.
  case ios15 = 15
  /// Custom detents; the sheet keeps away from the top edge. iOS 16 to 18.
  case ios16 = 16
  /// Glass; sheets that are not at their largest keep away from the edges.
  case ios26 = 26
  /// The same heights, and `preferredPlacement`.
  case ios27 = 27

  /// The last major version of the generation; nil where none is known.
  package var last: Int? {
    switch self {
    case .ios15: 15
    case .ios16: 18
    case .ios26: 26
    case .ios27: nil
    }
  }

  /// Whether an app with a deployment target runs here.
  package func isReached(from target: IOSVersion) -> Bool {
    last.map { target.major <= $0 } ?? true
  }

  /// Whether one of the generation's versions is among `versions`.
  func meets(_ versions: Range<IOSVersion>) -> Bool {
    IOSVersion(rawValue) < versions.upperBound
      && (last.map { versions.lowerBound.major <= $0 } ?? true)
  }

  /// Orders by time of release.
  package static func < (left: Generation, right: Generation) -> Bool {
    left.rawValue < right.rawValue
  }
}
