import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// Something that the app hands over.
  struct Parameter {
    /// Its label and name.
    let name: String
    /// Its type; a percent sign stands before those of the modifier.
    let type: String
    /// What it is unless the app says otherwise; nil where the app has to.
    let defaultValue: String?
    /// Whether only what is presented already is handed it: what presents knows it.
    var isForContent = false
    /// The name of the property that keeps it, where that is another.
    var property: String?

    /// The parameter as it is declared; `scope` stands before the types of the modifier.
    func declaration(in scope: String = "") -> String {
      "\(name): \(type.scoped(by: scope))\(defaultValue.map { " = \($0)" } ?? "")"
    }
  }

  /// What the app may hand to the modifier, in the order of its parameters.
  var parameters: [Parameter] {
    var parameters: [Parameter] = []
    if isResizable {
      parameters.append(
        Parameter(
          name: "detent", type: "Binding<%Detent>?", defaultValue: "nil"))
    }
    if !numbers.isEmpty {
      parameters.append(
        Parameter(
          name: "parameters", type: "%Parameters", defaultValue: ".init()"))
    }
    if !sheet.states.isEmpty {
      parameters.append(
        Parameter(name: "state", type: "%State", defaultValue: ".standard"))
    }
    if isHostModal {
      parameters.append(Parameter(name: "isModal", type: "Bool", defaultValue: nil))
    }
    for (name, isAsked) in [
      ("horizontalSizeClass", asksForWidth), ("verticalSizeClass", asksForHeight),
    ] where isAsked {
      parameters.append(
        Parameter(
          name: name, type: "UserInterfaceSizeClass?", defaultValue: "nil", isForContent: true,
          property: "presenters\(name.prefix(1).uppercased())\(name.dropFirst())"))
    }
    return parameters
  }

  private var isHostModal: Bool {
    ([sheet.isModalInPresentation] + sheet.variants.map { $0.settings.isModalInPresentation })
      .contains { $0.value == .host }
  }

  /// Whether something depends on how wide the presenter is.
  var asksForWidth: Bool {
    sheet.variants.contains { $0.condition.horizontalSizeClass != nil }
      || outsideActivities.contains { $0.horizontalSizeClass != nil }
  }

  /// Whether something depends on how tall the presenter is.
  var asksForHeight: Bool {
    sheet.variants.contains { $0.condition.verticalSizeClass != nil }
      || outsideActivities.contains { $0.verticalSizeClass != nil }
  }

  /// Whether something depends on the kind of device.
  var asksForDevice: Bool {
    sheet.variants.contains { $0.condition.userInterfaceIdiom != nil }
      || outsideActivities.contains { $0.userInterfaceIdiom != nil }
  }

  /// What the modifier keeps besides, each as it is declared.
  var kept: [String] {
    var kept: [String] = []
    if isResizable {
      kept.append(
        isSituational
          ? "\(stateAttribute) private var ownDetent: Detent?"
          : "\(stateAttribute) private var ownDetent = \(modifierName).initialDetent")
    }
    if usesFit { kept.append("\(stateAttribute) private var fit: CGFloat?") }
    if asksForWidth {
      kept.append("@Environment(\\.horizontalSizeClass) private var ownHorizontalSizeClass")
    }
    if asksForHeight {
      kept.append("@Environment(\\.verticalSizeClass) private var ownVerticalSizeClass")
    }
    return kept
  }

  /// Writes what the app hands over, what is kept, and the initializer.
  func writeProperties(to writer: inout SwiftWriter) {
    for parameter in parameters {
      let type = parameter.type.scoped(by: "")
      writer.write("private let \(parameter.property ?? parameter.name): \(type)")
    }
    for property in kept { writer.write(property) }
    if isResizable, !isSituational {
      writer.write(
        """
        private var selection: Binding<PresentationDetent> { (detent ?? $ownDetent).presentationDetent }
        """)
    }
    if !parameters.isEmpty || !kept.isEmpty { writer.blank() }
    writer.documentation(
      isResizable
        ? "Makes the modifier; without `detent` the sheet keeps what is selected to itself."
        : "Makes the modifier.")
    guard !parameters.isEmpty else { return writer.write("\(access) init() {}") }
    writer.declaration(
      "\(access) init(", parameters.map { $0.declaration() }, ") {")
    writer.block(nil) { writer in
      for parameter in parameters {
        let property = parameter.property
        writer.write("\(property ?? "self.\(parameter.name)") = \(parameter.name)")
      }
    }
  }
}

extension SwiftWriter {
  /// Writes the head of a declaration, on one line or with a parameter on each.
  mutating func declaration(_ head: String, _ parameters: [String], _ tail: String) {
    let line = "\(head)\(parameters.joined(separator: ", "))\(tail)"
    let fits = parameters.count < 3 && column + line.utf8.count <= Self.width
    write(fits ? line : "\(head)\n  \(parameters.joined(separator: ",\n  "))\n\(tail)")
  }
}

extension String {
  /// The name of a type with `scope` in the place of each `%`.
  func scoped(by scope: String) -> String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: scope)
  }
}
