/// Source: ADOC objectivec/selector; taken by name, since nothing here sends messages.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  /// The Swift spelling inside `#selector(…)`.
  public let name: String
  private let action: (@MainActor (Any) -> Void)?

  /// Makes the selector that `name` spells.
  public init(_ name: String) {
    self.name = name
    action = nil
  }

  /// Makes the selector that the literal spells.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a selector of a method with one argument; `#selector(tap(_:))` becomes this.
  public init<Sender>(_ name: String, _ action: @escaping @MainActor (Sender) -> Void) {
    self.name = name
    self.action = { sender in if let sender = sender as? Sender { action(sender) } }
  }

  /// Calls the method, if it is known.
  @MainActor public func perform(_ sender: Any) {
    guard let action else { Stub.fail("nothing is known of `\(name)` but its name") }
    action(sender)
  }

  /// By name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// By name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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

  private init(_ name: String) { self.name = name }

  /// Source: ADOC uikit/uicolor/black.
  public static let black = UIColor("black")
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

  /// Source: ADOC uikit/uiview/ishidden.
  open var isHidden = false
  /// Source: ADOC uikit/uiview/alpha.
  open var alpha: CGFloat = 1
  /// Source: ADOC uikit/uiview/backgroundcolor.
  open var backgroundColor: UIColor? {
    didSet { Stub.record("view", "backgroundColor", backgroundColor?.name ?? "nil") }
  }
  /// Source: ADOC uikit/uiview/autoresizingmask-swift.property.
  open var autoresizingMask: AutoresizingMask = []
  /// Source: ADOC uikit/uiview/gesturerecognizers.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Source: ADOC uikit/uiview/layer.
  public let layer = CALayer()
  /// Source: ADOC uikit/uiview/window; a driver or a presentation puts a view there.
  open private(set) weak var window: UIWindow?
  /// Source: ADOC uikit/uitraitenvironment/traitcollection; a window's may be set by a driver.
  open var traitCollection = UITraitCollection() {
    didSet { subviews.forEach { $0.stubTraitsDidChange(traitCollection) } }
  }

  /// Source: ADOC uikit/uiview/addgesturerecognizer(_:).
  open func addGestureRecognizer(_ gesture: UIGestureRecognizer) {
    gesture.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gesture]
  }

  /// Source: ADOC uikit/uiview/removegesturerecognizer(_:).
  open func removeGestureRecognizer(_ gesture: UIGestureRecognizer) {
    gesture.view = nil
    gestureRecognizers?.removeAll { $0 === gesture }
  }

  /// Source: ADOC uikit/uiview/addsubview(_:).
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.count)
  }

  /// Source: ADOC uikit/uiview/insertsubview(_:at:).
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: index)
    view.stubMove(to: self as? UIWindow ?? window)
  }

  /// Source: ADOC uikit/uiview/insertsubview(_:belowsubview:).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
      Stub.fail("the sibling is no subview")
    }
    insertSubview(view, at: index)
  }

  /// Source: ADOC uikit/uiview/autoresizingmask-swift.struct.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit an edge or side.
    public let rawValue: UInt

    /// Makes the mask whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bit 1.
    public static let flexibleWidth = Self(rawValue: 2)
    /// Bit 4.
    public static let flexibleHeight = Self(rawValue: 16)
  }

  /// Source: ADOC uikit/uiview/removefromsuperview().
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    stubMove(to: nil)
  }

  /// Source: ADOC uikit/uiview/didmovetowindow().
  open func didMoveToWindow() {}

  /// Source: ADOC uikit/uitraitenvironment/traitcollectiondidchange(_:).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts the view and all below it into a window, or takes them out.
  public func stubMove(to window: UIWindow?) {
    guard self.window !== window else { return }
    self.window = window
    didMoveToWindow()
    subviews.forEach { $0.stubMove(to: window) }
  }

  private func stubTraitsDidChange(_ traits: UITraitCollection) {
    let previous = traitCollection
    traitCollection = traits
    traitCollectionDidChange(previous)
  }
}

/// Source: ADOC uikit/uiwindow.
@MainActor open class UIWindow: UIView {}

/// Source: ADOC quartzcore/calayer, which keeps values for arbitrary keys.
public final class CALayer: NSObject {
  private var values: [String: Any] = [:]

  /// Source: ADOC objectivec/nsobject-swift.class/value(forkey:).
  public func value(forKey key: String) -> Any? { values[key] }

  /// Source: ADOC objectivec/nsobject-swift.class/setvalue(_:forkey:).
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// Source: ADOC objectivec/objc_associationpolicy.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Raw value 1.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// Source: ADOC objectivec/objc_setassociatedobject(_:_:_:_:); kept in the object where that is a view
/// controller.
@MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = object as? UIViewController else { Stub.fail("associated with no controller") }
  owner.associated[key] = value
}

/// Source: ADOC uikit/uibaritem.
@MainActor open class UIBarItem: NSObject {}

/// Source: ADOC uikit/uibarbuttonitem.
@MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {}
