/// Source: ADOC uikit/uipopoverarrowdirection.
public struct UIPopoverArrowDirection: OptionSet, Sendable, CustomStringConvertible {
  /// One bit a direction.
  public let rawValue: UInt

  /// Makes the directions whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bit 0.
  public static let up = Self(rawValue: 1)
  /// Bit 1.
  public static let down = Self(rawValue: 2)
  /// Bit 2.
  public static let left = Self(rawValue: 4)
  /// Bit 3.
  public static let right = Self(rawValue: 8)
  /// All four.
  public static let any: Self = [.up, .down, .left, .right]

  /// The names, in the order of their bits.
  public var description: String {
    let names: [(Self, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

/// Source: ADOC uikit/uipopoverpresentationcontrollerdelegate.
@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Optional. Source: ADOC …/prepareforpopoverpresentation(_:).
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {}
}

/// Source: ADOC uikit/uipopoverpresentationcontroller.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// Source: ADOC uikit/uipopoverpresentationcontroller/delegate.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { plain.delegate as? any UIPopoverPresentationControllerDelegate }
    set { plain.delegate = newValue }
  }
  /// Source: ADOC uikit/uipopoverpresentationcontroller/permittedarrowdirections.
  public var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { Stub.record("popover", "permittedArrowDirections", "\(permittedArrowDirections)") }
  }
  /// Source: ADOC uikit/uipopoverpresentationcontroller/sourceview.
  public var sourceView: UIView? {
    didSet { Stub.record("popover", "sourceView", sourceView == nil ? "nil" : "set") }
  }
  /// Source: ADOC uikit/uipopoverpresentationcontroller/sourcerect.
  public var sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0) {
    didSet { Stub.record("popover", "sourceRect", "set") }
  }
  /// Source: ADOC uikit/uipopoverpresentationcontroller/sourceitem (iOS 16).
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      Stub.require(16, 0, "UIPopoverPresentationController.sourceItem")
      Stub.record("popover", "sourceItem", sourceItem == nil ? "nil" : "set")
    }
  }
  /// Source: ADOC uikit/uipopoverpresentationcontroller/barbuttonitem.
  public var barButtonItem: UIBarButtonItem? {
    didSet { Stub.record("popover", "barButtonItem", barButtonItem == nil ? "nil" : "set") }
  }
  /// The sheet that this popover adapts to, one for its life (ADOC).
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(presented: presentedViewController)
}
