/// Source: ADOC uikit/uivisualeffect.
@MainActor open class UIVisualEffect: NSObject {}

/// Source: ADOC uikit/uiblureffect.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// Source: ADOC uikit/uiblureffect/style.
  public enum Style: Int {
    /// Raw value 6.
    case systemUltraThinMaterial = 6
    /// Raw value 7.
    case systemThinMaterial = 7
    /// Raw value 8.
    case systemMaterial = 8
    /// Raw value 9.
    case systemThickMaterial = 9
    /// Raw value 10.
    case systemChromeMaterial = 10
  }

  /// The style that the effect was made with.
  public let style: Style

  /// Source: ADOC uikit/uiblureffect/init(style:).
  public init(style: Style) { self.style = style }
}

/// Source: ADOC uikit/uiadaptivepresentationcontrollerdelegate. Each optional requirement has UIKit's
/// default below, for a delegate that leaves it out.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Optional. Source: ADOC uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:).
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Optional. Source: ADOC …/adaptivepresentationstyle(for:traitcollection:).
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Optional. Source: ADOC.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// Optional. Source: ADOC.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// Optional. Source: ADOC.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// Optional. Source: ADOC.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `.formSheet` for popovers (ADOC), else the controller's own style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.presentationStyle == .popover ? .formSheet : controller.presentationStyle
  }

  /// What the method without traits answers.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }

  /// True.
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }

  /// Nothing.
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}

  /// Nothing.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}

  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// What `delegate` means on a presentation controller that is no sheet and no popover: those redeclare it
/// with a narrower type, which Swift allows to imported classes only.
public struct PlainPresentationDelegate {
  /// Source: ADOC uikit/uipresentationcontroller/delegate.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// Source: ADOC uikit/uipresentationcontroller.
@MainActor @dynamicMemberLookup open class UIPresentationController: NSObject {
  /// Source: ADOC uikit/uipresentationcontroller/presentedviewcontroller.
  public unowned let presentedViewController: UIViewController
  /// Source: ADOC uikit/uipresentationcontroller/presentationstyle.
  public let presentationStyle: UIModalPresentationStyle
  /// Whoever `delegate` names, in any of its types.
  public var plain = PlainPresentationDelegate()

  /// Source: HDR, ADOC (iOS 26.1).
  public var backgroundEffect: UIVisualEffect? {
    didSet {
      Stub.require(26, 1, "UIPresentationController.backgroundEffect")
      Stub.record("presentation", "backgroundEffect", backgroundEffect == nil ? "nil" : "set")
    }
  }

  init(presented: UIViewController) {
    presentedViewController = presented
    presentationStyle = presented.modalPresentationStyle
  }

  /// Reads and writes `delegate`.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<PlainPresentationDelegate, Value>
  ) -> Value {
    get { plain[keyPath: path] }
    set { plain[keyPath: path] = newValue }
  }
}
