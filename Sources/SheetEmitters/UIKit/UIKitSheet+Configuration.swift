import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Writes the body of `configure`: the style before anything touches the sheet, what may be
  /// said again while the sheet is up, then what may not.
  func writeConfiguration(to writer: inout SwiftWriter) {
    writer.write("content.modalPresentationStyle = .\(sheet.style.rawValue)")
    if sheet.isModalInPresentation.isWritten {
      writer.write("content.isModalInPresentation = \(sheet.isModalInPresentation.value)")
    }
    if sheet.preferredContentSize.isWritten {
      writer.write(
        "content.preferredContentSize = \(contentSize(sheet.preferredContentSize.value))")
    }
    if let popover = sheet.popover { writePopover(popover, to: &writer) }
    guard let configuration = sheet.configuration else { return }
    if sheet.popover == nil {
      writer.write("guard let sheet = content.sheetPresentationController else { return }")
    } else {
      writer.write("let sheet = popover.adaptiveSheetPresentationController")
    }
    writeProperties(configuration, to: &writer)
    writer.write(
      """
      guard sheet !== self.sheet || content.presentingViewController == nil else { return }
      self.sheet = sheet
      """)
    writeDetentList(configuration, to: &writer)
    guard configuration.selectedDetent.isWritten else { return }
    writer.block("if content.presentingViewController == nil {") { writer in
      writer.assign(
        "sheet.selectedDetentIdentifier",
        identifier(configuration.selectedDetent.value, configuration))
    }
  }

  private func contentSize(_ size: ContentSize?) -> String {
    guard let size else { return ".zero" }
    let width = SwiftExpression.number(size.width)
    let height = SwiftExpression.number(size.height)
    return "CGSize(width: \(width), height: \(height))"
  }

  private func writePopover(_ popover: Popover, to writer: inout SwiftWriter) {
    writer.write(
      "guard let popover = content.popoverPresentationController else { return }")
    switch popover.anchor {
    case .sourceView:
      writer.write(
        """
        popover.sourceView = sourceView
        popover.sourceRect = sourceView.bounds
        """)
    case .sourceItem: writer.write("popover.sourceItem = sourceItem")
    case nil: break
    }
    if let directions = popover.permittedArrowDirections {
      let list = directions.map { ".\($0.rawValue)" }.joined(separator: ", ")
      writer.write("popover.permittedArrowDirections = [\(list)]")
    }
  }

  private func writeProperties(
    _ configuration: SheetConfiguration, to writer: inout SwiftWriter
  ) {
    if configuration.sourceView.isWritten {
      let view = configuration.sourceView.value ? "sourceView" : "nil"
      writer.write("sheet.sourceView = \(view)")
    }
    if configuration.largestUndimmedDetent.isWritten {
      writer.assign(
        "sheet.largestUndimmedDetentIdentifier",
        identifier(configuration.largestUndimmedDetent.value, configuration))
    }
    if configuration.preferredCornerRadius.isWritten {
      let radius = configuration.preferredCornerRadius.value.map(SwiftExpression.number)
      writer.write("sheet.preferredCornerRadius = \(radius ?? "nil")")
    }
    for (name, setting) in configuration.preferences where setting.isWritten {
      writer.write("sheet.\(name) = \(setting.value)")
    }
    // UIKit's own default changed with iOS 18, so the sizing is always said.
    write(
      "sheet.prefersPageSizing = \(configuration.prefersPageSizing.value)", since: .pageSizing,
      to: &writer)
    if configuration.preferredPlacement.isWritten {
      write(
        "sheet.preferredPlacement = .\(configuration.preferredPlacement.value.rawValue)",
        since: .placement, to: &writer)
    }
  }

  /// Writes a statement, under an availability check where the deployment target needs it.
  private func write(
    _ statement: String, since version: IOSVersion, to writer: inout SwiftWriter
  ) {
    if platform.ios >= version {
      writer.write(statement)
    } else {
      writer.block("if #available(iOS \(version.description), *) {") { $0.write(statement) }
    }
  }
}
