import Foundation
import Proof
import SheetEmitters
import Testing

/// What a generated sheet does when traits and states change, and what the app can ask of it.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct VariantProofTests {
  /// Runs `body` with a presenter in a window on a system, and gives what it printed.
  func run(_ name: String, on system: Int, _ body: String) throws -> [String] {
    let item = try #require(EmissionCase.all.first { $0.description == name })
    let output = try Proof.shared().behaviour(
      ["sheets.swift": try item.output(.uikit)],
      driver: """
        import ProofDriver

        simulate(iOS: \(system))
        let window = UIWindow()
        let presenter = UIViewController()
        window.addSubview(presenter.view)
        let content = UIViewController()
        @MainActor func controller() -> UISheetPresentationController {
          guard let controller = content.sheetPresentationController
            ?? content.popoverPresentationController?.adaptiveSheetPresentationController
          else { fatalError("no sheet") }
          return controller
        }
        @MainActor func detents() -> String { controller().detents.map { "\\($0.stubIdentifier)" }.joined(separator: " ") }
        let pad = UITraitCollection(
          userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular)
        \(body)
        """)
    return output.split(separator: "\n").map(String.init)
  }

  @Test func theStateSwitchesDetentsAndSelection() throws {
    let lines = try run(
      "variants@16.0", on: 18,
      """
      let sheet = Variants16Sheet()
      var changes: [String] = []
      sheet.detentDidChange = { changes.append($0.rawValue) }
      sheet.present(content, from: presenter)
      print(detents(), controller().selectedDetentIdentifier.stubText, controller().prefersGrabberVisible)
      sheet.state = .searching
      print(detents(), controller().selectedDetentIdentifier.stubText, controller().prefersGrabberVisible)
      print(resolve(controller().detents[0], maximum: 700) ?? -1, resolve(controller().detents[1], maximum: 700) ?? -1)
      sheet.select(.tall)
      sheet.state = .searching
      print(sheet.selectedDetent?.rawValue ?? "nil")
      sheet.state = .standard
      print(detents(), controller().selectedDetentIdentifier.stubText)
      print(resolve(controller().detents[0], maximum: 700) ?? -1)
      print(changes.joined(separator: " "))
      """)
    #expect(
      lines == [
        "small com.apple.UIKit.large small true",
        "small tall com.apple.UIKit.large com.apple.UIKit.large false", "240.0 420.0", "tall",
        "small com.apple.UIKit.large small", "200.0", "large tall small",
      ])
  }

  @Test func traitsOfThePresentersWindowSwitchWithoutResettingTheUsersChoice() throws {
    let lines = try run(
      "variants@16.0", on: 18,
      """
      let sheet = Variants16Sheet()
      sheet.present(content, from: presenter)
      userSelects(.large, in: controller())
      _ = takeEvents()
      window.traitCollection = UITraitCollection(verticalSizeClass: .compact)
      print(takeEvents().contains { $0.hasPrefix("sheet.detents") || $0.hasPrefix("sheet.selected") })
      window.traitCollection = pad
      print(detents(), controller().largestUndimmedDetentIdentifier.stubText)
      print(controller().preferredCornerRadius.stubText, content.modalPresentationStyle)
      window.traitCollection = UITraitCollection()
      print(detents(), controller().largestUndimmedDetentIdentifier.stubText)
      """)
    #expect(
      lines
        == [
          "false", "com.apple.UIKit.large nil", "Optional(12.0) pageSheet",
          "small com.apple.UIKit.large Optional(small)",
        ].map {
          $0.replacing("Optional(12.0)", with: "12.0").replacing("Optional(small)", with: "small")
        })
  }

  @Test func anOlderSystemGetsFallbacksAndNoNewerVariant() throws {
    let lines = try run(
      "variants@15.0", on: 15,
      """
      window.traitCollection = pad
      let sheet = Variants15Sheet()
      sheet.present(content, from: presenter)
      print(detents(), content.modalPresentationStyle)
      sheet.state = .searching
      print(detents())
      """)
    #expect(
      lines == ["com.apple.UIKit.large pageSheet", "com.apple.UIKit.medium com.apple.UIKit.large"])
  }

  @Test func aVariantCanHaveAnotherStyle() throws {
    let lines = try run(
      "variants@17.0", on: 18,
      """
      let sheet = Styled17Sheet()
      let view = UIView()
      sheet.present(content, from: presenter, sourceView: view)
      print(content.modalPresentationStyle, content.isModalInPresentation)
      presenter.dismiss(animated: false)
      window.traitCollection = pad
      sheet.present(content, from: presenter, sourceView: view)
      print(content.modalPresentationStyle, content.isModalInPresentation, detents(), controller().sourceView === view)
      print(content.preferredContentSize.width)
      """)
    #expect(
      lines == [
        "fullScreen false", "formSheet true com.apple.UIKit.medium com.apple.UIKit.large true",
        "400.0",
      ])
  }

  @Test func whatIsBehindStopsAndIsPutBackExactly() throws {
    let lines = try run(
      "variants@16.0", on: 18,
      """
      let list = UIScrollView()
      let fixed = UIScrollView()
      fixed.isScrollEnabled = false
      let sheet = Variants16Sheet()
      sheet.backgroundScrollView = list
      sheet.present(content, from: presenter)
      print("up", list.isScrollEnabled)
      let other = UIViewController()
      let second = Variants16Sheet()
      second.backgroundScrollView = list
      second.present(other, from: content)
      print("two", list.isScrollEnabled)
      content.dismiss(animated: false)
      print("one", list.isScrollEnabled)
      presenter.dismiss(animated: false)
      print("none", list.isScrollEnabled)
      let third = Variants16Sheet()
      third.backgroundScrollView = fixed
      third.present(content, from: presenter)
      presenter.dismiss(animated: false)
      print("fixed", fixed.isScrollEnabled)
      sheet.present(content, from: presenter)
      window.traitCollection = pad
      print("regular", list.isScrollEnabled)
      window.traitCollection = UITraitCollection()
      print("compact", list.isScrollEnabled)
      """)
    #expect(
      lines == [
        "up false", "two false", "one false", "none true", "fixed false", "regular true",
        "compact false",
      ])
  }

  @Test func actionsMoveTheSheet() throws {
    let lines = try run(
      "variants@16.0", on: 18,
      """
      let sheet = Variants16Sheet()
      sheet.present(content, from: presenter)
      let list = UIScrollView()
      list.adjustedContentInset.top = 50
      list.contentOffset.y = -40
      sheet.actions.scroll(list)
      print(sheet.selectedDetent?.rawValue ?? "nil")
      list.contentOffset.y = -37
      sheet.actions.scroll(list)
      print(sheet.selectedDetent?.rawValue ?? "nil")
      sheet.actions.toggle()
      print(sheet.selectedDetent?.rawValue ?? "nil")
      sheet.actions.toggle()
      print(sheet.selectedDetent?.rawValue ?? "nil")
      sheet.select(.small)
      sheet.actions.expand()
      print(sheet.selectedDetent?.rawValue ?? "nil")
      """)
    #expect(lines == ["small", "large", "small", "large", "large"])
  }

  @Test func theAppDecidesAndHears() throws {
    let lines = try run(
      "hooks@16.0", on: 26,
      """
      final class AppDelegate: NSObject, UISheetPresentationControllerDelegate {
        var heard: [String] = []
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { heard.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: UISheetPresentationController) { heard.append("detent") }
      }
      let app = AppDelegate()
      var heard: [String] = []
      do {
        let sheet = Host16Sheet()
        sheet.delegate = app
        sheet.detentDidChange = { heard.append($0.rawValue) }
        sheet.dismissalWasRefused = { heard.append("refused") }
        sheet.isModalInPresentation = true
        sheet.present(content, from: presenter)
        print(content.isModalInPresentation)
        sheet.isModalInPresentation = false
        print(content.isModalInPresentation)
      }
      // Nothing but the content keeps the sheet.
      userSelects(.large, in: controller())
      print(userSwipesAway(content), heard.joined(separator: " "), app.heard.joined(separator: " "))
      """)
    #expect(lines == ["true", "false", "false large refused detent attempt"])
  }

  @Test func aSwipeIsRefusedOrAskedAbout() throws {
    let lines = try run(
      "hooks@16.0", on: 26,
      """
      var refusals = 0
      let refused = Refused16Sheet()
      refused.dismissalWasRefused = { refusals += 1 }
      refused.present(content, from: presenter)
      print(userSwipesAway(content), refusals, content.isModalInPresentation)
      presenter.dismiss(animated: false)
      let asked = Asked16Sheet()
      var isSaved = false
      asked.shouldDismiss = { isSaved }
      asked.present(content, from: presenter)
      print(userSwipesAway(content))
      isSaved = true
      print(userSwipesAway(content))
      """)
    #expect(lines == ["false 1 false", "false", "true"])
  }

  @Test func aMenuStaysAPopoverAndASheetIsChosenByName() throws {
    let lines = try run(
      "hooks@16.0", on: 26,
      """
      Hooks16Sheets.menu16.present(content, from: presenter, sourceView: UIView())
      guard let popover = content.popoverPresentationController else { fatalError("no popover") }
      print(popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: UITraitCollection()) == UIModalPresentationStyle.none)
      print(Hooks16Sheets.allCases.map(\\.rawValue).joined(separator: " "))
      """)
    #expect(lines == ["true", "host16 material16 menu16 refused16 asked16"])
  }

  @Test func aPopoverPointsWhereItsVariantSays() throws {
    let lines = try run(
      "varying-popovers", on: 18,
      """
      let sheet = VaryingPopoverSheet()
      let (view, item) = (UIView(), UIBarButtonItem())
      @MainActor func popover() -> UIPopoverPresentationController {
        guard let popover = content.popoverPresentationController else { fatalError("no popover") }
        return popover
      }
      @MainActor func show(_ step: String) {
        print(step, popover().sourceView === view, popover().sourceItem != nil,
          popover().permittedArrowDirections == .up, popover().permittedArrowDirections == .left,
          popover().permittedArrowDirections == .any, popover().delegate != nil)
      }
      sheet.present(content, from: presenter, sourceItem: item, sourceView: view)
      show("base")
      sheet.state = .quick
      show("quick")
      presenter.dismiss(animated: false)
      sheet.state = .standard
      window.traitCollection = pad
      sheet.present(content, from: presenter, sourceItem: item, sourceView: view)
      show("pad")
      """)
    #expect(
      lines == [
        "base true false true false false false", "quick true false false false true true",
        "pad false true false true false false",
      ])
  }
}
