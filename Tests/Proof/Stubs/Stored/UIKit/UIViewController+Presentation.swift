extension UIViewController {
  /// Made on first access for the style of that moment and then kept (CHARON); that a
  /// change of style before the presentation makes a new one is the stub's own rule.
  public var presentationController: UIPresentationController? {
    if let presentation, isUp || presentation.presentationStyle == modalPresentationStyle {
      return presentation
    }
    let made: UIPresentationController =
      switch modalPresentationStyle {
      case .pageSheet, .formSheet: UISheetPresentationController(presented: self)
      case .popover: UIPopoverPresentationController(presented: self)
      default: UIPresentationController(presented: self)
      }
    presentation = made
    return made
  }

  /// Nil for every style but `.pageSheet` and `.formSheet` (ADOC), `.automatic` included.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Nil for every style but `.popover`; source: ADOC
  /// uikit/uiviewcontroller/popoverpresentationcontroller.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  private var isUp: Bool { presentingViewController != nil }
}
