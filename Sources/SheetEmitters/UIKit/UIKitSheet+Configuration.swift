import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Writes the body of `configure`: the style before anything touches the sheet, what may be
  /// said again while the sheet is up, then what may not.
  func writeConfiguration(to writer: inout SwiftWriter) {
    guard sheet.variants.isEmpty else { return writeVariedConfiguration(to: &writer) }
    writer.write("content.modalPresentationStyle = .\(sheet.style.rawValue)")
    writeKeeping(to: &writer)
    writeContent(.literals(of: sheet), to: &writer)
    if locksScrolling { writer.write("watchPresence(of: content)") }
    if let popover = sheet.popover {
      writer.write("guard let popover = content.popoverPresentationController else { return }")
      writePopover(popover, to: &writer)
    }
    writeDismissal(to: &writer)
    guard let configuration = sheet.configuration else { return }
    if sheet.popover == nil {
      writer.write("guard let sheet = content.sheetPresentationController else { return }")
    } else {
      writer.write("let sheet = popover.adaptiveSheetPresentationController")
    }
    writer.write("sheet.delegate = self")
    writeProperties(configuration, to: &writer)
    writer.write(
      """
      guard sheet !== self.sheet || content.presentingViewController == nil else { return }
      self.sheet = sheet
      """)
    if configuration.usesFit { writer.write("fit = measuredHeight(of: content)") }
    writeDetentList(configuration, to: &writer)
    guard configuration.selectedDetent.isWritten else { return }
    writer.block("if content.presentingViewController == nil {") { writer in
      writer.assign(
        "selectedDetentIdentifier",
        identifier(configuration.selectedDetent.value, configuration))
    }
  }

  /// Writes what is said of the content itself.
  func writeContent(_ values: ContentValues, to writer: inout SwiftWriter) {
    if let value = values.isModalInPresentation {
      writer.write("content.isModalInPresentation = \(value)")
    }
    if let value = values.preferredContentSize {
      writer.write("content.preferredContentSize = \(value)")
    }
    let color =
      value("backgroundColor") ?? sheet.configuration?.background.value.color.map(Self.color)
    if let color { writer.write("content.view.backgroundColor = \(color)") }
  }

  /// A size as Swift writes it; none is zero, as UIKit has it.
  static func contentSize(_ size: ContentSize?) -> String {
    guard let size else { return ".zero" }
    let width = SwiftExpression.number(size.width)
    let height = SwiftExpression.number(size.height)
    return "CGSize(width: \(width), height: \(height))"
  }

  /// Writes what is said of `popover`.
  func writePopover(_ popover: Popover, to writer: inout SwiftWriter) {
    if value("isAnchoredToItem") == nil {
      writeAnchor(popover.anchor, to: &writer)
    } else {
      writer.write("popover.sourceItem = settings.isAnchoredToItem ? sourceItem : nil")
      writer.block("if !settings.isAnchoredToItem {") { writeAnchor(.sourceView, to: &$0) }
    }
    if value("permittedArrowDirections") == nil, let directions = Self.arrowDirections(popover) {
      writer.write("popover.permittedArrowDirections = \(directions)")
    }
    if value("staysPopover") == nil { writer.write("popover.delegate = self") }
  }

  private func writeAnchor(_ anchor: PopoverAnchor?, to writer: inout SwiftWriter) {
    switch anchor {
    case .sourceView:
      writer.write(
        """
        popover.sourceView = sourceView
        popover.sourceRect = sourceView.bounds
        """)
    case .sourceItem: writer.write("popover.sourceItem = sourceItem")
    case nil: break
    }
  }

  /// The directions of a popover's arrow as a Swift expression; nil where none are said.
  static func arrowDirections(_ popover: Popover) -> String? {
    popover.permittedArrowDirections.map { directions in
      "[\(directions.map { ".\($0.rawValue)" }.joined(separator: ", "))]"
    }
  }

  /// Writes what is said of `sheet` and may be said again while it is up.
  func writeProperties(
    _ configuration: SheetConfiguration, to writer: inout SwiftWriter
  ) {
    if let isCentred = value("isCentredOverSource") {
      writer.write("sheet.sourceView = \(isCentred) ? sourceView : nil")
    } else if configuration.sourceView.isWritten {
      writer.write("sheet.sourceView = \(configuration.sourceView.value ? "sourceView" : "nil")")
    }
    if let value = value("largestUndimmedDetent") {
      writer.write("sheet.largestUndimmedDetentIdentifier = \(value)?.identifier")
    } else if configuration.largestUndimmedDetent.isWritten {
      writer.assign(
        "largestUndimmedDetentIdentifier",
        identifier(configuration.largestUndimmedDetent.value, configuration))
    }
    if let value = value("preferredCornerRadius") {
      writer.write("sheet.preferredCornerRadius = \(value)")
    } else if configuration.preferredCornerRadius.isWritten {
      writer.write("sheet.preferredCornerRadius = \(cornerRadius(configuration))")
    }
    for (name, setting) in configuration.preferences where setting.isWritten || value(name) != nil {
      writer.assign(name, value(name) ?? (setting.value ? "true" : "false"))
    }
    // UIKit's own default changed with iOS 18, so the sizing is always said.
    let isPageSized = configuration.prefersPageSizing.value
    let pageSizing = value("prefersPageSizing") ?? (isPageSized ? "true" : "false")
    write("sheet.prefersPageSizing = \(pageSizing)", since: .pageSizing, to: &writer)
    if let value = value("preferredPlacement") {
      write(
        "sheet.preferredPlacement =\n  UISheetPresentationController.Placement(rawValue: \(value)) ?? .automatic",
        since: .placement, to: &writer)
    } else if configuration.preferredPlacement.isWritten {
      write(
        "sheet.preferredPlacement = .\(configuration.preferredPlacement.value.rawValue)",
        since: .placement, to: &writer)
    }
    writeBackground(configuration.background.value, to: &writer)
  }

  private func writeBackground(_ background: Background, to writer: inout SwiftWriter) {
    if let effect = value("backgroundEffect") {
      return write(
        "sheet.backgroundEffect = \(effect)", since: .backgroundEffect, to: &writer)
    }
    switch background {
    case .system, .color: break
    case .material(let material):
      write(
        "sheet.backgroundEffect = UIBlurEffect(style: .\(material.blurStyle))",
        since: .backgroundEffect, to: &writer)
    case .host:
      write("sheet.backgroundEffect = backgroundEffect", since: .backgroundEffect, to: &writer)
    }
  }

  /// Writes a statement, under an availability check where the deployment target needs it.
  func write(
    _ statement: SourceLines, since version: IOSVersion, to writer: inout SwiftWriter
  ) {
    if platform.ios >= version {
      writer.write(statement)
    } else {
      writer.block("if #available(iOS \(version.description), *) {") { $0.write(statement) }
    }
  }
}

/// What is said of the content itself, as Swift expressions; nil says nothing.
struct ContentValues {
  /// A Bool.
  var isModalInPresentation: String?
  /// A CGSize.
  var preferredContentSize: String?

  /// The values of a sheet without variants.
  static func literals(of sheet: Sheet) -> ContentValues {
    var values = ContentValues()
    switch sheet.isModalInPresentation.value {
    case .host: values.isModalInPresentation = "isModalInPresentation"
    case .fixed(let value) where sheet.isModalInPresentation.isWritten:
      values.isModalInPresentation = "\(value)"
    case .fixed: break
    }
    if sheet.preferredContentSize.isWritten {
      values.preferredContentSize = UIKitSheet.contentSize(sheet.preferredContentSize.value)
    }
    return values
  }
}

extension Material {
  /// UIKit's name of the blur.
  var blurStyle: String {
    switch self {
    case .ultraThin: "systemUltraThinMaterial"
    case .thin: "systemThinMaterial"
    case .regular: "systemMaterial"
    case .thick: "systemThickMaterial"
    case .chrome: "systemChromeMaterial"
    }
  }
}
