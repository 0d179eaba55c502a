/// Drags the sheet to the detent of that name, as a user does: the delegate hears of it.
@MainActor public func userSelects(
  _ identifier: UISheetPresentationController.Detent.Identifier,
  in sheet: UISheetPresentationController
) {
  guard sheet.detents.contains(where: { $0.stubIdentifier == identifier }) else {
    Stub.fail("the sheet has no detent `\(identifier)` to be dragged to")
  }
  Stub.events.append("the user selects \(identifier)")
  sheet.selectedDetentIdentifier = identifier
  sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
}

/// Swipes `content` away, as a user does, and says whether it went; refused where it is modal or the
/// delegate says so, and then the delegate hears of the attempt (ADOC).
@MainActor public func userSwipesAway(_ content: UIViewController) -> Bool {
  guard let presenter = content.presentingViewController,
    let controller = content.presentationController
  else { Stub.fail("the content is not presented") }
  let delegate: (any UIAdaptivePresentationControllerDelegate)? =
    if let popover = controller as? UIPopoverPresentationController {
      popover.adaptiveSheetPresentationController.delegate ?? popover.delegate
    } else {
      controller.plain.delegate
    }
  Stub.events.append("the user swipes the content away")
  let isRefused =
    content.isModalInPresentation
    || delegate?.presentationControllerShouldDismiss(controller) == false
  guard !isRefused else {
    delegate?.presentationControllerDidAttemptToDismiss(controller)
    return false
  }
  delegate?.presentationControllerWillDismiss(controller)
  presenter.dismiss(animated: true)
  delegate?.presentationControllerDidDismiss(controller)
  return true
}
