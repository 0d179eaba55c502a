/// The Swift that drags to dismiss share in a generated file, besides the state machine.
///
/// It lets the machine decide, and tells UIKit what it answers:
/// - the presenter's view stays where UIKit has it. Where it is taken away (`fullScreen` and
///   `currentContext`) UIKit hands it to the animator, which puts it below the content, and takes it
///   back out where the way out is cancelled; everywhere else UIKit hands nothing over, and nothing is
///   touched. So no presentation controller is needed, and all styles without a sheet work alike.
/// - the presenter dismisses, never the content: that would dismiss an alert above it in its stead.
/// - the gesture belongs to the content's view, and keeps the driver; nothing else does.
enum DismissalSupport {
  /// What a sheet says of its drag.
  static let options = """
    /// What a sheet says of its drag.
    @MainActor
    fileprivate struct DismissalOptions {
      let rules: DismissalDrag.Rules
      let duration: TimeInterval
      let presentationDuration: TimeInterval
      let finishSpeed: CGFloat
      let cancelSpeed: CGFloat
      let dimming: CGFloat
      /// What progress 1 means, by the content's view.
      let distance: @MainActor (UIView) -> CGSize
      /// Asked at the end of a drag without thresholds, with progress and velocity.
      var finishes: @MainActor (CGFloat, CGFloat) -> Bool = { _, _ in false }
    }
    """

  /// The gesture and the delegate of the transition.
  static let driver = """
    /// A gesture that keeps what it drives alive, as its view keeps it.
    @MainActor
    fileprivate final class DismissalGesture: UIPanGestureRecognizer {
      var driver: DismissalDriver?
    }

    /// Turns the finger into a transition.
    @MainActor
    fileprivate final class DismissalDriver: NSObject, UIViewControllerTransitioningDelegate,
      UIGestureRecognizerDelegate
    {
      private let options: DismissalOptions
      private let backdrop = UIView()
      private weak var content: UIViewController?
      private weak var scrollView: UIScrollView?
      private var drag: DismissalDrag
      private var direction: DismissalDrag.Direction
      private var interactor: DismissalInteractor?

      /// Lets `content` be dragged away; what is up keeps the drag that it has.
      static func attach(to content: UIViewController, _ options: DismissalOptions) {
        let isUp = content.presentingViewController != nil
        if isUp, content.transitioningDelegate is DismissalDriver { return }
        guard let view = content.view else { return }
        detach(from: content)
        let driver = DismissalDriver(content, options)
        let gesture = DismissalGesture()
        gesture.driver = driver
        gesture.maximumNumberOfTouches = 1
        gesture.delegate = driver
        driver.listen(to: gesture)
        view.addGestureRecognizer(gesture)
        content.transitioningDelegate = driver
      }

      /// Takes away the drag that `content` has from a time when it was presented otherwise.
      static func detach(from content: UIViewController) {
        let view = content.viewIfLoaded
        for case let gesture as DismissalGesture in view?.gestureRecognizers ?? [] {
          view?.removeGestureRecognizer(gesture)
        }
        if content.transitioningDelegate is DismissalDriver { content.transitioningDelegate = nil }
      }

      private init(_ content: UIViewController, _ options: DismissalOptions) {
        self.content = content
        self.options = options
        drag = DismissalDrag(options.rules)
        direction = options.rules.directions.first ?? .down
        super.init()
        backdrop.backgroundColor = .black
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }

      private func listen(to gesture: UIPanGestureRecognizer) {
        gesture.addTarget(self, action: #selector(move(_:)))
      }

      @objc
      private func move(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began: receive(.began(sample(of: gesture)))
        case .changed: receive(isCovered ? .interrupted : .changed(sample(of: gesture)))
        case .ended: receive(isCovered ? .interrupted : .ended(sample(of: gesture)))
        case .cancelled: receive(.cancelled)
        case .failed: receive(.failed)
        default: break
        }
        if gesture.state != .began, gesture.state != .changed { scrollView = nil }
      }

      private func receive(_ event: DismissalDrag.Event) {
        for action in drag.receive(event) {
          switch action {
          case .start(let direction): start(direction)
          case .update(let progress): interactor?.move(to: CGFloat(progress))
          case .ask(let progress, let velocity):
            receive(.answered(options.finishes(CGFloat(progress), CGFloat(velocity))))
          case .finish: interactor?.end(finishes: true, speed: options.finishSpeed)
          case .cancel: interactor?.end(finishes: false, speed: options.cancelSpeed)
          }
        }
      }

      private func start(_ direction: DismissalDrag.Direction) {
        guard !isCovered, let content, !content.isBeingPresented, !content.isBeingDismissed else {
          receive(.completed)
          return
        }
        if let pan = scrollView?.panGestureRecognizer, pan.isEnabled {
          // This cancels it: from here on the finger drags, and scrolls nothing.
          pan.isEnabled = false
          pan.isEnabled = true
        }
        self.direction = direction
        interactor = DismissalInteractor()
        // The presenter dismisses the content; the content would dismiss what covers it.
        content.presentingViewController?.dismiss(animated: true)
      }

      /// Whether something is presented over the content, or the content is gone.
      private var isCovered: Bool {
        guard let content else { return true }
        return content.presentedViewController != nil || content.presentingViewController == nil
      }

      private func sample(of gesture: UIPanGestureRecognizer) -> DismissalDrag.Sample {
        // In the coordinates of what stays in its place while the view moves.
        let translation = gesture.translation(in: gesture.view?.superview)
        let velocity = gesture.velocity(in: gesture.view?.superview)
        var distance = CGSize.zero
        if let view = gesture.view { distance = options.distance(view) }
        return DismissalDrag.Sample(
          translation: (Double(translation.x), Double(translation.y)),
          velocity: (Double(velocity.x), Double(velocity.y)),
          distance: (Double(distance.width), Double(distance.height)),
          edges: edges
        )
      }

      /// The directions in which what is under the finger has nothing left to scroll.
      private var edges: [DismissalDrag.Direction] {
        guard let scrollView else { return [.down, .up, .left, .right] }
        let inset = scrollView.adjustedContentInset
        let offset = scrollView.contentOffset
        let end = CGPoint(
          x: scrollView.contentSize.width + inset.right - scrollView.bounds.width,
          y: scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
        )
        var edges: [DismissalDrag.Direction] = []
        if offset.y <= -inset.top { edges.append(.down) }
        if offset.y >= end.y { edges.append(.up) }
        if offset.x <= -inset.left { edges.append(.right) }
        if offset.x >= end.x { edges.append(.left) }
        return edges
      }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !isCovered, let content, !content.isBeingPresented, !content.isBeingDismissed,
          let pan = gestureRecognizer as? UIPanGestureRecognizer
        else { return false }
        // No transition runs, so that no run can be left over.
        if drag.phase != .idle { endTransition() }
        let velocity = pan.velocity(in: pan.view?.superview)
        return drag.allows((Double(velocity.x), Double(velocity.y)))
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        guard options.rules.waitsForEdge,
          let other = otherGestureRecognizer.view as? UIScrollView,
          otherGestureRecognizer === other.panGestureRecognizer, scrollsAlong(other)
        else { return false }
        scrollView = other
        return true
      }

      /// Whether a scroll view can move in a direction of the drag.
      private func scrollsAlong(_ view: UIScrollView) -> Bool {
        let directions = options.rules.directions
        let isVertical = directions.contains(.down) || directions.contains(.up)
        let isHorizontal = directions.contains(.left) || directions.contains(.right)
        let isTall = view.alwaysBounceVertical || view.contentSize.height > view.bounds.height
        let isWide = view.alwaysBounceHorizontal || view.contentSize.width > view.bounds.width
        return isVertical && isTall || isHorizontal && isWide
      }

      func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        let direction = options.rules.directions.first ?? .down
        return DismissalAnimator(options, direction, backdrop, isPresentation: true)
      }

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = DismissalAnimator(options, direction, backdrop, isPresentation: false)
        animator.ended = { [weak self] in self?.endTransition() }
        return animator
      }

      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
      }

      private func endTransition() {
        interactor = nil
        direction = options.rules.directions.first ?? .down
        receive(.completed)
      }
    }
    """
}
