/// Source: ADOC uikit/uiscrollview.
@MainActor open class UIScrollView: UIView {
  /// Source: ADOC uikit/uiscrollview/contentoffset.
  open var contentOffset = CGPoint(x: 0, y: 0)
  /// Source: ADOC uikit/uiscrollview/adjustedcontentinset; here a driver may set it.
  open var adjustedContentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Source: ADOC uikit/uiscrollview/isscrollenabled.
  open var isScrollEnabled = true {
    didSet { Stub.record("scrollView", "isScrollEnabled", "\(isScrollEnabled)") }
  }
}
