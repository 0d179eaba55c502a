import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Writes what is kept of the content's height, where a detent follows it.
  func writeFittingState(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    guard configuration.usesFit else { return }
    writer.write(
      """
      /// Asked for the height of content whose constraints do not give one, for its width in points.
      \(access) var contentHeight: ((_ width: CGFloat) -> CGFloat)?
      private var fit: CGFloat?

      """)
  }

  /// Writes how the content is measured, where a detent follows it.
  ///
  /// Only its width comes from the sheet, which does not depend on what is measured.
  func writeFitting(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    guard configuration.usesFit else { return }
    let detents = configuration.customDetents.filter { $0.custom.usesFit }.map { "`\($0.name)`" }
    writer.blank()
    writer.documentation(
      "Measures the content again, and moves the sheet where its height has changed: call it when "
        + "the content has changed, or has another width. From \(detents.joined(separator: ", ")).")
    writer.block("\(access) func contentDidChange() {") { writer in
      writer.write(
        """
        guard let sheet else { return }
        let height = measuredHeight(of: sheet.presentedViewController)
        guard let height, height != fit else { return }
        fit = height
        """)
      writer.block("animate(sheet) {") { writeInvalidation(to: &$0) }
    }
    writer.write(
      """

      private func measuredHeight(of content: UIViewController) -> CGFloat? {
        if content.preferredContentSize.height > 0 { return content.preferredContentSize.height }
        guard content.presentingViewController != nil, let view = content.view else { return nil }
        let width = view.bounds.width
        guard width > 0 else { return nil }
        let fitting = view.systemLayoutSizeFitting(
          CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        // Heights of detents are those above the bottom safe area.
        let height = fitting.height - view.safeAreaInsets.bottom
        if height > 0 { return height }
        guard let height = contentHeight?(width), height > 0 else { return nil }
        return height
      }
      """)
  }
}
