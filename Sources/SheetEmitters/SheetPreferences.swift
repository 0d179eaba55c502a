import SheetModel

extension SheetConfiguration {
  /// The settings that are plain booleans on every iOS version that has sheets, by UIKit's names.
  var preferences: [(name: String, setting: Setting<Bool>)] {
    [
      ("prefersGrabberVisible", prefersGrabberVisible),
      ("prefersScrollingExpandsWhenScrolledToEdge", prefersScrollingExpandsWhenScrolledToEdge),
      ("prefersEdgeAttachedInCompactHeight", prefersEdgeAttachedInCompactHeight),
      (
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        widthFollowsPreferredContentSizeWhenEdgeAttached
      ),
    ]
  }
}
