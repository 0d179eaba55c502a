import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// Writes what presents the sheet, and what makes its content one that is presented already.
  func writePresentation(to writer: inout SwiftWriter) {
    writePresentation(
      "Presents `content` as this sheet while `isPresented` is true.",
      generics: "C: View", trigger: "isPresented", of: "Bool", to: &writer)
    writer.blank()
    writePresentation(
      "Presents the `content` for `item` as this sheet while there is one.",
      generics: "Item: Identifiable, C: View", trigger: "item", of: "Item?", to: &writer)
    writer.blank()
    writer.write(
      "/// Makes this view the content of the sheet, however it is presented; for previews as well."
    )
    let list = parameters.map(\.declaration).joined(separator: ",\n  ")
    let head = "\(access) func \(functionName)Presentation("
    let line = "\(head)\(list)) -> some View {"
    if parameters.count < 2, line.utf8.count + 2 <= SwiftWriter.width {
      writer.write(line)
    } else {
      writer.write("\(head)\n  \(list)\n) -> some View {")
    }
    let arguments = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    writer.block(nil) { $0.write("modifier(\(modifierName)(\(arguments)))") }
  }

  private func writePresentation(
    _ documentation: String, generics: String, trigger: String, of type: String,
    to writer: inout SwiftWriter
  ) {
    let isItem = trigger == "item"
    var list = ["\(trigger): Binding<\(type)>"]
    list += parameters.map(\.declaration)
    if hasDismissal { list.append("onDismiss: (() -> Void)? = nil") }
    list.append("@ViewBuilder content: @escaping (\(isItem ? "Item" : "")) -> C")
    writer.write("/// \(documentation)")
    writer.block("\(access) func \(functionName)<\(generics)>(", closing: nil) { writer in
      writer.write(list.joined(separator: ",\n"))
    }
    writer.block(") -> some View {") { writer in
      let arguments = ["\(trigger): \(trigger)"] + presentationArguments
      let call =
        "\(presentation)(\(arguments.joined(separator: ", ")))\(isItem ? " { item in" : " {")"
      let own = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
      let made = "content(\(isItem ? "item" : "")).\(functionName)Presentation(\(own))"
      guard sheet.backgroundScrolling.value == .locked else {
        writer.block(call) { $0.write(made) }
        return
      }
      // What stands before the sheet in the chain is behind it on the screen.
      let isUp = isItem ? "item.wrappedValue != nil" : "isPresented.wrappedValue"
      writer.write(
        hasScrollLock ? "scrollDisabled(\(isUp))" : "\(modifierName).locking(self, while: \(isUp))")
      writer.block(nil, closing: nil) { writer in
        writer.block(".\(call)") { $0.write(made) }
      }
    }
  }

  /// Whether the deployment target has what stops scrolling.
  private var hasScrollLock: Bool { platform.ios >= .customDetents }

  /// Writes what stops scrolling only where the system can.
  func writeScrollLock(to writer: inout SwiftWriter) {
    guard sheet.backgroundScrolling.value == .locked, !hasScrollLock else { return }
    writer.blank()
    writer.block(
      "@ViewBuilder fileprivate static func locking(",
      closing: ") -> some View {"
    ) { $0.write("_ view: some View, while isUp: Bool") }
    writer.block(nil) { writer in
      writer.block(
        "if #available(iOS \(IOSVersion.customDetents.description), *) {", closing: "} else {"
      ) { $0.write("view.scrollDisabled(isUp)") }
      writer.block(nil) { $0.write("view") }
    }
  }

  /// `mapTraySheet` for `MapTray`. Only the first letter changes, so that two sheets with names of
  /// their own have functions of their own.
  private var functionName: String {
    "\(sheet.name.prefix(1).lowercased())\(sheet.name.dropFirst())Sheet"
  }

  /// The modifier of SwiftUI that presents the style.
  private var presentation: String {
    switch sheet.style {
    case .popover: "popover"
    case .fullScreen: "fullScreenCover"
    default: "sheet"
    }
  }

  /// Whether that modifier tells when the sheet has gone.
  private var hasDismissal: Bool { sheet.style != .popover }

  private var presentationArguments: [String] {
    if hasDismissal { return ["onDismiss: onDismiss"] }
    guard let directions = sheet.popover?.permittedArrowDirections, directions.count == 1 else {
      return []
    }
    return ["arrowEdge: .\(directions[0].edge)"]
  }
}

extension ArrowDirection {
  /// The edge of the popover at which an arrow of this direction stands.
  fileprivate var edge: String {
    switch self {
    case .up: "top"
    case .down: "bottom"
    case .left: "leading"
    case .right: "trailing"
    }
  }
}
