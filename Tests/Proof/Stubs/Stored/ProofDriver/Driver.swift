@_exported import UIKit

/// Makes the system from here on look like that iOS, to `#available` and to the stubs.
@MainActor public func simulate(iOS major: Int, _ minor: Int = 0) {
  Stub.systemVersion = (major, minor)
}

/// What was set and called since the last question, in order, one line each.
@MainActor public func takeEvents() -> [String] {
  defer { Stub.events = [] }
  return Stub.events
}

/// The height of `detent` in points in a container, or nil where it is inactive; `medium` is what the
/// system's medium detent has there, half the maximum unless told otherwise.
@MainActor public func resolve(
  _ detent: UISheetPresentationController.Detent,
  maximum: CGFloat,
  medium: CGFloat? = nil,
  horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
  verticalSizeClass: UIUserInterfaceSizeClass = .regular,
  idiom: UIUserInterfaceIdiom = .phone
) -> CGFloat? {
  let traits = UITraitCollection(
    userInterfaceIdiom: idiom, horizontalSizeClass: horizontalSizeClass,
    verticalSizeClass: verticalSizeClass)
  return detent.stubValue(
    in: StubResolutionContext(maximum: maximum, medium: medium ?? maximum / 2, traits: traits))
}

/// All detents of `sheet` resolved in one container, as `peek 120.0, large 778.0`; an inactive one says
/// `inactive`.
@MainActor public func heights(
  _ sheet: UISheetPresentationController,
  maximum: CGFloat,
  medium: CGFloat? = nil,
  horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
  verticalSizeClass: UIUserInterfaceSizeClass = .regular,
  idiom: UIUserInterfaceIdiom = .phone
) -> String {
  sheet.detents.map { detent in
    let height = resolve(
      detent, maximum: maximum, medium: medium, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, idiom: idiom)
    return "\(detent.stubIdentifier) \(height.map { "\($0)" } ?? "inactive")"
  }.joined(separator: ", ")
}

/// All that `sheet` was told, one `name = value` a line, in the order of UIKit's header.
@MainActor public func describe(_ sheet: UISheetPresentationController) -> String {
  let lines = [
    ("sourceView", sheet.sourceView == nil ? "nil" : "set"),
    ("prefersPageSizing", "\(sheet.prefersPageSizing)"),
    ("prefersEdgeAttachedInCompactHeight", "\(sheet.prefersEdgeAttachedInCompactHeight)"),
    (
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      "\(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)"
    ),
    ("prefersGrabberVisible", "\(sheet.prefersGrabberVisible)"),
    ("preferredCornerRadius", sheet.preferredCornerRadius.stubText),
    ("detents", sheet.detents.map(\.stubIdentifier.rawValue).joined(separator: ", ")),
    ("selectedDetentIdentifier", sheet.selectedDetentIdentifier.stubText),
    ("largestUndimmedDetentIdentifier", sheet.largestUndimmedDetentIdentifier.stubText),
    (
      "prefersScrollingExpandsWhenScrolledToEdge",
      "\(sheet.prefersScrollingExpandsWhenScrolledToEdge)"
    ),
    ("preferredPlacement", "\(sheet.preferredPlacement)"),
  ]
  return lines.map { "\($0) = \($1)" }.joined(separator: "\n")
}
