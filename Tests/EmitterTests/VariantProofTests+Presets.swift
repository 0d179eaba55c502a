import Testing

extension VariantProofTests {
  @Test func aSheetThatIsChosenByNameAsksTheApp() throws {
    let lines = try run(
      "hooks@16.0", on: 27,
      """
      var isSaved = false
      var refusals = 0
      var changes: [String] = []
      for name in Hooks16Sheets.allCases {
        let content = UIViewController()
        name.present(content, from: presenter, sourceView: UIView(), animated: false) { sheet in
          switch sheet {
          case .asked16(let asked):
            asked.shouldDismiss = { isSaved }
            asked.dismissalWasRefused = { refusals += 1 }
          case .host16(let host):
            host.isModalInPresentation = true
            host.backgroundEffect = UIBlurEffect(style: .systemMaterial)
            host.detentDidChange = { changes.append($0.rawValue) }
            changes.append("\\(content.isModalInPresentation)")
          case .material16, .menu16, .refused16: break
          }
        }
        defer { presenter.dismiss(animated: false) }
        guard let controller = content.sheetPresentationController else { continue }
        print(name.rawValue, content.isModalInPresentation, controller.backgroundEffect != nil,
          controller.delegate?.presentationControllerShouldDismiss(controller) ?? true)
        controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
        isSaved = true
        print(controller.delegate?.presentationControllerShouldDismiss(controller) ?? true)
        isSaved = false
        userSelects(.large, in: controller)
      }
      print(refusals, changes.joined(separator: " "))
      """)
    #expect(
      lines == [
        "host16 true true true", "true", "refused16 false false false", "false",
        "asked16 false false false", "true", "1 false large",
      ])
  }

  @Test func aSheetThatIsChosenByNameIsPresentedWithWhatItNeedsItself() throws {
    let lines = try run(
      "hooks@16.0", on: 26,
      """
      if case .refused16(let sheet)? = Hooks16Sheets(rawValue: "refused16")?.makeSheet() {
        sheet.present(content, from: presenter)
        sheet.select(.large)
        print(controller().selectedDetentIdentifier.stubText)
      }
      """)
    #expect(lines == ["com.apple.UIKit.large"])
  }
}
