/// Source: ADOC uikit/uigesturerecognizerdelegate. Each optional requirement has UIKit's default below.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Optional. Source: ADOC …/gesturerecognizershouldbegin(_:).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Optional. Source: ADOC …/gesturerecognizer(_:shouldrecognizesimultaneouslywith:).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Source: ADOC uikit/uigesturerecognizer; the raw values of the states OBJC2.
@MainActor open class UIGestureRecognizer: NSObject {
  /// Source: ADOC uikit/uigesturerecognizer/state-swift.enum.
  public enum State: Int {
    /// Raw value 0.
    case possible = 0
    /// Raw value 1.
    case began = 1
    /// Raw value 2.
    case changed = 2
    /// Raw value 3.
    case ended = 3
    /// Raw value 4.
    case cancelled = 4
    /// Raw value 5.
    case failed = 5
  }

  /// Source: ADOC uikit/uigesturerecognizer/state-swift.property.
  public private(set) var state = State.possible
  /// Source: ADOC uikit/uigesturerecognizer/delegate; not kept.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Source: ADOC uikit/uigesturerecognizer/view.
  public internal(set) weak var view: UIView?
  private var actions: [Selector] = []

  /// Source: ADOC uikit/uigesturerecognizer/isenabled: turned off while it recognizes, it is cancelled.
  public var isEnabled = true {
    didSet {
      Stub.events.append("gesture.isEnabled = \(isEnabled)")
      if !isEnabled, state == .began || state == .changed { stubEnter(.cancelled) }
    }
  }

  /// Makes a gesture that tells nobody.
  public override init() {}

  /// Source: ADOC uikit/uigesturerecognizer/init(target:action:).
  public init(target: Any?, action: Selector?) {
    actions = action.map { [$0] } ?? []
  }

  /// Source: ADOC uikit/uigesturerecognizer/addtarget(_:action:); the target is not kept.
  public func addTarget(_ target: Any, action: Selector) {
    actions.append(action)
  }

  /// Goes into `state`, and tells its targets.
  public func stubEnter(_ state: State) {
    self.state = state
    for action in actions { action.perform(self) }
  }
}

/// Source: ADOC uikit/uipangesturerecognizer.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Source: ADOC uikit/uipangesturerecognizer/maximumnumberoftouches.
  public var maximumNumberOfTouches = Int.max
  /// What the driver's finger has done, in the coordinates of whatever does not move.
  public var stubMotion = (
    translation: CGPoint(x: 0, y: 0), velocity: CGPoint(x: 0, y: 0)
  )

  /// Source: ADOC uikit/uipangesturerecognizer/translation(in:); the view must stay where it is.
  public func translation(in view: UIView?) -> CGPoint {
    if view == nil || view === self.view { Stub.fail("a translation in a view that moves") }
    return stubMotion.translation
  }

  /// Source: ADOC uikit/uipangesturerecognizer/velocity(in:).
  public func velocity(in view: UIView?) -> CGPoint { stubMotion.velocity }
}
