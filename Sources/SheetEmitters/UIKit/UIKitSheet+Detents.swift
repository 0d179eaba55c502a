import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Whether the type has to say what its detents are on a system without custom ones.
  func needsFallbacks(_ configuration: SheetConfiguration) -> Bool {
    platform.ios < .customDetents && configuration.hasCustomDetents
  }

  /// Whether a detent is left out on a system without custom ones, and has no identifier there.
  func omitsDetents(_ configuration: SheetConfiguration) -> Bool {
    needsFallbacks(configuration)
      && configuration.customDetents.contains { $0.custom.fallback.map { $0 == .omit } ?? true }
  }

  /// Writes the enumeration of detents with UIKit's identifiers.
  func writeDetents(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    let detents = configuration.detents.value
    writer.write("/// Where the sheet rests, smallest first; from `detents`.")
    writer.block(
      "nonisolated \(access) enum Detent: String, CaseIterable, Sendable {"
    ) { writer in
      if !configuration.hasCustomDetents {
        writer.write("case \(detents.map { $0.name }.joined(separator: ", "))")
      } else {
        for detent in detents { writeCase(detent, to: &writer) }
      }
      writer.blank()
      writeIdentifier(configuration, to: &writer)
    }
  }

  private func writeIdentifier(
    _ configuration: SheetConfiguration, to writer: inout SwiftWriter
  ) {
    let detents = configuration.detents.value
    let optional = omitsDetents(configuration) ? "?" : ""
    writer.write("/// What UIKit calls the detent.")
    let identifier = "UISheetPresentationController.Detent.Identifier\(optional)"
    writer.block("@MainActor \(access) var identifier: \(identifier) {") { writer in
      if needsFallbacks(configuration) {
        writer.block("guard #available(iOS \(IOSVersion.customDetents.description), *) else {") {
          writer in
          writer.write("switch self {")
          for detent in detents {
            let name = SwiftText.identifier(detent.name)
            writer.write(
              "case .\(name): return \(detent.fallbackName.map { ".\($0)" } ?? "nil")")
          }
          writer.write("}")
        }
      }
      let system = detents.filter { $0.name == "medium" || $0.name == "large" }
      let custom = "return UISheetPresentationController.Detent.Identifier(rawValue)"
      if system.isEmpty {
        writer.write(custom)
      } else {
        writer.write("switch self {")
        for detent in system { writer.write("case .\(detent.name): return .\(detent.name)") }
        if system.count < detents.count { writer.write("default: \(custom)") }
        writer.write("}")
      }
    }
  }

  private func writeCase(_ detent: Detent, to writer: inout SwiftWriter) {
    // On one line, however long: Markdown would read a sign at the start of a second as a list.
    if case .custom(let custom) = detent.kind {
      let estimate = custom.estimate.map { "; `\($0.text)` until the content is measured" }
      writer.write("/// `\(custom.text)`\(estimate ?? "")")
    }
    writer.write("case \(SwiftText.identifier(detent.name))")
  }

  /// How generated code names the identifier of the detent at `index`; nil is no detent.
  func identifier(_ index: Int?, _ configuration: SheetConfiguration) -> String {
    guard let index else { return "nil" }
    let detent = configuration.detents.value[index]
    if case .custom = detent.kind {
      return "Detent.\(SwiftText.identifier(detent.name)).identifier"
    }
    return ".\(detent.name)"
  }

  /// How generated code names the identifier of the detent with a name; nil is no detent.
  func identifier(named name: String?, _ configuration: SheetConfiguration) -> String {
    identifier(
      configuration.detents.value.firstIndex { $0.name == name }, configuration)
  }

  /// Writes the assignment of the detents, and of their fallbacks where the target needs them.
  func writeDetentList(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    guard needsFallbacks(configuration) else {
      writeList(configuration, to: &writer)
      return
    }
    writer.block(
      "if #available(iOS \(IOSVersion.customDetents.description), *) {", closing: "} else {"
    ) { writer in
      writeList(configuration, to: &writer)
    }
    var names: [String] = []
    for name in configuration.detents.value.compactMap({ $0.fallbackName })
    where !names.contains(name) {
      names.append(name)
    }
    // Where there is none, another variant holds on such a system.
    if names.isEmpty { names = ["large"] }
    writer.block(nil) { writer in
      writer.write("sheet.detents = [\(names.map { ".\($0)()" }.joined(separator: ", "))]")
    }
  }

  private func writeList(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    let detents = configuration.detents.value
    guard configuration.hasCustomDetents else {
      writer.write(
        "sheet.detents = [\(detents.map { ".\($0.name)()" }.joined(separator: ", "))]")
      return
    }
    writer.block("sheet.detents = [", closing: "]") { writer in
      // swift-format wants no comma behind the only element.
      let comma = detents.count == 1 ? "" : ","
      for detent in detents {
        if case .custom(let custom) = detent.kind {
          writeCustom(detent, custom, configuration, comma, to: &writer)
        } else {
          writer.write(".\(detent.name)()\(comma)")
        }
      }
    }
  }

  private func writeCustom(
    _ detent: Detent, _ custom: CustomDetent, _ configuration: SheetConfiguration,
    _ comma: String, to writer: inout SwiftWriter
  ) {
    let name = SwiftText.identifier(detent.name)
    let capture = custom.isPure ? "" : "[weak self] "
    writer.block(
      ".custom(identifier: Detent.\(name).identifier) { \(capture)context in",
      closing: "}\(comma)"
    ) { writer in
      if !custom.activity.isEverywhere {
        writer.write("let traits = context.containerTraitCollection")
        for condition in conditions(custom.activity) {
          writer.write("guard traits.\(condition) else { return nil }")
        }
      }
      guard !isRedefined(detent, custom) else { return writeRedefinition(custom, to: &writer) }
      let call = SwiftExpression.call(
        (custom.activity.isEverywhere ? "" : "return ") + "Self.height",
        [.atom(".\(name)"), .atom("maximumDetentValue: context.maximumDetentValue")]
          + (custom.usesMedium ? [.atom("medium: \(Self.resolvedMedium)")] : [])
          + (custom.usesFit ? [.atom("fit: self?.fit")] : [])
          + (custom.parameters.isEmpty
            ? [] : [.atom("parameters: self?.parameters ?? Parameters()")]))
      writer.write("", call)
    }
  }

  /// Whether a variant gives the detent another height than the list in which it is declared first,
  /// whose height the generated function knows.
  private func isRedefined(_ detent: Detent, _ custom: CustomDetent) -> Bool {
    guard !sheet.variants.isEmpty,
      case .custom(let first) = detentLists.detents.first(where: { $0.name == detent.name })?.kind
    else { return false }
    return first.text != custom.text || first.estimate?.text != custom.estimate?.text
  }

  private func writeRedefinition(_ custom: CustomDetent, to writer: inout SwiftWriter) {
    writer.write("let maximumDetentValue = context.maximumDetentValue")
    if custom.usesMedium { writer.write("let medium = \(Self.resolvedMedium)") }
    if custom.usesFit { writer.write("let fit = self?.fit") }
    if !custom.parameters.isEmpty {
      writer.write("let parameters = self?.parameters ?? Parameters()")
    }
    writer.height(of: custom)
  }

  /// How a resolver asks UIKit for the height of its medium detent.
  private static let resolvedMedium =
    "UISheetPresentationController.Detent.medium().resolvedValue(in: context)"

  private func conditions(_ activity: Activity) -> [String] {
    var conditions: [String] = []
    if let width = activity.horizontalSizeClass {
      conditions.append("horizontalSizeClass == .\(width.rawValue)")
    }
    if let height = activity.verticalSizeClass {
      conditions.append("verticalSizeClass == .\(height.rawValue)")
    }
    if let idiom = activity.userInterfaceIdiom {
      conditions.append("userInterfaceIdiom == .\(idiom.rawValue)")
    }
    return conditions
  }

  /// Writes how the host reads and moves the selection.
  func writeSelection(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    let varies = value("detents") != nil
    var conditions = ["let sheet"]
    if varies { conditions.append("isThere.contains(detent)") }
    if omitsDetents(configuration) { conditions.append("let identifier = detent.identifier") }
    let identifier = omitsDetents(configuration) ? "identifier" : "detent.identifier"
    // Detents with one fallback are one detent before iOS 16: the first of them.
    let selected = needsFallbacks(configuration) ? "selectedDetent ?? detent" : "detent"
    if varies {
      writer.write("private var isThere: [Detent] { list?.detents ?? [] }")
      writer.blank()
    }
    writer.write(
      """
      /// The detent that was selected last; nil while the sheet is where UIKit opened it.
      \(access) var selectedDetent: Detent? {
        guard let identifier = sheet?.selectedDetentIdentifier else { return nil }
        return \(varies ? "isThere" : "Detent.allCases").first { $0.identifier == identifier }
      }

      /// Selects `detent`, once `configure` or `present` has made the sheet\(varies ? ", where it is one of those that hold" : "").
      \(access) func select(_ detent: Detent, animated: Bool = true) {
        guard \(conditions.joined(separator: ", ")) else { return }
        let select = { sheet.selectedDetentIdentifier = \(identifier) }
        if animated { sheet.animateChanges(select) } else { select() }
        detentDidChange?(\(selected))
      }
      """)
  }
}

extension SheetConfiguration {
  /// Whether a detent has a height of its own.
  var hasCustomDetents: Bool { detents.value.contains { $0.custom != nil } }

  /// The detents with a height of their own.
  var customDetents: [(name: String, custom: CustomDetent)] {
    detents.value.compactMap { detent in
      if case .custom(let custom) = detent.kind { (detent.name, custom) } else { nil }
    }
  }
}

extension CustomDetent {
  /// Whether the height depends on nothing that the sheet keeps.
  fileprivate var isPure: Bool { !usesFit && parameters.isEmpty }
}

extension Detent {
  /// The detent that stands for this one before iOS 16; nil where it is left out.
  var fallbackName: String? {
    guard case .custom(let custom) = kind else { return name }
    return custom.fallback == .omit ? nil : custom.fallback?.rawValue
  }
}
