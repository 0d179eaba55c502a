import SheetModel

/// The sheets of a document as cases that an app chooses one of by name.
struct UIKitPresets {
  private let name: String
  private let sheets: [UIKitSheet]
  private let access: String

  init(_ name: String, _ sheets: [UIKitSheet], _ access: AccessLevel) {
    self.name = name
    self.sheets = sheets
    self.access = access.rawValue
  }

  /// The enumerations of a source: one for all of its documents that have one name, where there are
  /// sheets to choose from.
  static func all(of source: EmissionSource, _ access: AccessLevel) -> [UIKitPresets] {
    var names: [String] = []
    for document in source.documents where !names.contains(document.name) {
      names.append(document.name)
    }
    return names.compactMap { name in
      let documents = source.documents.filter { $0.name == name }
      // One sheet is nothing to choose from.
      guard documents.reduce(0, { $0 + $1.sheets.count }) > 1 else { return nil }
      let sheets = documents.flatMap { document in
        document.sheets.map { UIKitSheet($0, document.platform, access) }
      }
      return UIKitPresets(name, sheets, access)
    }
  }

  /// Writes the enumeration.
  func write(to writer: inout SwiftWriter) {
    writer.blank()
    writer.write("/// The sheets of `\(name)`, to choose one by name.")
    writer.block(
      "nonisolated \(access) enum \(name)Sheets: String, CaseIterable, Sendable {"
    ) { writer in
      for sheet in sheets { writer.write("case \(caseName(sheet))") }
      writer.blank()
      writer.write("/// One of the sheets, with what it can be told.")
      writer.block("@MainActor \(access) enum Sheet {") { writer in
        for sheet in sheets { writer.write("case \(caseName(sheet))(\(typeName(sheet)))") }
      }
      writer.blank()
      writer.write(
        "/// Makes a sheet of this name, to be told more, and presented with what it needs itself.")
      writer.block("@MainActor \(access) func makeSheet() -> Sheet {") { writer in
        writer.write("switch self {")
        for sheet in sheets {
          let name = caseName(sheet)
          writer.write("case .\(name): return .\(name)(\(typeName(sheet))())")
        }
        writer.write("}")
      }
      writer.blank()
      writePresent(to: &writer)
    }
  }

  /// Writes the call that presents whichever was chosen. It takes what any of them points at: which
  /// one it is is known at run time alone, and a popover without an anchor crashes on an iPad.
  private func writePresent(to writer: inout SwiftWriter) {
    let anchors = sheets.flatMap { $0.anchors }.reduce(into: [(name: String, type: String)]()) {
      anchors, anchor in
      if !anchors.contains(where: { $0.name == anchor.name }) { anchors.append(anchor) }
    }
    let parameters = anchors.map { "\n  \($0.name): \($0.type)," }.joined()
    writer.write(
      """
      /// Makes `content` the sheet of this name and presents it, once `prepare` has told it what the
      /// app does with it.
      @MainActor \(access) func present(
        _ content: UIViewController,
        from presenter: UIViewController,\(parameters)
        animated: Bool = true,
        prepare: (Sheet) -> Void = { _ in }
      ) {
        let sheet = makeSheet()
        prepare(sheet)
      """)
    writer.block(nil) { writer in
      writer.write("switch sheet {")
      for sheet in sheets {
        writer.write("case .\(caseName(sheet))(let sheet):")
        writer.block(nil, closing: nil) { writer in
          let anchors = sheet.anchors.map { "\($0.name): \($0.name)" }
          writer.write(
            "",
            SwiftExpression.call(
              "sheet.present",
              (["content", "from: presenter"] + anchors + ["animated: animated"]).map {
                SwiftExpression.atom($0)
              }))
        }
      }
      writer.write("}")
    }
  }

  private func typeName(_ sheet: UIKitSheet) -> String { "\(sheet.sheet.name)Sheet" }

  private func caseName(_ sheet: UIKitSheet) -> String {
    let name = sheet.sheet.name.prefix(1).lowercased() + sheet.sheet.name.dropFirst()
    // These mean something else behind a dot, whatever they stand in.
    let isTaken = ["allCases", "init", "none", "self", "some"].contains(name)
    return isTaken ? "\(name)Sheet" : SwiftText.identifier(name)
  }
}
