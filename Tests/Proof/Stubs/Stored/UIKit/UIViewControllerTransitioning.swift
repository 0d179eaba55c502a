/// Source: ADOC uikit/uitransitioncontextviewcontrollerkey.
public enum UITransitionContextViewControllerKey {
  /// The view controller that goes.
  case from
  /// The view controller that comes.
  case to
}

/// Source: ADOC uikit/uitransitioncontextviewkey.
public enum UITransitionContextViewKey {
  /// The view that goes.
  case from
  /// The view that comes.
  case to
}

/// Source: ADOC uikit/uiviewcontrollercontexttransitioning.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the views are.
  var containerView: UIView { get }
  /// Whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// The view controller of a side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator may move; nil where it stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view controller's view is at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Source: ADOC uikit/uiviewcontrolleranimatedtransitioning.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Source: ADOC …/transitionduration(using:).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Source: ADOC …/animatetransition(using:).
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Source: ADOC …/interruptibleanimator(using:); optional in UIKit, and needed here.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Optional. Source: ADOC …/animationended(_:).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Source: ADOC uikit/uiviewcontrollerinteractivetransitioning.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Source: ADOC …/startinteractivetransition(_:).
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Source: ADOC uikit/uiviewcontrollertransitioningdelegate. Each optional requirement has UIKit's
/// default below.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Optional. Source: ADOC …/animationcontroller(forpresented:presenting:source:).
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Optional. Source: ADOC …/animationcontroller(fordismissed:).
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Optional. Source: ADOC …/interactioncontrollerfordismissal(using:).
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil: UIKit's own.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil: UIKit's own.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil: not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Source: ADOC uikit/uipercentdriveninteractivetransition. Writes down what it is told, and breaks off
/// where it is told something too early, twice or out of range.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Source: ADOC …/completionspeed: above 0.
  open var completionSpeed: CGFloat = 1
  /// Source: ADOC …/completioncurve.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Source: ADOC …/percentcomplete.
  public private(set) var percentComplete: CGFloat = 0
  private var transition: StubTransition?
  private var isEnded = false

  /// Source: ADOC …/startinteractivetransition(_:).
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? StubTransition
    transition?.prepare()
    Stub.events.append("begin")
  }

  /// Source: ADOC …/update(_:).
  open func update(_ percentComplete: CGFloat) {
    requireRunning("update")
    if percentComplete < 0 || percentComplete > 1 { Stub.fail("update to \(percentComplete)") }
    self.percentComplete = percentComplete
    transition?.animator?.fractionComplete = percentComplete
    Stub.events.append("update \(percentComplete)")
  }

  /// Source: ADOC …/finish().
  open func finish() { end(isCancelled: false) }

  /// Source: ADOC …/cancel().
  open func cancel() { end(isCancelled: true) }

  private func end(isCancelled: Bool) {
    requireRunning(isCancelled ? "cancel" : "finish")
    if completionSpeed <= 0 { Stub.fail("completionSpeed is \(completionSpeed)") }
    isEnded = true
    Stub.events.append("\(isCancelled ? "cancel" : "finish") \(completionSpeed)")
    transition?.transitionWasCancelled = isCancelled
    // The rest of the way takes its time.
    Stub.pending.append { [transition] in
      transition?.animator?.stubEnd(at: isCancelled ? .start : .end)
    }
  }

  private func requireRunning(_ call: String) {
    if transition == nil { Stub.fail("\(call) before the transition has started") }
    if isEnded { Stub.fail("\(call) after the transition was ended") }
  }
}
