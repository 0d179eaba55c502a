import Proof
import SheetEmitters
import Testing

/// How what is generated is closed where variants differ in it.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct VaryingDismissalProofTests {
  private func run(_ body: String) throws -> [String] {
    try VariantProofTests().run("varying-dismissal", on: 18, body)
  }

  @Test func aSwipeIsAnsweredByWhatHoldsAtThatMoment() throws {
    let lines = try run(
      """
      var (refusals, questions) = (0, 0)
      var isSaved = false
      let sheet = UploadSheet()
      sheet.dismissalWasRefused = { refusals += 1 }
      sheet.shouldDismiss = {
        questions += 1
        return isSaved
      }
      sheet.state = .uploading
      sheet.present(content, from: presenter)
      print(userSwipesAway(content), refusals, questions, content.isModalInPresentation)
      sheet.state = .standard
      print(userSwipesAway(content), refusals, questions)
      sheet.present(content, from: presenter)
      sheet.state = .uploading
      print(userSwipesAway(content), refusals, questions)
      // The last variant that holds wins.
      window.traitCollection = pad
      print(userSwipesAway(content), refusals, questions)
      isSaved = true
      print(userSwipesAway(content), refusals, questions)
      """)
    #expect(
      lines == ["false 1 0 false", "true 1 0", "false 2 0", "false 3 1", "true 3 2"])
  }

  @Test func theAppsDelegateIsAskedWhereASwipeIsAllowed() throws {
    let lines = try run(
      """
      final class AppDelegate: NSObject, UISheetPresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
      }
      let app = AppDelegate()
      let sheet = UploadSheet()
      sheet.delegate = app
      sheet.present(content, from: presenter)
      print(userSwipesAway(content))
      sheet.delegate = nil
      print(userSwipesAway(content))
      """)
    #expect(lines == ["false", "true"])
  }

  @Test func aPopoverFollowsToo() throws {
    let lines = try run(
      """
      let sheet = UploadTipSheet()
      sheet.present(content, from: presenter, sourceView: UIView())
      print(userSwipesAway(content))
      sheet.state = .done
      print(userSwipesAway(content))
      """)
    #expect(lines == ["false", "true"])
  }

  @Test func aDragIsThereOnlyWhereNoSheetIs() throws {
    let lines = try run(
      """
      let sheet = CoverSheet()
      @MainActor func show(_ step: String) {
        print(step, content.modalPresentationStyle, content.transitioningDelegate != nil,
          content.view.gestureRecognizers?.count ?? 0)
      }
      sheet.present(content, from: presenter)
      settle()
      show("compact")
      window.traitCollection = pad
      sheet.configure(content, presenter: presenter)
      show("up")
      presenter.dismiss(animated: true)
      settle()
      sheet.present(content, from: presenter)
      settle()
      show("regular")
      print(userSwipesAway(content))
      window.traitCollection = UITraitCollection()
      sheet.configure(content, presenter: presenter)
      show("up")
      presenter.dismiss(animated: true)
      settle()
      sheet.present(content, from: presenter)
      settle()
      show("compact")
      """)
    #expect(
      lines == [
        "compact fullScreen true 1", "up fullScreen true 1", "regular formSheet false 0", "false",
        "up formSheet false 0", "compact fullScreen true 1",
      ])
  }

  @Test func viewsRefuseByWhatHolds() throws {
    let item = try #require(EmissionCase.all.first { $0.description == "varying-dismissal" })
    let scene = ViewVaryingProofTests.Scene(
      testDescription: "dismissal", system: "18",
      body: """
        typealias Modifier = UploadSheetModifier
        @MainActor func refusal(_ state: Modifier.State, isModal: Bool) -> String {
          told(
            "interactiveDismissDisabled",
            StubTree(Text("content").uploadSheetPresentation(state: state, isModal: isModal)))
        }
        for isModal in [false, true] {
          print(refusal(.standard, isModal: isModal), refusal(.uploading, isModal: isModal))
        }
        StubSurroundings.presenter = regular
        print(refusal(.uploading, isModal: true))
        """,
      lines: [
        "interactiveDismissDisabled false interactiveDismissDisabled true",
        "interactiveDismissDisabled true interactiveDismissDisabled true",
        "interactiveDismissDisabled false",
      ])
    let output = try Proof.shared().behaviour(
      ["views.swift": try item.output(.swiftui)], driver: scene.driver)
    #expect(output.split(separator: "\n").map(String.init) == scene.lines)
  }
}
