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
    let list = parameters.map { $0.declaration(in: "\(modifierName).") }.joined(separator: ",\n  ")
    let head = "\(access) func \(functionName)Presentation("
    let line = "\(head)\(list)) -> some View {"
    if parameters.count < 2, line.utf8.count + 2 <= SwiftWriter.width {
      writer.write(line)
    } else {
      writer.write("\(head)\n  \(list)\n) -> some View {")
    }
    let arguments = parameters.map { "\($0.name): \($0.name)" }
    let call = "modifier(\(modifierName)(\(arguments.joined(separator: ", "))))"
    writer.block(nil) { writer in
      let fits = writer.column + call.utf8.count <= SwiftWriter.width
      writer.write(
        fits
          ? call
          : "modifier(\n  \(modifierName)(\n    \(arguments.joined(separator: ",\n    "))\n  )\n)")
    }
  }

  private func writePresentation(
    _ documentation: String, generics: String, trigger: String, of type: String,
    to writer: inout SwiftWriter
  ) {
    let isItem = trigger == "item"
    var list = ["\(trigger): Binding<\(type)>"]
    list += parameters.filter { !$0.isForContent || !needsPresenter }
      .map { $0.declaration(in: "\(modifierName).") }
    list.append("onDismiss: (() -> Void)? = nil")
    list.append("@ViewBuilder content: @escaping (\(isItem ? "Item" : "")) -> C")
    writer.write("/// \(documentation)")
    writer.block("\(access) func \(functionName)<\(generics)>(", closing: nil) { writer in
      writer.write(list.joined(separator: ",\n"))
    }
    writer.block(") -> some View {") { writePresentationBody(isItem: isItem, to: &$0) }
  }

  /// `mapTraySheet` for `MapTray`. Only the first letter changes, so that two sheets with names of
  /// their own have functions of their own.
  var functionName: String {
    "\(sheet.name.prefix(1).lowercased())\(sheet.name.dropFirst())Sheet"
  }
}
