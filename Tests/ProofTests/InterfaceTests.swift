import Proof
import Testing

/// A member as Apple's documentation spells it in Swift.
struct Member: Sendable {
  let expression: String
  let type: String
  /// The iOS that brought it; 15.0 stands for anything older too.
  let introduced: String

  init(_ expression: String, _ type: String, _ introduced: String = "15.0") {
    self.expression = expression
    self.type = type
    self.introduced = introduced
  }
}

/// The typed stubs show Swift what Apple's documentation shows, since which iOS.
@Suite(.whereProofRuns)
struct InterfaceTests {
  static let members = [
    Member("sheet.delegate", "(any UISheetPresentationControllerDelegate)?"),
    Member("sheet.detents", "[UISheetPresentationController.Detent]"),
    Member("sheet.selectedDetentIdentifier", "UISheetPresentationController.Detent.Identifier?"),
    Member(
      "sheet.largestUndimmedDetentIdentifier", "UISheetPresentationController.Detent.Identifier?"),
    Member("sheet.prefersScrollingExpandsWhenScrolledToEdge", "Bool"),
    Member("sheet.prefersGrabberVisible", "Bool"),
    Member("sheet.preferredCornerRadius", "CGFloat?"),
    Member("sheet.prefersEdgeAttachedInCompactHeight", "Bool"),
    Member("sheet.widthFollowsPreferredContentSizeWhenEdgeAttached", "Bool"),
    Member("sheet.sourceView", "UIView?"),
    Member("sheet.prefersPageSizing", "Bool", "17.0"),
    Member("sheet.preferredPlacement", "UISheetPresentationController.Placement", "27.0"),
    Member("sheet.backgroundEffect", "UIVisualEffect?", "26.1"),
    Member("sheet.animateChanges {}", "Void"),
    Member("sheet.invalidateDetents()", "Void", "16.0"),
    Member("sheet.presentedViewController", "UIViewController"),
    Member("sheet.presentingViewController", "UIViewController"),
    Member("UISheetPresentationController.Detent.medium()", "UISheetPresentationController.Detent"),
    Member("UISheetPresentationController.Detent.large()", "UISheetPresentationController.Detent"),
    Member(
      "UISheetPresentationController.Detent.custom { _ in nil }",
      "UISheetPresentationController.Detent", "16.0"),
    Member(
      "UISheetPresentationController.Detent.custom(identifier: .init(\"a\")) { "
        + "UISheetPresentationController.Detent.medium().resolvedValue(in: $0) }",
      "UISheetPresentationController.Detent", "16.0"),
    Member(
      "UISheetPresentationController.Detent.custom { $0.maximumDetentValue }",
      "UISheetPresentationController.Detent", "16.0"),
    Member(
      "UISheetPresentationController.Detent.custom { "
        + "$0.containerTraitCollection.userInterfaceIdiom == .pad ? 1 : 2 }",
      "UISheetPresentationController.Detent", "16.0"),
    Member(
      "sheet.detents[0].identifier", "UISheetPresentationController.Detent.Identifier", "16.0"),
    Member("sheet.detents[0].backgroundEffect", "UIVisualEffect?", "26.1"),
    Member(".medium", "UISheetPresentationController.Detent.Identifier"),
    Member(".init(rawValue: \"a\")", "UISheetPresentationController.Detent.Identifier"),
    Member("UISheetPresentationController.Detent.Identifier.large.rawValue", "String"),
    Member("popover.delegate", "(any UIPopoverPresentationControllerDelegate)?"),
    Member("popover.permittedArrowDirections", "UIPopoverArrowDirection"),
    Member("[.up, .down, .left, .right]", "UIPopoverArrowDirection"),
    Member("popover.sourceView", "UIView?"),
    Member("popover.sourceRect", "CGRect"),
    Member(
      "popover.sourceItem", "(any UIPopoverPresentationControllerSourceItem)?", "16.0"),
    Member("popover.adaptiveSheetPresentationController", "UISheetPresentationController"),
    Member("content.sheetPresentationController", "UISheetPresentationController?"),
    Member("content.popoverPresentationController", "UIPopoverPresentationController?"),
    Member("content.presentationController", "UIPresentationController?"),
    Member(
      "content.presentationController?.delegate", "(any UIAdaptivePresentationControllerDelegate)?"),
    Member("content.presentingViewController", "UIViewController?"),
    Member("content.presentedViewController", "UIViewController?"),
    Member("UIPanGestureRecognizer().state", "UIGestureRecognizer.State"),
    Member("content.view.gestureRecognizers?[0].delegate", "(any UIGestureRecognizerDelegate)?"),
    Member("UIPanGestureRecognizer().view", "UIView?"),
    Member("UIPanGestureRecognizer().isEnabled", "Bool"),
    Member("UIPanGestureRecognizer().maximumNumberOfTouches", "Int"),
    Member("UIPanGestureRecognizer().translation(in: nil)", "CGPoint"),
    Member("UIPanGestureRecognizer().velocity(in: nil)", "CGPoint"),
    Member("content.view.gestureRecognizers", "[UIGestureRecognizer]?"),
    Member("UIScrollView().panGestureRecognizer", "UIPanGestureRecognizer"),
    Member("UIScrollView().contentOffset", "CGPoint"),
    Member("UIScrollView().contentSize", "CGSize"),
    Member("UIScrollView().adjustedContentInset", "UIEdgeInsets"),
    Member("UIPercentDrivenInteractiveTransition().completionSpeed", "CGFloat"),
    Member("UIPercentDrivenInteractiveTransition().completionCurve", "UIView.AnimationCurve"),
    Member("UIPercentDrivenInteractiveTransition().update(0)", "Void"),
    Member("UIPercentDrivenInteractiveTransition().finish()", "Void"),
    Member("UIPercentDrivenInteractiveTransition().cancel()", "Void"),
    Member(
      "UIViewPropertyAnimator(duration: 1, curve: .easeInOut)", "any UIViewImplicitlyAnimating"),
    Member("UIAccessibility.isReduceMotionEnabled", "Bool"),
    Member("UIColor.black", "UIColor"),
    Member("UIDevice.current.userInterfaceIdiom", "UIUserInterfaceIdiom"),
    Member("[.flexibleWidth, .flexibleHeight]", "UIView.AutoresizingMask"),
    Member("content.isBeingPresented", "Bool"),
    Member("content.isBeingDismissed", "Bool"),
    Member("content.isModalInPresentation", "Bool"),
    Member("content.modalPresentationStyle", "UIModalPresentationStyle"),
    Member("content.modalTransitionStyle", "UIModalTransitionStyle"),
    Member("content.preferredContentSize", "CGSize"),
    Member("content.transitioningDelegate", "(any UIViewControllerTransitioningDelegate)?"),
    Member("content.traitCollection.horizontalSizeClass", "UIUserInterfaceSizeClass"),
    Member("content.view", "UIView?"),
    Member("content.present(content, animated: true)", "Void"),
    Member("content.dismiss(animated: true, completion: nil)", "Void"),
    Member("UIBlurEffect(style: .systemThinMaterial)", "UIVisualEffect"),
    Member("UIColor(named: \"a\")", "UIColor?"),
    Member("CGSize(width: 414, height: 394)", "CGSize"),
    Member("content.view.bounds.height", "CGFloat"),
    Member(
      "content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize, "
        + "withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)",
      "CGSize"),
  ]

  /// A function a line, from line 2 on, that gives the member.
  static func file(guarded: Bool) -> [String: String] {
    let parameters = """
      _ sheet: UISheetPresentationController, _ popover: UIPopoverPresentationController, \
      _ content: UIViewController
      """
    let lines = members.enumerated().map { index, member in
      (guarded ? "@available(iOS \(member.introduced), *) " : "")
        + "@MainActor func member\(index)(\(parameters)) -> \(member.type) { \(member.expression) }"
    }
    return ["Members.swift": "import UIKit\n" + lines.joined(separator: "\n") + "\n"]
  }

  @Test(arguments: Proof.Settings.promised)
  func `members have their documented types`(settings: Proof.Settings) throws {
    #expect(try Proof.shared().types(Self.file(guarded: false), settings) == [])
  }

  @Test func `members are there since their documented iOS`() throws {
    let guarded = try Proof.shared().availability(
      Self.file(guarded: true), deploymentTarget: "15.0", .swift6)
    #expect(guarded == [])
  }

  @Test(arguments: ["15.0", "16.0", "17.0", "26.1", "27.0"])
  func `members are not there before`(target: String) throws {
    let messages = try Proof.shared().availability(
      Self.file(guarded: false), deploymentTarget: target, .swift6)
    let newer = Self.members.indices.filter {
      Double(Self.members[$0].introduced) ?? 0 > Double(target) ?? 0
    }
    #expect(Set(messages.map(\.line)) == Set(newer.map { $0 + 2 }))
    #expect(messages.allSatisfy { $0.text.contains("is only available in iOS") })
  }

  @Test func `delegates are spelled as documented`() throws {
    let files = [
      "Delegates.swift": """
      import UIKit

      @MainActor final class Delegates: NSObject {}
      extension Delegates: UISheetPresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
          _ controller: UISheetPresentationController
        ) {}
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
          true
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
        func adaptivePresentationStyle(
          for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
      }
      extension Delegates: UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
          forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForDismissal(
          using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? { nil }
      }
      extension Delegates: UIViewControllerAnimatedTransitioning {
        func transitionDuration(
          using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.6 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      @MainActor func selectors() -> [Selector] {
        [
          #selector(Delegates.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)),
          #selector(Delegates.presentationControllerDidAttemptToDismiss(_:)),
          #selector(Delegates.adaptivePresentationStyle(for:traitCollection:)),
          #selector(Delegates.animationController(forDismissed:)),
          #selector(Delegates.interactionControllerForDismissal(using:)),
          #selector(Delegates.presentationController(forPresented:presenting:source:)),
          #selector(Delegates.transitionDuration(using:)),
        ]
      }
      """
    ]
    #expect(try Proof.shared().types(files, .swift6) == [])
    #expect(try Proof.shared().availability(files, deploymentTarget: "15.0", .swift6) == [])
  }

  @Test func `Swift's values cross to Objective-C`() throws {
    let files = [
      "Target.swift": """
      import UIKit

      @MainActor final class Target: NSObject {
        @objc func values(_ flag: Bool, text: String, views: [UIView], size: CGSize) -> Bool { flag }
        @objc func closures(_ done: @escaping () -> Void, text: (Bool) -> String) -> String? { nil }
        @objc func collections(_ set: Set<UIView>, dictionary: [String: UIView]) {}
        @objc func enumeration(_ sizeClass: UIUserInterfaceSizeClass, selector: Selector) {}
        @objc var duration: TimeInterval = 1
        @objc var identifiers: [UISheetPresentationController.Detent.Identifier] = []
        @objc dynamic weak var view: UIView?
        override func responds(to selector: (Selector)!) -> Bool { super.responds(to: selector) }
      }

      @MainActor class Content: UIViewController {
        override var preferredContentSize: CGSize {
          get { super.preferredContentSize }
          set { super.preferredContentSize = newValue }
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
        }
      }
      """
    ]
    #expect(try Proof.shared().types(files, .swift6) == [])
    #expect(try Proof.shared().availability(files, deploymentTarget: "16.0", .swift6) == [])
  }
}
