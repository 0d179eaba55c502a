import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// SwiftUI's sizing, as an expression; nil where it is the one that SwiftUI has by itself, a form's.
  func sizing(_ configuration: SheetConfiguration) -> String? {
    if sizingVaries {
      let page = value("prefersPageSizing") ?? "\(configuration.prefersPageSizing.value)"
      let size = value("preferredContentSize").map { "\($0) != nil" }
      let isFitted = size ?? "\(sheet.preferredContentSize.value != nil)"
      return "Sizing(isPage: \(page), isFitted: \(isFitted))"
    }
    let isPage = configuration.prefersPageSizing
    if isPage.value { return ".page" }
    if sheet.style != .popover, sheet.preferredContentSize.value != nil { return ".fitted" }
    return isPage.isWritten ? ".form" : nil
  }

  /// Whether variants differ in the sizing.
  private var sizingVaries: Bool {
    value("prefersPageSizing") != nil
      || value("preferredContentSize") != nil && configuration?.prefersPageSizing.value == false
        && styles.contains("sheet")
  }

  /// Writes the sizing that is one of several: another type in another variant would be another view,
  /// which keeps nothing of what the user has entered.
  func writeSizing(to writer: inout SwiftWriter) {
    guard sizingVaries, configuration != nil else { return }
    writer.write(
      """

      @available(iOS \(IOSVersion.presentationSizing.description), *)
      nonisolated private struct Sizing: PresentationSizing {
        let isPage: Bool
        let isFitted: Bool

        func proposedSize(
          for root: PresentationSizingRoot,
          context: PresentationSizingContext
        ) -> ProposedViewSize {
          if isPage {
            return PagePresentationSizing.page.proposedSize(for: root, context: context)
          }
          if isFitted {
            return FittedPresentationSizing.fitted.proposedSize(for: root, context: context)
          }
          return FormPresentationSizing.form.proposedSize(for: root, context: context)
        }
      }
      """)
  }

  /// Writes which placement holds, where variants differ in it.
  func writePlacement(to writer: inout SwiftWriter) {
    guard value("preferredPlacement") != nil else { return }
    let all = Placement.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    writer.write(
      """

      @available(iOS \(IOSVersion.placement.description), *)
      private var placement: PresentationPlacement {
        let placements: [PresentationPlacement] = [\(all)]
        return placements[settings.preferredPlacement]
      }
      """)
  }
}
