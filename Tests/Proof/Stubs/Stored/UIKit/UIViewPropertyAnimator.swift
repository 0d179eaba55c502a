extension UIView {
  /// Source: ADOC uikit/uiview/animationcurve.
  public enum AnimationCurve: Int {
    /// Raw value 0.
    case easeInOut = 0
    /// Raw value 1.
    case easeIn = 1
    /// Raw value 2.
    case easeOut = 2
    /// Raw value 3.
    case linear = 3
  }
}

/// Source: ADOC uikit/uiviewanimatingposition.
public enum UIViewAnimatingPosition: Int {
  /// Raw value 0.
  case end = 0
  /// Raw value 1.
  case start = 1
  /// Raw value 2.
  case current = 2
}

/// Source: ADOC uikit/uiviewanimating.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Source: ADOC uikit/uiviewanimating/fractioncomplete.
  var fractionComplete: CGFloat { get set }
  /// Source: ADOC uikit/uiviewanimating/startanimation().
  func startAnimation()
}

/// Source: ADOC uikit/uiviewimplicitlyanimating.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {}

/// Source: ADOC uikit/uiviewpropertyanimator; what is animated is done at once, when it is over.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How much of the way is shown.
  open var fractionComplete: CGFloat = 0
  /// Source: ADOC uikit/uiviewpropertyanimator/duration.
  public let duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Source: ADOC uikit/uiviewpropertyanimator/init(duration:curve:animations:).
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  /// Source: ADOC uikit/uiviewimplicitlyanimating/addanimations(_:).
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Source: ADOC uikit/uiviewimplicitlyanimating/addcompletion(_:).
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Source: ADOC uikit/uiviewanimating/startanimation(); over at once.
  open func startAnimation() {
    Stub.events.append("animate \(duration)")
    stubEnd(at: .end)
  }

  /// Ends the animation, where it should or where it began.
  func stubEnd(at position: UIViewAnimatingPosition) {
    if position == .end { for animation in animations { animation() } }
    let completions = completions
    (animations, self.completions) = ([], [])
    for completion in completions { completion(position) }
  }
}

/// Source: ADOC uikit/uiaccessibility/isreducemotionenabled; a driver sets it.
@MainActor public enum UIAccessibility {
  /// Whether motion is to be reduced.
  public static var isReduceMotionEnabled = false
}
