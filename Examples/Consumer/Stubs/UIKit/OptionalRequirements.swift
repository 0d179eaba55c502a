// Without Objective-C a protocol has no optional requirements. Properties of their names make the calls
// of generated code, such as `delegate?.presentationControllerDidDismiss?(controller)`, mean the methods.

extension UIAdaptivePresentationControllerDelegate {
  /// The method of that name.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  /// The method of that name.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  /// The method of that name.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  /// The method of that name.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

extension UISheetPresentationControllerDelegate {
  /// The method of that name.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  {
    { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}
