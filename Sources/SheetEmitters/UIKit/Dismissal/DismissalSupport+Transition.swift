extension DismissalSupport {
  /// What UIKit moves by the finger, and the movement itself.
  static let transition = """
    /// Moves the transition, and ends it once UIKit has begun it: a flick can be over before.
    @MainActor
    fileprivate final class DismissalInteractor: UIPercentDrivenInteractiveTransition {
      private var isStarted = false
      private var progress: CGFloat = 0
      private var ending: (finishes: Bool, speed: CGFloat)?

      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        super.startInteractiveTransition(transitionContext)
        isStarted = true
        update(progress)
        if let ending { end(finishes: ending.finishes, speed: ending.speed) }
      }

      func move(to progress: CGFloat) {
        self.progress = progress
        if isStarted { update(progress) }
      }

      func end(finishes: Bool, speed: CGFloat) {
        guard isStarted else {
          ending = (finishes, speed)
          return
        }
        completionCurve = .easeOut
        completionSpeed = speed
        if finishes { finish() } else { cancel() }
      }
    }

    /// Moves the content in or out, or fades it where motion is to be reduced.
    @MainActor
    fileprivate final class DismissalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      private let options: DismissalOptions
      private let direction: DismissalDrag.Direction
      private let backdrop: UIView
      private let isPresentation: Bool
      private var animator: UIViewPropertyAnimator?
      var ended: (@MainActor () -> Void)?

      init(
        _ options: DismissalOptions,
        _ direction: DismissalDrag.Direction,
        _ backdrop: UIView,
        isPresentation: Bool
      ) {
        self.options = options
        self.direction = direction
        self.backdrop = backdrop
        self.isPresentation = isPresentation
        super.init()
      }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval {
        isPresentation ? options.presentationDuration : options.duration
      }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
      }

      func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(
          duration: transitionDuration(using: transitionContext),
          curve: .easeInOut
        )
        self.animator = animator
        if isPresentation {
          prepareEntrance(transitionContext, animator)
        } else {
          prepareExit(transitionContext, animator)
        }
        return animator
      }

      func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
        ended?()
      }

      private func prepareEntrance(
        _ context: any UIViewControllerContextTransitioning,
        _ animator: UIViewPropertyAnimator
      ) {
        let container = context.containerView
        backdrop.frame = container.bounds
        backdrop.alpha = 0
        container.addSubview(backdrop)
        if let content = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
          let frame = context.finalFrame(for: content)
          let isFading = UIAccessibility.isReduceMotionEnabled
          view.frame = isFading ? frame : outside(frame, container.bounds)
          view.alpha = isFading ? 0 : 1
          container.addSubview(view)
          animator.addAnimations {
            view.frame = frame
            view.alpha = 1
          }
        }
        animator.addAnimations { [backdrop, options] in backdrop.alpha = options.dimming }
        animator.addCompletion { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }

      private func prepareExit(
        _ context: any UIViewControllerContextTransitioning,
        _ animator: UIViewPropertyAnimator
      ) {
        let container = context.containerView
        let view = context.view(forKey: .from)
        let frame = view?.frame ?? .zero
        let isFading = UIAccessibility.isReduceMotionEnabled
        // UIKit hands this over only where it has taken the presenter's view away.
        let presenterView = context.view(forKey: .to)
        if let presenterView, let presenter = context.viewController(forKey: .to) {
          presenterView.frame = context.finalFrame(for: presenter)
          container.insertSubview(presenterView, at: 0)
        }
        if let view {
          backdrop.frame = container.bounds
          backdrop.alpha = options.dimming
          container.insertSubview(backdrop, belowSubview: view)
          let exit = outside(frame, container.bounds)
          animator.addAnimations {
            if isFading { view.alpha = 0 } else { view.frame = exit }
          }
        }
        animator.addAnimations { [backdrop] in backdrop.alpha = 0 }
        animator.addCompletion { [backdrop, options] _ in
          let isCancelled = context.transitionWasCancelled
          if isCancelled {
            view?.frame = frame
            backdrop.alpha = options.dimming
            presenterView?.removeFromSuperview()
          } else {
            backdrop.removeFromSuperview()
          }
          context.completeTransition(!isCancelled)
          // The content may be presented again.
          view?.alpha = 1
        }
      }

      /// `frame` moved just out of `bounds`.
      private func outside(_ frame: CGRect, _ bounds: CGRect) -> CGRect {
        switch direction {
        case .down: return frame.offsetBy(dx: 0, dy: bounds.maxY - frame.minY)
        case .up: return frame.offsetBy(dx: 0, dy: bounds.minY - frame.maxY)
        case .left: return frame.offsetBy(dx: bounds.minX - frame.maxX, dy: 0)
        case .right: return frame.offsetBy(dx: bounds.maxX - frame.minX, dy: 0)
        }
      }
    }
    """
}
