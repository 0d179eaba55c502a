import SheetModel
import SheetSpec

extension UIKitSheet {
  /// What becomes of a swipe in the sheet and in its variants, each once.
  var swipes: [DismissalSwipe] {
    let said =
      [sheet.dismissal.swipe.value]
      + sheet.variants.compactMap { $0.settings.dismissal?.swipe.value }
    return DismissalSwipe.allCases.filter(said.contains)
  }

  /// What the type takes of a swipe before it is told; nil where that does not differ.
  var swipeAtFirst: String? {
    value("swipe").map { _ in ".\(sheet.dismissal.swipe.value.rawValue)" }
  }

  /// Writes what can become of a swipe, where variants differ in it.
  func writeSwipes(to writer: inout SwiftWriter) {
    guard swipeAtFirst != nil else { return }
    writer.write(
      """
      /// What becomes of a swipe; from `dismissal`.
      private enum Swipe {
        case \(swipes.map { $0.rawValue }.joined(separator: ", "))
      }

      """)
  }

  /// Writes the answer whether a swipe may close the sheet.
  func writeShouldDismiss(to writer: inout SwiftWriter) {
    guard swipeAtFirst != nil else { return writer.write(answer(to: sheet.dismissal.swipe.value)) }
    writer.write("switch swipe {")
    for swipe in swipes {
      writer.block("case .\(swipe.rawValue):", closing: nil) { $0.write(answer(to: swipe)) }
    }
    writer.write("}")
  }

  /// Whether a swipe may close the sheet, as a Swift expression.
  private func answer(to swipe: DismissalSwipe) -> String {
    switch swipe {
    case .allowed: "delegate?.presentationControllerShouldDismiss?(controller) ?? true"
    case .refusal: "false"
    case .host:
      "shouldDismiss?() ?? delegate?.presentationControllerShouldDismiss?(controller) ?? true"
    }
  }
}
