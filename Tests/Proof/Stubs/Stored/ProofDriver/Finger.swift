@_exported import UIKit

/// A finger on the content of a presentation, as the gesture of its view sees it.
@MainActor public final class Finger {
  private let pan: UIPanGestureRecognizer

  /// A finger above the view of `content`, which has one pan gesture.
  public init(on content: UIViewController) {
    let pans = content.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    guard let pan = pans.first, pans.count == 1 else {
      Stub.fail("the content has \(pans.count) pan gestures")
    }
    self.pan = pan
  }

  /// Begins to drag, over what scrolls if it is there; tells whether the gesture begins.
  @discardableResult
  public func begins(
    _ x: CGFloat, _ y: CGFloat, velocity: (x: CGFloat, y: CGFloat) = (0, 0),
    over scrollView: UIScrollView? = nil
  ) -> Bool {
    note(x, y, velocity)
    guard pan.delegate?.gestureRecognizerShouldBegin(pan) != false else { return false }
    if let other = scrollView?.panGestureRecognizer {
      let isTogether =
        pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other) == true
      Stub.events.append("together \(isTogether)")
      guard isTogether else { return false }
      other.stubEnter(.began)
    }
    pan.stubEnter(.began)
    return true
  }

  /// Moves on.
  public func moves(_ x: CGFloat, _ y: CGFloat, velocity: (x: CGFloat, y: CGFloat) = (0, 0)) {
    note(x, y, velocity)
    pan.stubEnter(.changed)
  }

  /// Goes up.
  public func lifts(_ x: CGFloat, _ y: CGFloat, velocity: (x: CGFloat, y: CGFloat) = (0, 0)) {
    note(x, y, velocity)
    pan.stubEnter(.ended)
  }

  /// Is taken away by the system.
  public func isCancelled() { pan.stubEnter(.cancelled) }

  private func note(_ x: CGFloat, _ y: CGFloat, _ velocity: (x: CGFloat, y: CGFloat)) {
    pan.stubMotion = (CGPoint(x: x, y: y), CGPoint(x: velocity.x, y: velocity.y))
  }
}

/// Lets UIKit do what it does later.
@MainActor public func settle() { Stub.settle() }
