/// Source: ADOC objectivec/selector; taken by name, since nothing here sends messages.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The Swift spelling inside `#selector(…)`.
  public let name: String

  /// Makes the selector that `name` spells.
  public init(_ name: String) { self.name = name }

  /// Makes the selector that the literal spells.
  public init(stringLiteral value: String) { name = value }
}

/// Source: ADOC uikit/uiedgeinsets.
public struct UIEdgeInsets: Equatable, Sendable {
  /// Points from the top.
  public var top: CGFloat
  /// Points from the left.
  public var left: CGFloat
  /// Points from the bottom.
  public var bottom: CGFloat
  /// Points from the right.
  public var right: CGFloat

  /// Makes insets in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Source: ADOC uikit/uicolor.
public final class UIColor: NSObject, @unchecked Sendable {
  /// The name in the asset catalogue.
  public let name: String

  /// Source: ADOC uikit/uicolor/init(named:); every name is found.
  public init?(named name: String) { self.name = name }
}

/// Source: ADOC uikit/uiresponder.
@MainActor open class UIResponder: NSObject {}

/// Source: ADOC uikit/uipopoverpresentationcontrollersourceitem.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

/// Source: ADOC uikit/uiview.
@MainActor open class UIView: UIResponder, UIPopoverPresentationControllerSourceItem {
  /// Source: ADOC uikit/uiview/frame.
  open var frame: CGRect
  /// Source: ADOC uikit/uiview/bounds.
  open var bounds: CGRect { CGRect(origin: CGPoint(x: 0, y: 0), size: frame.size) }
  /// Source: ADOC uikit/uiview/safeareainsets.
  open var safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Source: ADOC uikit/uiview/superview.
  open private(set) weak var superview: UIView?
  /// Source: ADOC uikit/uiview/subviews.
  open private(set) var subviews: [UIView] = []

  /// Source: ADOC uikit/uiview/init(frame:).
  public init(frame: CGRect) { self.frame = frame }

  /// Makes a view without an area, as UIKit does.
  public convenience override init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

  /// Source: ADOC uikit/uiview/addsubview(_:).
  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
}

/// Source: ADOC uikit/uibaritem.
@MainActor open class UIBarItem: NSObject {}

/// Source: ADOC uikit/uibarbuttonitem.
@MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {}
