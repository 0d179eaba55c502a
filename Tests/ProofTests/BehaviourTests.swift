import Proof
import Testing

@Suite(.whereProofRuns)
struct BehaviourTests {
  @Test func `a page sheet is configured as its spec says`() throws {
    let output = try Proof.shared().behaviour(
      Sample.mapTray.files(),
      driver: """
        import ProofDriver

        let content = UIViewController()
        let presenter = UIViewController()
        let tray = MapTraySheet()
        tray.present(content, from: presenter)
        print(takeEvents().first ?? "nothing")
        guard let sheet = content.sheetPresentationController else { fatalError() }
        print(describe(sheet))
        print(heights(sheet, maximum: 778))
        print(heights(sheet, maximum: 300, verticalSizeClass: .compact))
        userSelects(.large, in: sheet)
        print(tray.selectedDetent ?? .peek)
        tray.select(.peek)
        print(takeEvents().joined(separator: ", "))
        print(userSwipesAway(content), content.presentingViewController == nil)
        """)
    #expect(
      output == """
        content.modalPresentationStyle = pageSheet
        sourceView = nil
        prefersPageSizing = true
        prefersEdgeAttachedInCompactHeight = false
        widthFollowsPreferredContentSizeWhenEdgeAttached = false
        prefersGrabberVisible = true
        preferredCornerRadius = 20.0
        detents = peek, tray, com.apple.UIKit.large
        selectedDetentIdentifier = tray
        largestUndimmedDetentIdentifier = tray
        prefersScrollingExpandsWhenScrolledToEdge = true
        preferredPlacement = leading
        peek 120.0, tray 311.20000000000005, com.apple.UIKit.large 778.0
        peek 120.0, tray inactive, com.apple.UIKit.large 300.0
        large
        the user selects com.apple.UIKit.large, sheet.selectedDetentIdentifier = \
        com.apple.UIKit.large, animateChanges begins, sheet.selectedDetentIdentifier = peek, \
        animateChanges ends
        true true

        """)
  }

  @Test(
    arguments: [
      (
        system: "15", detents: "com.apple.UIKit.medium, com.apple.UIKit.large",
        heights: "com.apple.UIKit.medium 380.0, com.apple.UIKit.large 778.0"
      ),
      (
        system: "16", detents: "half, com.apple.UIKit.large",
        heights: "half 420.0, com.apple.UIKit.large 778.0"
      ),
    ])
  func `an older system takes the fallback`(
    system: String, detents: String, heights: String
  ) throws {
    let output = try Proof.shared().behaviour(
      Sample.itemSearch.files(), driver: Self.popoverDriver(system: system))
    #expect(output == "\(detents)\n\(heights)\nup, down\ntrue\nfalse\n")
  }

  /// Presents the popover on that iOS.
  static func popoverDriver(system: String) -> String {
    """
    import ProofDriver

    simulate(iOS: \(system))
    let content = UIViewController()
    let search = ItemSearchSheet()
    search.present(content, from: UIViewController(), sourceView: UIView())
    guard let popover = content.popoverPresentationController else { fatalError() }
    let sheet = popover.adaptiveSheetPresentationController
    print(sheet.detents.map(\\.stubIdentifier.rawValue).joined(separator: ", "))
    print(heights(sheet, maximum: 778, medium: 380))
    print(popover.permittedArrowDirections)
    print(popover.sourceView === sheet.sourceView)
    print(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    """
  }

  @Test func `resolvers are the pure functions over a grid`() throws {
    let output = try Proof.shared().behaviour(
      Sample.mapTray.files(),
      driver: """
        import ProofDriver

        let content = UIViewController()
        MapTraySheet().configure(content, presenter: UIViewController())
        for maximum in stride(from: CGFloat(60), through: 1400, by: 20) {
          let resolved = content.sheetPresentationController?.detents.map {
            resolve($0, maximum: maximum)
          }
          print(resolved == MapTraySheet.Detent.allCases.map {
            MapTraySheet.height($0, maximumDetentValue: maximum)
          })
        }
        """)
    let answers = output.split(separator: "\n")
    #expect(answers.count == 68)
    #expect(answers.allSatisfy { $0 == "true" })
  }

  @Test func `delegates hear what the user does`() throws {
    let output = try Proof.shared().behaviour(
      [
        "Generated.swift": """
        import UIKit

        @MainActor final class Forwarder: NSObject, UISheetPresentationControllerDelegate {
          weak var delegate: (any UISheetPresentationControllerDelegate)?

          @objc func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ controller: UISheetPresentationController
          ) {
            print("changed")
            delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(controller)
          }

          func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            false
          }

          func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            print("refused")
          }
        }
        """
      ],
      driver: """
        import ProofDriver

        let (forwarder, host) = (Forwarder(), Forwarder())
        forwarder.delegate = host
        let content = UIViewController()
        content.modalPresentationStyle = .formSheet
        content.sheetPresentationController?.delegate = forwarder
        UIViewController().present(content, animated: false)
        guard let sheet = content.sheetPresentationController else { fatalError() }
        userSelects(.large, in: sheet)
        print(userSwipesAway(content))
        """)
    #expect(output == "changed\nchanged\nrefused\nfalse\n")
  }

  @Test(
    arguments: [
      ("sheet.detents = []", "must contain at least one element"),
      (
        "sheet.detents = [.custom { _ in sheet.prefersGrabberVisible = true; return 1 }]; print(heights(sheet, maximum: 1))",
        "was set while a detent was resolved"
      ),
      (
        "simulate(iOS: 15); _ = sheet.detents[0].identifier", "needs iOS 16.0, but this is iOS 15.0"
      ),
      (
        "simulate(iOS: 26, 0); sheet.backgroundEffect = nil", "needs iOS 26.1, but this is iOS 26.0"
      ),
      ("userSelects(.medium, in: sheet)", "has no detent `com.apple.UIKit.medium`"),
    ])
  func `breaking UIKit's rules ends the run`(statement: String, message: String) throws {
    let error = try #require(throws: ProofError.self) {
      try Proof.shared().behaviour(
        ["Generated.swift": "import UIKit"],
        driver: """
          import ProofDriver

          let content = UIViewController()
          content.modalPresentationStyle = .pageSheet
          guard let sheet = content.sheetPresentationController else { fatalError() }
          \(statement)
          """)
    }
    #expect(error.description.contains(message))
  }

  @Test func `a driver without end is ended`() throws {
    let error = try #require(throws: ProofError.self) {
      try Proof.shared().behaviour(
        ["Generated.swift": "import UIKit"], driver: "while true {}", seconds: 0.5)
    }
    #expect(error.description == "`driver` did not end within 0.5 seconds")
  }

  @Test func `styles without a sheet have none`() throws {
    let output = try Proof.shared().behaviour(
      ["Generated.swift": "import UIKit"],
      driver: """
        import ProofDriver

        for style in -2...7 {
          let content = UIViewController()
          content.modalPresentationStyle = UIModalPresentationStyle(rawValue: style) ?? .none
          if content.sheetPresentationController != nil { print(content.modalPresentationStyle) }
        }
        """)
    #expect(output == "pageSheet\nformSheet\n")
  }
}
