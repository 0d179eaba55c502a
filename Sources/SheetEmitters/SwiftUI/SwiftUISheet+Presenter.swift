import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// Whether what presents the sheet has to know where it stands.
  var needsPresenter: Bool {
    asksForWidth || asksForHeight
      || ["style", "arrowEdge", "locksBackground"].contains { value($0) != nil }
  }

  /// What the view that presents the sheet finds out, each with its declaration, its type and its value.
  private var findings: [(name: String, declaration: String, type: String, value: String)] {
    var findings: [(name: String, declaration: String, type: String, value: String)] = []
    for (name, isAsked) in [
      ("horizontalSizeClass", asksForWidth), ("verticalSizeClass", asksForHeight),
    ] where isAsked {
      findings.append(
        (
          name, "@Environment(\\.\(name)) private var \(name)", "UserInterfaceSizeClass?", name
        ))
    }
    if value("style") != nil {
      findings.append(
        ("shown", "\(stateAttribute) private var shown: Style?", "Binding<Style?>", "$shown"))
    }
    return findings
  }

  /// Writes the view that presents the sheet, and knows where it stands.
  func writePresenter(to writer: inout SwiftWriter) {
    guard needsPresenter, !findings.isEmpty else { return }
    let types = findings.map { $0.type }.joined(separator: ", ")
    writer.blank()
    writer.documentation(
      value("style") == nil
        ? "What presents the sheet, with the size classes around it."
        : "What presents the sheet, with what is around it, and the style of the sheet while it is up."
    )
    writer.block("fileprivate struct Presenter<Presented: View>: View {") { writer in
      for finding in findings { writer.write(finding.declaration) }
      writer.write(
        """
        private let presented: Presentation

        typealias Presentation = (\(types)) -> Presented

        init(@ViewBuilder _ presented: @escaping Presentation) {
          self.presented = presented
        }

        var body: some View { presented(\(findings.map { $0.value }.joined(separator: ", "))) }
        """)
    }
  }

  /// Writes the body of a function that presents the sheet by a flag or an item.
  func writePresentationBody(isItem: Bool, to writer: inout SwiftWriter) {
    let trigger = isItem ? "item" : "isPresented"
    let isUp = isItem ? "item.wrappedValue != nil" : "isPresented.wrappedValue"
    let head = isItem ? " { item in" : " {"
    let content = "content(\(isItem ? "item" : ""))"
    guard needsPresenter else {
      let call = presentation(sheet.style.presentation, "\(trigger): \(trigger)") + head
      let own = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
      let made = "\(content).\(functionName)Presentation(\(own))"
      guard sheet.backgroundScrolling.value == .locked else {
        writer.block("\(call)") { $0.write(made) }
        return writeDismissal(while: isUp, to: &writer)
      }
      // What stands before the sheet in the chain is behind it on the screen.
      writer.write(locked("self", isUp))
      writer.block(nil, closing: nil) { writer in
        writer.block(".\(call)") { $0.write(made) }
        writeDismissal(while: isUp, to: &writer)
      }
      return
    }
    guard !findings.isEmpty else { return writeVaried(isItem: isItem, to: &writer) }
    let names = findings.map { $0.name }.joined(separator: ", ")
    writer.block("\(modifierName).Presenter { \(names) in") {
      writeVaried(isItem: isItem, to: &$0)
    }
  }

  /// Writes what presents the sheet by what holds now.
  private func writeVaried(isItem: Bool, to writer: inout SwiftWriter) {
    let trigger = isItem ? "item" : "isPresented"
    let isUp = isItem ? "item.wrappedValue != nil" : "isPresented.wrappedValue"
    let content = "content(\(isItem ? "item" : ""))"
    let arguments = parameters.map { "\($0.name): \($0.name)" }
    let line = "let sheet = \(modifierName)(\(arguments.joined(separator: ", ")))"
    let fits = writer.column + line.utf8.count <= SwiftWriter.width
    writer.write(
      fits ? line : "let sheet = \(modifierName)(\n  \(arguments.joined(separator: ",\n  "))\n)")
    let varies = value("style") != nil
    if varies { writer.write("let style = shown.wrappedValue ?? sheet.settings.style") }
    var view = "self"
    if value("locksBackground") != nil {
      view = locked("self", "\(isUp) && sheet.settings.locksBackground")
    } else if sheet.backgroundScrolling.value == .locked {
      view = locked("self", isUp)
    }
    writer.write(findings.isEmpty ? "return \(view)" : view)
    writer.block(nil, closing: nil) { writer in
      for style in styles {
        let inactive = isItem ? ".constant(nil)" : ".constant(false)"
        let binding = varies ? "style == .\(style) ? \(trigger) : \(inactive)" : trigger
        let head = isItem ? " { item in" : " {"
        let line = ".\(presentation(style, "\(trigger): \(binding)"))\(head)"
        let fits = writer.column + line.utf8.count <= SwiftWriter.width
        let broken = presentation(style, "\(trigger): \(binding)", separator: ",\n  ")
        writer.block(fits ? "\(line)" : ".\(broken)\(head)") { writer in
          guard varies else { return writer.write("\(content).modifier(sheet)") }
          writer.write(content)
          writer.block(nil, closing: nil) { writer in
            // A cover has nothing of a sheet.
            if style != "fullScreenCover" { writer.write(".modifier(sheet)") }
            writer.write(".onAppear { shown.wrappedValue = style }")
            writer.write(".onDisappear { shown.wrappedValue = nil }")
          }
        }
      }
      writeDismissal(while: varies ? "style == .popover && \(isUp)" : isUp, to: &writer)
    }
  }

  /// Writes what tells that a popover has gone, which its modifier does not.
  private func writeDismissal(while isUp: String, to writer: inout SwiftWriter) {
    guard styles.contains("popover") else { return }
    let isNew = platform.ios >= .pageSizing
    writer.block(".onChange(of: \(isUp)) { \(isNew ? "_, isUp" : "isUp") in") {
      $0.write("if !isUp { onDismiss?() }")
    }
  }

  /// The call of the modifier that presents a style.
  private func presentation(
    _ style: String, _ trigger: String, separator: String = ", "
  ) -> String {
    var arguments = [trigger]
    if style != "popover" {
      arguments.append("onDismiss: onDismiss")
    } else if value("arrowEdge") != nil {
      arguments.append("arrowEdge: sheet.settings.arrowEdge")
    } else if let edge = popover?.arrowEdge {
      arguments.append("arrowEdge: \(edge)")
    }
    let list = arguments.joined(separator: separator)
    return separator == ", " ? "\(style)(\(list))" : "\(style)(\n  \(list)\n)"
  }

  private var popover: Popover? {
    ([sheet.popover] + sheet.variants.map { $0.settings.popover }).compactMap { $0 }.first
  }

  /// Whether the deployment target has what stops scrolling.
  private var hasScrollLock: Bool { platform.ios >= .customDetents }

  private func locked(_ view: String, _ isLocked: String) -> String {
    hasScrollLock
      ? "scrollDisabled(\(isLocked))" : "\(modifierName).locking(\(view), while: \(isLocked))"
  }

  /// Writes what stops scrolling only where the system can.
  func writeScrollLock(to writer: inout SwiftWriter) {
    let isLocked = sheet.backgroundScrolling.value == .locked || value("locksBackground") != nil
    guard isLocked, !hasScrollLock else { return }
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
}
