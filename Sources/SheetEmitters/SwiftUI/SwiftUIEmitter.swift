import SheetModel
import SheetSpec

extension Emitter {
  /// Swift for SwiftUI: a modifier and an extension of views for each sheet that SwiftUI can
  /// present.
  package static let swiftui = Emitter(
    name: "swiftui", summary: "Swift for SwiftUI", fileExtension: ".swiftui.swift",
    mark: [SwiftWriter.mark]
  ) { sources, access in
    SwiftWriter.file(of: sources, importing: "SwiftUI", for: access) { sheet, platform, writer in
      guard sheet.style.isInSwiftUI else { return }
      writer.blank()
      SwiftUISheet(sheet, platform, access).write(to: &writer)
    }
  }
}

/// One sheet on its way to Swift for SwiftUI.
struct SwiftUISheet {
  /// The sheet.
  let sheet: Sheet
  /// What it targets.
  let platform: Platform
  /// The access level of what is generated.
  let access: String
  /// The detents that SwiftUI is told of, smallest first; empty where it is told of none.
  let detents: [Detent]

  init(_ sheet: Sheet, _ platform: Platform, _ access: AccessLevel) {
    self.sheet = sheet
    self.platform = platform
    self.access = access.rawValue
    let detents = sheet.configuration?.detents
    // Before iOS 16 only the default may be said, which SwiftUI has without being told.
    let isTold = detents?.isWritten == true && platform.ios >= .customDetents
    self.detents = isTold ? detents?.value.filter(\.isInSwiftUI) ?? [] : []
  }

  /// The name of the generated modifier.
  var modifierName: String { "\(sheet.name)SheetModifier" }

  /// Whether the modifier has an enumeration of its detents.
  var namesDetents: Bool { detents.count > 1 || detents.contains { $0.custom != nil } }

  /// Whether the sheet can be resized, so that there is something to select.
  var isResizable: Bool { detents.count > 1 }

  /// What the host may hand to the modifier, in the order of its parameters.
  var parameters: [Parameter] {
    var parameters: [Parameter] = []
    if isResizable {
      parameters.append(
        Parameter(name: "detent", type: "Binding<\(modifierName).Detent>?", defaultValue: "nil"))
    }
    if sheet.isModalInPresentation.value == .host {
      parameters.append(Parameter(name: "isModal", type: "Bool", defaultValue: nil))
    }
    return parameters
  }

  /// Something that the host hands over.
  struct Parameter {
    /// Its label and name.
    let name: String
    /// Its type.
    let type: String
    /// What it is unless the host says otherwise; nil where the host has to.
    let defaultValue: String?

    /// The parameter as it is declared.
    var declaration: String { "\(name): \(type)\(defaultValue.map { " = \($0)" } ?? "")" }
  }

  /// Writes the modifier and what presents the sheet.
  func write(to writer: inout SwiftWriter) {
    if let description = sheet.description {
      writer.documentation(description)
      writer.write("///")
    }
    writer.write("/// - Remark: Generated from `sheets.\(sheet.name)`.")
    writer.write("@MainActor")
    writer.block("\(access) struct \(modifierName): ViewModifier {") { writer in
      if namesDetents {
        writeDetents(to: &writer)
        writer.blank()
      }
      if !parameters.isEmpty {
        writeProperties(to: &writer)
        writer.blank()
      } else if access != AccessLevel.internal.rawValue {
        writer.write(
          """
          /// Makes the modifier.
          \(access) init() {}

          """)
      }
      writeBody(to: &writer)
      writeScrollLock(to: &writer)
      writeActions(to: &writer)
      writeHeights(to: &writer)
    }
    writer.blank()
    writer.block("extension View {") { writer in writePresentation(to: &writer) }
  }

  /// Writes what the host hands over, and where the selected detent is kept if that is nothing.
  private func writeProperties(to writer: inout SwiftWriter) {
    for parameter in parameters {
      let type = parameter.type.replacing("\(modifierName).", with: "")
      writer.write("private let \(parameter.name): \(type)")
    }
    if isResizable {
      writer.write(
        """
        @State private var ownDetent = \(modifierName).initialDetent
        private var selection: Binding<PresentationDetent> { (detent ?? $ownDetent).presentationDetent }
        """)
    }
    let declarations = parameters.map(\.declaration).joined(separator: ", ")
    writer.blank()
    writer.write(
      isResizable
        ? "/// Makes the modifier; without `detent` the sheet keeps what is selected to itself."
        : "/// Makes the modifier.")
    writer.block(
      "\(access) init(\(declarations.replacing("\(modifierName).", with: ""))) {"
    ) { writer in
      for parameter in parameters {
        writer.write("self.\(parameter.name) = \(parameter.name)")
      }
    }
  }
}

extension Detent {
  /// The height of one's own; nil for those of the system.
  var custom: CustomDetent? {
    if case .custom(let custom) = kind { custom } else { nil }
  }

  /// Whether a type without values can work the height out from its container alone.
  var isInSwiftUI: Bool {
    guard let custom else { return true }
    return !custom.usesMedium && !custom.usesFit && custom.parameters.isEmpty
  }
}
