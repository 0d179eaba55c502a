import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Whether the type is the delegate of what presents it, and so an object of Objective-C.
  var isObject: Bool { resting != nil || isPopover }

  /// Whether it is a popover somewhere, which asks another delegate than its sheet does.
  private var isPopover: Bool {
    sheet.popover != nil || sheet.variants.contains { $0.settings.popover != nil }
  }

  /// Whether the popover never becomes a sheet, at least in some variant.
  private var staysPopover: Bool {
    sheet.popover?.compactAdaptation == CompactAdaptation.none
      || sheet.variants.contains {
        $0.settings.popover?.compactAdaptation == CompactAdaptation.none
      }
  }

  /// What the class is made of.
  var inheritance: String { isObject ? ": NSObject" : "" }

  /// Whether the app says at run time if the sheet can be swiped away.
  private var hasHostModality: Bool {
    sheet.isModalInPresentation.value == .host
      || sheet.variants.contains { $0.settings.isModalInPresentation.value == .host }
  }

  /// Whether the app supplies the background.
  private var hasHostBackground: Bool {
    sheet.configuration?.background.value == .host
      || sheet.variants.contains { $0.settings.configuration.background.value == .host }
  }

  /// Whether the type remembers its content.
  private var keepsContent: Bool {
    hasHostModality || !sheet.variants.isEmpty || locksScrolling
  }

  /// Whether the content keeps the type alive, which has something to do while it is up.
  private var isKept: Bool { isObject || keepsContent }

  /// Writes what the app can set and be told, and what the type remembers.
  func writeHooks(to writer: inout SwiftWriter) {
    var hasMembers = false
    if hasHostModality {
      writer.write(
        """
        /// Whether the sheet refuses to be swiped away; from `isModalInPresentation: host`.
        \(access) var isModalInPresentation = false {
          didSet { \(update(value("isModalInPresentation"), "content?.isModalInPresentation = isModalInPresentation")) }
        }
        """)
      hasMembers = true
    }
    if hasHostBackground {
      writer.write(
        """
        /// What the sheet is filled with from iOS 26.1 on; from `background: host`.
        \(access) var backgroundEffect: UIVisualEffect? {
        """)
      writer.block(nil) { writer in
        writer.block("didSet {") { writer in
          guard value("backgroundEffect") == nil else { return writer.write("update()") }
          write("sheet?.backgroundEffect = backgroundEffect", since: .backgroundEffect, to: &writer)
        }
      }
      hasMembers = true
    }
    if resting != nil {
      writer.write(
        """
        /// The app's own delegate, which hears of detents and of dismissal too.
        \(access) weak var delegate: (any UISheetPresentationControllerDelegate)?
        /// Told the detent that was selected, by the user or by `select`.
        \(access) var detentDidChange: ((Detent) -> Void)?
        """)
    } else if isPopover {
      writer.write(
        """
        /// The app's own delegate, which hears of dismissal too.
        \(access) weak var delegate: (any UIPopoverPresentationControllerDelegate)?
        """)
    }
    if isObject {
      writer.write(
        """
        /// Told when the user tried to close the sheet and was refused.
        \(access) var dismissalWasRefused: (() -> Void)?
        """)
      if swipes.contains(.host) {
        writer.write(
          """
          /// Asked whether a swipe may close the sheet, each time; from `dismissal`.
          \(access) var shouldDismiss: (() -> Bool)?
          """)
      }
      if let swipe = swipeAtFirst { writer.write("private var swipe = Swipe\(swipe)") }
      if resting != nil {
        writer.write("private weak var sheet: UISheetPresentationController?")
      }
      hasMembers = true
    }
    if keepsContent {
      writer.write("private weak var content: UIViewController?")
      hasMembers = true
    }
    if !sheet.variants.isEmpty {
      writer.write("private weak var presenter: UIViewController?")
      if usesSourceView { writer.write("private weak var sourceView: UIView?") }
      for own in ownValues {
        writer.write(
          "private var own\(own.name): \(own.type)\(own.type.hasSuffix("?") ? "" : " = .zero")")
      }
      if resting != nil { writer.write("private var hasStarted = false") }
      if value("locksBackground") != nil { writer.write("private var locksBackground = false") }
      if value("detents") != nil { writer.write("private var list: DetentList?") }
      if value("selectedDetent") != nil { writer.write("private var start: Detent?") }
    }
    if isKept {
      writer.write(

        "private static let keeping = UnsafeRawPointer(\n  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))"
      )
      hasMembers = true
    }
    if hasMembers { writer.blank() }
  }

  /// Writes that the content keeps the type alive, and what the type remembers of it.
  func writeKeeping(to writer: inout SwiftWriter) {
    if keepsContent { writer.write("self.content = content") }
    guard isKept else { return }
    writer.write(
      "objc_setAssociatedObject(content, Self.keeping, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)")
  }

  /// What follows a value that the app sets: `statement`, or all that differs by variants where the value
  /// is one of `settings`.
  private func update(_ setting: String?, _ statement: String) -> String {
    setting == nil ? statement : "update()"
  }

  /// Writes the type as a delegate, behind its body.
  func writeDelegate(to writer: inout SwiftWriter) {
    if resting != nil {
      writer.blank()
      writer.block("extension \(sheet.name)Sheet: UISheetPresentationControllerDelegate {") {
        writer in
        writer.write(
          """
          \(access) func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ controller: UISheetPresentationController
          ) {
            if let selectedDetent { detentDidChange?(selectedDetent) }
            delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(controller)
          }

          """)
        writeDismissalDelegate(to: &writer)
      }
    }
    guard isPopover else { return }
    writer.blank()
    let conformance = "extension \(sheet.name)Sheet: UIPopoverPresentationControllerDelegate {"
    guard staysPopover || resting == nil else { return writer.write("\(conformance)}") }
    writer.block("\(conformance)") { writer in
      if resting == nil { writeDismissalDelegate(to: &writer) }
      guard staysPopover else { return }
      if resting == nil { writer.blank() }
      writer.write(
        """
        \(access) func adaptivePresentationStyle(
          for controller: UIPresentationController,
          traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
          .none
        }
        """)
    }
  }

  private func writeDismissalDelegate(to writer: inout SwiftWriter) {
    writer.write(
      """
      \(access) func presentationControllerShouldDismiss(
        _ controller: UIPresentationController
      ) -> Bool {
      """)
    writer.block(nil) { writeShouldDismiss(to: &$0) }
    writer.write(
      """

      \(access) func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        delegate?.presentationControllerWillDismiss?(controller)
      }

      \(access) func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        delegate?.presentationControllerDidDismiss?(controller)
      }

      \(access) func presentationControllerDidAttemptToDismiss(
        _ controller: UIPresentationController
      ) {
        dismissalWasRefused?()
        delegate?.presentationControllerDidAttemptToDismiss?(controller)
      }
      """)
  }
}
