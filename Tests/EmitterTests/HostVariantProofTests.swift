import Foundation
import Proof
import SheetEmitters
import Testing

/// What the app decides, and has of its own, where variants say something else.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct HostVariantProofTests {
  private func run(_ body: String, name: String = "host-and-variants", on system: Int = 27) throws
    -> [String]
  {
    try VariantProofTests().run(name, on: system, body)
  }

  @Test func theAppDecidesOnModalityWhereNoVariantDoes() throws {
    let lines = try run(
      """
      let sheet = HostVariesSheet()
      sheet.isModalInPresentation = true
      sheet.present(content, from: presenter)
      print(content.isModalInPresentation)
      sheet.isModalInPresentation = false
      print(content.isModalInPresentation)
      sheet.state = .sending
      print(content.isModalInPresentation)
      sheet.isModalInPresentation = false
      print(content.isModalInPresentation)
      sheet.isModalInPresentation = true
      sheet.state = .standard
      print(content.isModalInPresentation)
      """)
    #expect(lines == ["true", "false", "true", "true", "true"])
  }

  @Test func aVariantCanLeaveModalityToTheApp() throws {
    let lines = try run(
      """
      let sheet = ModalLaterSheet()
      sheet.isModalInPresentation = true
      sheet.present(content, from: presenter)
      print(content.isModalInPresentation)
      sheet.state = .editing
      print(content.isModalInPresentation)
      sheet.state = .standard
      print(content.isModalInPresentation)
      """)
    #expect(lines == ["false", "true", "false"])
  }

  @Test func aBackgroundOfTheAppFollows() throws {
    let lines = try run(
      """
      let sheet = HostVariesSheet()
      content.view.backgroundColor = .black
      sheet.present(content, from: presenter)
      let effect = UIBlurEffect(style: .systemMaterial)
      sheet.backgroundEffect = effect
      print(controller().backgroundEffect === effect, content.view.backgroundColor == .black)
      sheet.state = .plain
      print(controller().backgroundEffect == nil, content.view.backgroundColor == .black)
      """)
    #expect(lines == ["true true", "true true"])
  }

  @Test func whatTheContentHasOfItsOwnComesBack() throws {
    let lines = try run(
      """
      content.preferredContentSize = CGSize(width: 10, height: 250)
      content.view.backgroundColor = .black
      let sheet = OwnValuesSheet()
      sheet.present(content, from: presenter)
      print(content.preferredContentSize.height, content.view.backgroundColor == .black)
      sheet.state = .sized
      print(content.preferredContentSize.height, content.view.backgroundColor == .black)
      sheet.state = .coloured
      print(content.preferredContentSize.height, content.view.backgroundColor == .black)
      sheet.configure(content, presenter: presenter)
      sheet.state = .standard
      print(content.preferredContentSize.height, content.view.backgroundColor == .black)
      """)
    #expect(lines == ["250.0 true", "300.0 true", "250.0 false", "250.0 true"])
  }

  @Test func theSourceViewFollows() throws {
    let lines = try run(
      """
      let view = UIView()
      let sheet = CentredLaterSheet()
      sheet.present(content, from: presenter, sourceView: view)
      print(controller().sourceView == nil)
      sheet.state = .pinned
      print(controller().sourceView === view)
      """)
    #expect(lines == ["true", "true"])
  }

  @Test func onlyDetentsThatAreThereAreSelectedAndTold() throws {
    let lines = try run(
      """
      var told: [String] = []
      let sheet = ShrinkingSheet()
      sheet.detentDidChange = { told.append($0.rawValue) }
      sheet.present(content, from: presenter)
      userSelects(.medium, in: controller())
      sheet.state = .whole
      print(sheet.selectedDetent?.rawValue ?? "nil", told.joined(separator: " "))
      sheet.actions.shrink()
      sheet.select(.medium)
      print(sheet.selectedDetent?.rawValue ?? "nil", told.joined(separator: " "))
      sheet.state = .standard
      sheet.actions.shrink()
      print(sheet.selectedDetent?.rawValue ?? "nil", told.joined(separator: " "))
      """)
    #expect(lines == ["nil medium large", "nil medium large", "bar medium large bar"])
  }

  @Test func sheetsThatAreGoneLeaveOneViewAtMost() throws {
    let lines = try run(
      """
      let before = window.subviews.count
      for _ in 0..<5 {
        let sheet = ShrinkingSheet()
        let content = UIViewController()
        sheet.present(content, from: presenter)
        presenter.dismiss(animated: false)
      }
      print(window.subviews.count - before <= 2)
      """)
    #expect(lines == ["true"])
  }

  @Test func aScrollViewThatIsGivenLateIsLocked() throws {
    let lines = try run(
      """
      let sheet = LockedLaterSheet()
      let scrollView = UIScrollView()
      sheet.present(content, from: presenter)
      sheet.backgroundScrollView = scrollView
      print(scrollView.isScrollEnabled)
      sheet.backgroundScrollView = nil
      print(scrollView.isScrollEnabled)
      """)
    #expect(lines == ["false", "true"])
  }

  @Test func aPopoverThatStaysOneTellsTheApp() throws {
    let lines = try run(
      """
      var refusals = 0
      let sheet = TipSheet()
      sheet.dismissalWasRefused = { refusals += 1 }
      sheet.isModalInPresentation = true
      sheet.present(content, from: presenter, sourceView: UIView())
      guard let popover = content.popoverPresentationController else { fatalError("no popover") }
      popover.delegate?.presentationControllerDidAttemptToDismiss(popover)
      print(refusals, content.isModalInPresentation)
      """)
    #expect(lines == ["1 true"])
  }

  @Test func aPopoverThatStaysOneIsClosedAsItSays() throws {
    let lines = try run(
      """
      var refusals = 0
      let firm = FirmTipSheet()
      firm.dismissalWasRefused = { refusals += 1 }
      firm.present(content, from: presenter, sourceView: UIView())
      print(userSwipesAway(content), refusals, content.isModalInPresentation)
      presenter.dismiss(animated: false)
      let asking = AskingTipSheet()
      var isSaved = false
      asking.shouldDismiss = { isSaved }
      asking.present(content, from: presenter, sourceView: UIView())
      print(userSwipesAway(content))
      isSaved = true
      print(userSwipesAway(content))
      presenter.dismiss(animated: false)
      TipSheet().present(content, from: presenter, sourceView: UIView())
      print(userSwipesAway(content))
      """)
    #expect(lines == ["false 1 false", "false", "true", "true"])
  }

  @Test func stepsThatAreOneBeforeIOS16AreTakenAsOne() throws {
    let body = """
      var told: [String] = []
      let sheet = CollapsingStepsSheet()
      sheet.detentDidChange = { told.append($0.rawValue) }
      sheet.present(content, from: presenter)
      for _ in 0..<4 { sheet.actions.next() }
      sheet.select(.large)
      print(told.joined(separator: " "), sheet.selectedDetent?.rawValue ?? "nil")
      """
    #expect(
      try run(body, name: "early-systems", on: 15) == ["tall half tall half tall tall"])
    #expect(
      try run(body, name: "early-systems", on: 16) == ["tall large half tall large large"])
  }

  @Test func aDetentOfALaterSystemIsThereOnIt() throws {
    let body = """
      let sheet = LaterTraySheet()
      sheet.present(content, from: presenter)
      print(detents())
      sheet.select(.tray)
      print(sheet.selectedDetent?.rawValue ?? "nil")
      """
    #expect(
      try run(body, name: "early-systems", on: 15) == [
        "com.apple.UIKit.medium com.apple.UIKit.large", "nil",
      ])
    #expect(
      try run(body, name: "early-systems", on: 16) == ["tray com.apple.UIKit.large", "tray"])
  }
}
