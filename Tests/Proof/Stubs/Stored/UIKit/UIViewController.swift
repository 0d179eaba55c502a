/// Source: MSL.
public enum UIModalPresentationStyle: Int {
  /// Raw value 0.
  case fullScreen = 0
  /// Raw value 1.
  case pageSheet = 1
  /// Raw value 2.
  case formSheet = 2
  /// Raw value 3.
  case currentContext = 3
  /// Raw value 4.
  case custom = 4
  /// Raw value 5.
  case overFullScreen = 5
  /// Raw value 6.
  case overCurrentContext = 6
  /// Raw value 7.
  case popover = 7
  /// Raw value -1.
  case none = -1
  /// Raw value -2.
  case automatic = -2
}

/// Source: ADOC uikit/uimodaltransitionstyle.
public enum UIModalTransitionStyle: Int {
  /// Raw value 0.
  case coverVertical = 0
  /// Raw value 1.
  case flipHorizontal = 1
  /// Raw value 2.
  case crossDissolve = 2
  /// Raw value 3.
  case partialCurl = 3
}

/// Source: ADOC uikit/uiviewcontroller and the members' own pages.
@MainActor open class UIViewController: UIResponder {
  /// Source: ADOC uikit/uiviewcontroller/view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var view: UIView! = {
    isViewLoaded = true
    return UIView()
  }()
  /// Source: ADOC uikit/uiviewcontroller/isviewloaded.
  open private(set) var isViewLoaded = false
  /// Source: ADOC uikit/uiviewcontroller/viewifloaded.
  open var viewIfLoaded: UIView? { isViewLoaded ? view : nil }
  /// Source: ADOC uikit/uiviewcontroller/isbeingdismissed.
  open internal(set) var isBeingDismissed = false
  var associated: [UnsafeRawPointer: Any] = [:]
  /// Source: ADOC uikit/uitraitenvironment/traitcollection; here a driver may set it.
  open var traitCollection = UITraitCollection()
  /// Source: ADOC uikit/uiviewcontroller/title.
  open var title: String?
  /// Source: ADOC; `.automatic` as UIKit has it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { Stub.record("content", "modalPresentationStyle", "\(modalPresentationStyle)") }
  }
  /// Source: ADOC uikit/uiviewcontroller/modaltransitionstyle.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
    didSet { Stub.record("content", "modalTransitionStyle", "\(modalTransitionStyle)") }
  }
  /// Source: ADOC.
  open var isModalInPresentation = false {
    didSet { Stub.record("content", "isModalInPresentation", "\(isModalInPresentation)") }
  }
  /// Source: ADOC.
  open var preferredContentSize = CGSize(width: 0, height: 0) {
    didSet {
      let size = "\(preferredContentSize.width) x \(preferredContentSize.height)"
      Stub.record("content", "preferredContentSize", size)
    }
  }
  /// Source: ADOC uikit/uiviewcontroller/presentedviewcontroller.
  open internal(set) var presentedViewController: UIViewController?
  /// Source: ADOC uikit/uiviewcontroller/presentingviewcontroller; what is up keeps its presenter, as a
  /// window would.
  open internal(set) var presentingViewController: UIViewController?
  /// Source: ADOC uikit/uiviewcontroller/transitioningdelegate; not kept.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Source: ADOC uikit/uiviewcontroller/isbeingpresented.
  open internal(set) var isBeingPresented = false
  var presentation: UIPresentationController?
  var stubHome: UIWindow?

  /// Source: ADOC uikit/uiviewcontroller/init(nibname:bundle:).
  public init(nibName: String?, bundle: Bundle?) {}

  /// Makes a view controller without a nib, as UIKit does.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Source: ADOC uikit/uiviewcontroller/present(_:animated:completion:); done at once.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if presentedViewController != nil { Stub.fail("the presenter already presents something") }
    if viewControllerToPresent.presentingViewController != nil {
      Stub.fail("the content is already presented")
    }
    Stub.events.append("present(animated: \(flag))")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if flag, presentsWithTransition(viewControllerToPresent, completion: completion) { return }
    viewControllerToPresent.view.stubMove(to: viewIfLoaded?.window)
    completion?()
  }

  /// Source: ADOC uikit/uiviewcontroller/dismiss(animated:completion:); done at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    Stub.events.append("dismiss(animated: \(flag))")
    if presented.isBeingDismissed { return }
    let done = { [self] in
      presentedViewController = nil
      presented.presentingViewController = nil
      presented.presentation = nil
      presented.view.stubMove(to: nil)
      completion?()
    }
    if flag, dismissesWithTransition(presented, done: done) { return }
    done()
  }
}
