/// Source: HDR, ADOC.
@MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Optional. Called for the user's changes only.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {}
}

/// Source: HDR, member for member, with the defaults that its comments name.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// Source: ADOC, MSL (iOS 27).
  public enum Placement: Int {
    /// Raw value 0.
    case automatic = 0
    /// Raw value 1.
    case leading = 1
    /// Raw value 2.
    case center = 2
    /// Raw value 3.
    case trailing = 3
  }

  /// The delegate that is inherited, narrowed.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { plain.delegate as? any UISheetPresentationControllerDelegate }
    set { plain.delegate = newValue }
  }
  /// At least one, smallest first.
  public var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty { Stub.fail("`detents` must contain at least one element") }
      record("detents", detents.map(\.stubIdentifier.rawValue).joined(separator: ", "))
    }
  }
  /// Reads back what was set, also where no detent has it (CHARON).
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { record("selectedDetentIdentifier", selectedDetentIdentifier.stubText) }
  }
  /// Nil: all detents are dimmed.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { record("largestUndimmedDetentIdentifier", largestUndimmedDetentIdentifier.stubText) }
  }
  /// True by default.
  public var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      record(
        "prefersScrollingExpandsWhenScrolledToEdge", "\(prefersScrollingExpandsWhenScrolledToEdge)")
    }
  }
  /// False by default.
  public var prefersGrabberVisible = false {
    didSet { record("prefersGrabberVisible", "\(prefersGrabberVisible)") }
  }
  /// Points; nil is the system's.
  public var preferredCornerRadius: CGFloat? {
    didSet { record("preferredCornerRadius", preferredCornerRadius.stubText) }
  }
  /// False by default.
  public var prefersEdgeAttachedInCompactHeight = false {
    didSet { record("prefersEdgeAttachedInCompactHeight", "\(prefersEdgeAttachedInCompactHeight)") }
  }
  /// False by default.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      record(
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        "\(widthFollowsPreferredContentSizeWhenEdgeAttached)")
    }
  }
  /// Nil by default.
  public var sourceView: UIView? {
    didSet { record("sourceView", sourceView == nil ? "nil" : "set") }
  }
  /// iOS 17; the default of iOS 18 and later (HDR).
  public var prefersPageSizing = false {
    didSet {
      Stub.require(17, 0, "UISheetPresentationController.prefersPageSizing")
      record("prefersPageSizing", "\(prefersPageSizing)")
    }
  }
  /// iOS 27.
  public var preferredPlacement = Placement.automatic {
    didSet {
      Stub.require(27, 0, "UISheetPresentationController.preferredPlacement")
      record("preferredPlacement", "\(preferredPlacement)")
    }
  }

  /// Runs `changes`, bracketed in the record.
  public func animateChanges(_ changes: () -> Void) {
    Stub.events.append("animateChanges begins")
    changes()
    Stub.events.append("animateChanges ends")
  }

  /// iOS 16; recorded, since heights are resolved anew for every question anyway.
  public func invalidateDetents() {
    Stub.require(16, 0, "UISheetPresentationController.invalidateDetents")
    Stub.events.append("invalidateDetents")
  }

  private func record(_ name: String, _ value: String) {
    Stub.record("sheet", name, value)
  }
}
