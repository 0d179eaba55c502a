extension Stub {
  /// What UIKit does later; a driver lets it happen with `settle()`.
  @MainActor public static var pending: [() -> Void] = []

  /// Does all that is to be done later, until nothing is left.
  @MainActor public static func settle() {
    while !pending.isEmpty { pending.removeFirst()() }
  }
}

/// A presentation or dismissal with an animator of the app's.
@MainActor final class StubTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  var transitionWasCancelled = false
  private(set) var animator: UIViewPropertyAnimator?
  private let content: UIViewController
  private let presenter: UIViewController
  private let isPresentation: Bool
  private let transitioning: any UIViewControllerAnimatedTransitioning
  private let completion: (Bool) -> Void
  private var isComplete = false

  init(
    _ content: UIViewController, _ presenter: UIViewController, isPresentation: Bool,
    in container: UIView, _ transitioning: any UIViewControllerAnimatedTransitioning,
    completion: @escaping (Bool) -> Void
  ) {
    self.content = content
    self.presenter = presenter
    self.isPresentation = isPresentation
    containerView = container
    self.transitioning = transitioning
    self.completion = completion
  }

  /// Whether UIKit takes the presenter's view away while the content is up
  /// (ADOC uikit/uipresentationcontroller/shouldremovepresentersview).
  private var removesPresenter: Bool {
    content.modalPresentationStyle == .fullScreen
      || content.modalPresentationStyle == .currentContext
  }

  /// Asks for the animator, which must be the same each time (ADOC).
  func prepare() {
    let first = transitioning.interruptibleAnimator(using: self)
    if first !== transitioning.interruptibleAnimator(using: self) {
      Stub.fail("the interruptible animator is another the second time")
    }
    animator = first as? UIViewPropertyAnimator
  }

  /// Runs the transition by itself.
  func run() { transitioning.animateTransition(using: self) }

  func completeTransition(_ didComplete: Bool) {
    if isComplete { Stub.fail("the transition was completed twice") }
    isComplete = true
    if didComplete == transitionWasCancelled { Stub.fail("completed otherwise than it ended") }
    Stub.events.append("complete \(didComplete)")
    transitioning.animationEnded(didComplete)
    settleViews(didComplete)
    completion(didComplete)
  }

  /// What UIKit does with the views, and what it needs of them.
  private func settleViews(_ didComplete: Bool) {
    let isUp = isPresentation == didComplete
    let view: UIView = content.view
    let presenterView: UIView = presenter.view
    if isUp {
      if view.superview !== containerView { Stub.fail("the content's view is missing") }
      if view.frame != containerView.bounds { Stub.fail("the content is not in its place") }
      if view.alpha != 1 { Stub.fail("the content cannot be seen") }
      if isPresentation, removesPresenter { presenterView.removeFromSuperview() }
      let isLeft = presenterView.superview === containerView
      if isLeft { Stub.fail("the presenter's view was left in the transition") }
    } else {
      let isBack = presenterView.superview === (removesPresenter ? containerView : presenter.home)
      if !isBack { Stub.fail("the presenter's view is missing") }
      presenter.home.addSubview(presenterView)
      view.removeFromSuperview()
      containerView.removeFromSuperview()
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    isPresentation == (key == .to) ? content : presenter
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if isPresentation == (key == .to) { return content.view }
    return removesPresenter ? presenter.view : nil
  }

  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}

extension UIViewController {
  /// The window that the view lives in, made where there is none.
  var home: UIView {
    if let window = stubHome ?? view.window { return window }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.frame = window.bounds
    window.addSubview(view)
    stubHome = window
    return window
  }

  /// Presents with the content's own animator, if it has one; false where UIKit's is used.
  func presentsWithTransition(_ content: UIViewController, completion: (() -> Void)?) -> Bool {
    guard let delegate = content.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: content, presenting: self, source: self)
    else { return false }
    let container = UIView(frame: home.bounds)
    home.addSubview(container)
    content.isBeingPresented = true
    StubTransition(content, self, isPresentation: true, in: container, animator) { _ in
      content.isBeingPresented = false
      completion?()
    }.run()
    return true
  }

  /// Dismisses with the content's own animator, if it has one, by the finger where it says so.
  func dismissesWithTransition(
    _ content: UIViewController, done: @escaping () -> Void
  ) -> Bool {
    guard let delegate = content.transitioningDelegate, let container = content.view.superview,
      let animator = delegate.animationController(forDismissed: content)
    else { return false }
    content.isBeingDismissed = true
    let transition = StubTransition(
      content, self, isPresentation: false, in: container, animator
    ) { didComplete in
      content.isBeingDismissed = false
      if didComplete { done() }
    }
    guard let interactor = delegate.interactionControllerForDismissal(using: animator) else {
      transition.run()
      return true
    }
    // UIKit begins on its next turn.
    Stub.pending.append { interactor.startInteractiveTransition(transition) }
    return true
  }
}
