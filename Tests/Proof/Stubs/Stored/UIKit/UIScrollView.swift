/// Source: ADOC uikit/uiscrollview and its members' pages.
@MainActor open class UIScrollView: UIView {
  /// Source: ADOC uikit/uiscrollview/contentoffset.
  open var contentOffset = CGPoint(x: 0, y: 0)
  /// Source: ADOC uikit/uiscrollview/contentsize.
  open var contentSize = CGSize(width: 0, height: 0)
  /// Source: ADOC uikit/uiscrollview/adjustedcontentinset; here a driver may set it.
  open var adjustedContentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Source: ADOC uikit/uiscrollview/isscrollenabled.
  open var isScrollEnabled = true {
    didSet { Stub.record("scrollView", "isScrollEnabled", "\(isScrollEnabled)") }
  }
  /// Source: ADOC uikit/uiscrollview/alwaysbouncevertical.
  open var alwaysBounceVertical = false
  /// Source: ADOC uikit/uiscrollview/alwaysbouncehorizontal.
  open var alwaysBounceHorizontal = false
  /// Source: ADOC uikit/uiscrollview/pangesturerecognizer.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let gesture = UIPanGestureRecognizer()
    addGestureRecognizer(gesture)
    return gesture
  }()
}
