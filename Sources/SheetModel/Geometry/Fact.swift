/// A statement about UIKit that geometry rests on: where it comes from, and how sure it is.
package struct Fact: Hashable, Sendable {
  /// The kebab-case name by which JSON refers to it.
  package let id: String
  /// What is taken to hold.
  package let statement: String
  /// Where it was read or who found it.
  package let source: String
  /// How it is known.
  package let certainty: Certainty
  /// How far the real number may be from the stated one, in points.
  package let tolerance: Double

  /// How a fact is known, from the surest on.
  package enum Certainty: String, CaseIterable, Sendable {
    /// Apple says so.
    case documented
    /// Someone measured it on UIKit.
    case measured
    /// Public code that many apps run relies on it, or someone read it in UIKit's own.
    case thirdParty = "third-party"
    /// Everyone says so, and no source that is worth citing does.
    case commonlyKnown = "commonly-known"
    /// A bound that was chosen here.
    case assumed
  }
}

extension Fact {
  /// Every fact, in the order in which JSON lists them.
  package static let all: [Fact] = [
    large, medium, mediumInCompactHeight, maximumThroughIOS18, maximumFromIOS26,
    maximumWithHomeButton, maximumOn402x874, maximumOnPad, maximumInCompactHeight,
    fullScreenInCompactHeight,
    popoverInRegularSize, bottomInset, floatingInset, safeArea, windowHeights,
  ]

  /// The tallest height is the large detent's.
  package static let large = Fact(
    id: "large", statement: "the large detent is as tall as maximumDetentValue",
    source: "UIKit's resolvedValue(in:) under Mac Catalyst on macOS 27: 440 for a maximum of 440",
    certainty: .measured, tolerance: 0.01)

  /// The medium detent is a part of the tallest height.
  package static let medium = Fact(
    id: "medium",
    statement: "the medium detent is 0.56 of maximumDetentValue, and 0.63 of it in a container "
      + "no taller than 568 points",
    source: "UIKit's resolvedValue(in:) under Mac Catalyst on macOS 27, containers of 480 to "
      + "1024 points; Apple says approximately half",
    certainty: .measured, tolerance: 0.01)

  /// The medium detent is inactive in compact height.
  package static let mediumInCompactHeight = Fact(
    id: "medium-in-compact-height", statement: "the medium detent is inactive in compact height",
    source: "UISheetPresentationController.h", certainty: .documented, tolerance: 0)

  /// The tallest height of an iPhone held upright, up to iOS 18.
  package static let maximumThroughIOS18 = Fact(
    id: "maximum-through-ios-18",
    statement: "up to iOS 18 maximumDetentValue is the container's height less the safe area "
      + "and 10 points, or 20 where the safe area ends at the bottom edge",
    source: "comment in github.com/nathantannar4/Transmission that it seems to match UIKit",
    certainty: .thirdParty, tolerance: 4)

  /// The tallest height of an iPhone held upright, from iOS 26 on.
  package static let maximumFromIOS26 = Fact(
    id: "maximum-from-ios-26",
    statement: "from iOS 26 on maximumDetentValue is the container's height less the safe area",
    source: "github.com/nathantannar4/Transmission; measured on one screen",
    certainty: .thirdParty, tolerance: 4)

  /// Where two sources differ.
  package static let maximumWithHomeButton = Fact(
    id: "maximum-with-home-button",
    statement: "from iOS 26 on a screen with a home button has a maximumDetentValue between what "
      + "the formula gives and 10 points less",
    source: "public notes of a port of UIKit: 637 measured on 375 x 667 points on iOS 26.1, "
      + "where the formula gives 647; neither is known to be the rule",
    certainty: .measured, tolerance: 4)

  /// The one tallest height that was measured on iOS 26.
  package static let maximumOn402x874 = Fact(
    id: "maximum-on-402x874",
    statement: "on iOS 26 maximumDetentValue is 778 in a container of 402 x 874 points",
    source: "view tree on iOS 26: a large sheet begins at y = 62 and is 812 points tall",
    certainty: .measured, tolerance: 0.01)

  /// The tallest height in a window of an iPad.
  package static let maximumOnPad = Fact(
    id: "maximum-on-pad",
    statement: "on iPad maximumDetentValue is taken as the window's height less 40 points",
    source: "UIKit under Mac Catalyst on macOS 27: 440 in a window of 480 points; other windows "
      + "are taken to be alike",
    certainty: .assumed, tolerance: 4)

  /// The tallest height in compact height.
  package static let maximumInCompactHeight = Fact(
    id: "maximum-in-compact-height",
    statement: "in compact height maximumDetentValue is at least 250 points and at most the "
      + "container's height less 8",
    source: "bounds chosen here: nobody has published a measurement; 8 is a metric read in "
      + "UIKitCore 16 and 18",
    certainty: .assumed, tolerance: 0)

  /// Without edge attachment a sheet is full screen in compact height.
  package static let fullScreenInCompactHeight = Fact(
    id: "full-screen-in-compact-height",
    statement: "in compact height a sheet is full screen unless it prefers to be attached to "
      + "the edge",
    source: "UISheetPresentationController.h", certainty: .documented, tolerance: 0)

  /// Where a popover is one.
  package static let popoverInRegularSize = Fact(
    id: "popover-in-regular-size",
    statement: "a popover is a sheet in environments that are compact in width or in height",
    source: "Apple's documentation of UIModalPresentationStyle.popover", certainty: .documented,
    tolerance: 0)

  /// What a detent's height leaves out.
  package static let bottomInset = Fact(
    id: "bottom-inset",
    statement: "a detent's height leaves out the bottom safe area, which a sheet that is "
      + "attached to the edge has in addition",
    source: "UISheetPresentationController.h", certainty: .documented, tolerance: 0)

  /// What iOS 26 does with a sheet that is not at its largest.
  package static let floatingInset = Fact(
    id: "floating-inset",
    statement: "on iOS 26 a sheet at a height of 150 points or more below large is drawn scaled "
      + "by 1 - 16 / width, 8 points away from the edges",
    source: "view tree on iOS 26 on 402 x 874 points: 450.97 points for the medium detent",
    certainty: .measured, tolerance: 0.05)

  /// The safe areas of the table of devices.
  package static let safeArea = Fact(
    id: "safe-area", statement: "each device has the safe area of the table",
    source: "the table of devices, which names its sources", certainty: .commonlyKnown,
    tolerance: 2)

  /// How tall the window of an app on iPad can be.
  package static let windowHeights = Fact(
    id: "window-heights",
    statement: "windows on iPad are 480 to 1376 points tall, in compact and in regular width",
    source: "bounds chosen here: the height that was measured, and that of the largest iPad",
    certainty: .assumed, tolerance: 0)
}
