/// Source: ADOC uikit/uilayoutpriority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 0 to 1000.
  public let rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000.
  public static let required = Self(rawValue: 1000)
  /// 50.
  public static let fittingSizeLevel = Self(rawValue: 50)
}

extension Stub {
  /// What the constraints of a view come to, by its identity: a height for a width, in points.
  public static var fittingHeights: [ObjectIdentifier: (CGFloat) -> CGFloat] = [:]
}

extension UIView {
  /// Source: ADOC uikit/uiview/layoutfittingcompressedsize.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// Source: ADOC …/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:); what
  /// the driver said of the view, for a width that is required.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if Stub.isResolving { Stub.fail("content was measured while a detent was resolved") }
    guard horizontalFittingPriority == .required, verticalFittingPriority != .required else {
      Stub.fail("the width of content is required when it is measured, and its height is not")
    }
    let height = Stub.fittingHeights[ObjectIdentifier(self)]?(targetSize.width) ?? 0
    return CGSize(width: targetSize.width, height: height)
  }
}
