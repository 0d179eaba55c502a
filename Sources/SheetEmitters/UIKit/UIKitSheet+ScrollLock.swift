import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Whether what is behind the sheet stops while it is up, at least in some variant.
  var locksScrolling: Bool {
    sheet.backgroundScrolling.value == .locked
      || sheet.variants.contains { $0.settings.backgroundScrolling.value == .locked }
  }

  /// Writes how what is behind the sheet is stopped and put back.
  ///
  /// A layer keeps values for keys of anyone's (Apple's documentation of CALayer), so that sheets of
  /// all generated files count their locks of one scroll view together.
  func writeScrollLock(to writer: inout SwiftWriter) {
    guard locksScrolling else { return }
    writer.blank()
    writer.write(
      """
      /// The presenter's scroll view, which stops while the sheet is up; from `backgroundScrolling`.
      \(access) weak var backgroundScrollView: UIScrollView? {
        didSet { updateScrolling() }
      }
      private weak var lockedScrollView: UIScrollView?
      private weak var presenceView: PresenceView?

      /// Tells when the content comes to the screen and when it leaves.
      private final class PresenceView: UIView {
        var presenceDidChange: (() -> Void)?

        override func didMoveToWindow() {
          super.didMoveToWindow()
          presenceDidChange?()
        }
      }

      private func watchPresence(of content: UIViewController) {
        guard presenceView?.superview !== content.view else { return }
        let view = PresenceView()
        view.isHidden = true
        view.presenceDidChange = { [weak self] in self?.updateScrolling() }
        content.view.addSubview(view)
        presenceView = view
      }

      /// Stops the scroll view while the content is up, also behind something that covers it.
      private func updateScrolling() {
        let isUp = content.map { $0.presentingViewController != nil && !$0.isBeingDismissed } ?? false
        let isOnScreen = presenceView?.window != nil
        let scrollView = \(lockCondition)isOnScreen || isUp\(lockEnd) ? backgroundScrollView : nil
        guard scrollView !== lockedScrollView else { return }
        lockedScrollView.map { changeLocks(of: $0, by: -1) }
        lockedScrollView = scrollView
        scrollView.map { changeLocks(of: $0, by: 1) }
      }

      /// Counts the locks of all sheets, and puts the scroll view back when there is none left.
      private func changeLocks(of scrollView: UIScrollView, by change: Int) {
        let (locks, state) = ("sheetc.scrollLocks", "sheetc.isScrollEnabled")
        let before = scrollView.layer.value(forKey: locks) as? Int ?? 0
        if before == 0 { scrollView.layer.setValue(scrollView.isScrollEnabled, forKey: state) }
        scrollView.layer.setValue(before + change, forKey: locks)
        let wasEnabled = scrollView.layer.value(forKey: state) as? Bool ?? true
        scrollView.isScrollEnabled = before + change == 0 && wasEnabled
      }
      """)
  }

  private var lockCondition: String {
    value("locksBackground") == nil ? "" : "locksBackground && ("
  }

  private var lockEnd: String { value("locksBackground") == nil ? "" : ")" }
}
