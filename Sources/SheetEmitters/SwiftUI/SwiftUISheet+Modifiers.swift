import SheetModel
import SheetSpec

/// A modifier of SwiftUI on the content of a sheet.
struct PresentationModifier {
  /// Its name.
  let name: String
  /// What it is called with.
  let arguments: [String]
  /// The version of iOS that brought it.
  let version: IOSVersion

  /// A closure behind its arguments; nil is none.
  let closure: String?

  init(
    _ name: String, _ arguments: String..., since version: IOSVersion = .sheets,
    closure: String? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.version = version
    self.closure = closure
  }

  /// The call on one line, or over several where it is too long; `indentation` is its column.
  func text(indentation: Int) -> String {
    let tail = closure.map { " \($0)" } ?? ""
    let line = ".\(name)(\(arguments.joined(separator: ", ")))\(tail)"
    guard indentation + line.utf8.count > SwiftWriter.width else { return line }
    return ".\(name)(\n  \(arguments.joined(separator: ",\n  "))\n)\(tail)"
  }
}

extension SwiftUISheet {
  /// What the spec says, as modifiers in the order in which they are applied.
  private var modifiers: [PresentationModifier] {
    var modifiers = contentModifiers
    guard let configuration else { return modifiers }
    if let detentList { modifiers.append(detentList) }
    if let start = value("selectedDetent") { modifiers.append(selectionChange(start)) }
    // SwiftUI shows an indicator on its own where there is something to resize.
    if let grabber = value("prefersGrabberVisible") {
      modifiers.append(
        .init(
          "presentationDragIndicator", "\(grabber) ? .visible : .hidden", since: .customDetents))
    } else if configuration.prefersGrabberVisible.isWritten || isResizable {
      let grabber = configuration.prefersGrabberVisible
      modifiers.append(
        .init(
          "presentationDragIndicator", grabber.value ? ".visible" : ".hidden", since: .customDetents
        ))
    }
    if let undimmed = undimmedArea(configuration) {
      modifiers.append(
        .init("presentationBackgroundInteraction", undimmed, since: .presentationStyling))
    }
    let expansion = configuration.prefersScrollingExpandsWhenScrolledToEdge
    if let expands = value("prefersScrollingExpandsWhenScrolledToEdge") {
      modifiers.append(
        .init(
          "presentationContentInteraction", "\(expands) ? .resizes : .scrolls",
          since: .presentationStyling))
    } else if expansion.isWritten {
      modifiers.append(
        .init(
          "presentationContentInteraction", expansion.value ? ".resizes" : ".scrolls",
          since: .presentationStyling))
    }
    if configuration.preferredCornerRadius.isWritten || value("preferredCornerRadius") != nil {
      modifiers.append(
        .init(
          "presentationCornerRadius", value("preferredCornerRadius") ?? radius(configuration),
          since: .presentationStyling))
    }
    if let background = value("background") ?? configuration.background.value.shapeStyle {
      modifiers.append(
        .init("presentationBackground", background, since: .presentationStyling))
    }
    if let sizing = sizing(configuration) {
      modifiers.append(.init("presentationSizing", sizing, since: .presentationSizing))
    }
    if value("preferredPlacement") != nil {
      modifiers.append(.init("presentationPlacement", "placement", since: .placement))
    } else if configuration.preferredPlacement.isWritten {
      let placement = configuration.preferredPlacement.value.rawValue
      modifiers.append(.init("presentationPlacement", ".\(placement)", since: .placement))
    }
    return modifiers
  }

  /// What is said of the content itself.
  private var contentModifiers: [PresentationModifier] {
    var modifiers: [PresentationModifier] = []
    if let size = value("preferredContentSize") {
      modifiers.append(
        .init("frame", "idealWidth: \(size)?.width", "idealHeight: \(size)?.height"))
    } else if let size = sheet.preferredContentSize.value {
      let width = SwiftExpression.number(size.width)
      let height = SwiftExpression.number(size.height)
      modifiers.append(.init("frame", "idealWidth: \(width)", "idealHeight: \(height)"))
    }
    if let refusal { modifiers.append(.init("interactiveDismissDisabled", refusal)) }
    if let stays = value("staysPopover") {
      modifiers.append(
        .init(
          "presentationCompactAdaptation", "\(stays) ? .none : .automatic",
          since: .presentationStyling))
    } else if sheet.popover?.staysPopover == true {
      modifiers.append(
        .init("presentationCompactAdaptation", ".none", since: .presentationStyling))
    }
    return modifiers
  }

  /// Whether the sheet refuses to be swiped away, as an expression; nil where nothing is said.
  private var refusal: String? {
    let setting = sheet.isModalInPresentation
    let isModal =
      value("isModalInPresentation") ?? (setting.isWritten ? modality(setting) : nil)
    // SwiftUI has one refusal for both of UIKit's.
    guard let refusesSwipe = value("refusesSwipe") else {
      return sheet.dismissal.swipe.value == .refusal ? "true" : isModal
    }
    guard let isModal, isModal != "false" else { return refusesSwipe }
    return isModal == "true" ? isModal : "\(refusesSwipe) || \(isModal)"
  }

  /// Up to where what is behind the sheet stays usable, as an expression; nil where nothing is said.
  private func undimmedArea(_ configuration: SheetConfiguration) -> String? {
    if let undimmed = value("largestUndimmedDetent") {
      return "resting.undimmed(\(undimmed))"
    }
    if let isUndimmed = value("isUndimmed") {
      let detent = detents.first?.name ?? Detent.large.name
      return "\(isUndimmed) ? .enabled(upThrough: .\(detent)) : .disabled"
    }
    guard configuration.largestUndimmedDetent.isWritten else { return nil }
    if listVaries {
      return undimmedName.map { "resting.undimmed(\($0))" } ?? ".disabled"
    }
    return undimmedDetent.map { ".enabled(upThrough: \($0))" } ?? ".disabled"
  }

  /// What selects the detent that another variant says, while the sheet is up.
  private func selectionChange(_ start: String) -> PresentationModifier {
    // The closure of older systems may hold the values of before, so that it has to be given the new one.
    let closure = platform.ios >= .pageSizing ? "{ _, detent in select(detent) }" : "{ select($0) }"
    return PresentationModifier("onChange", "of: \(start)", closure: closure)
  }

  private var detentList: PresentationModifier? {
    guard !detents.isEmpty else { return nil }
    guard namesDetents else {
      return PresentationModifier(
        "presentationDetents", "[.\(detents[0].name)]", since: .customDetents)
    }
    let all =
      isSituational
      ? "resting.presentationDetents" : "Set(Detent.allCases.map(\\.presentationDetent))"
    guard isResizable else {
      return PresentationModifier("presentationDetents", all, since: .customDetents)
    }
    return PresentationModifier(
      "presentationDetents", all, "selection: selection", since: .customDetents)
  }

  /// Writes the body of the modifier: what the deployment target has, then a step for each version
  /// of iOS that brought more.
  func writeBody(to writer: inout SwiftWriter) {
    let modifiers = modifiers
    let basic = modifiers.filter { $0.version <= platform.ios }
    var versions: [IOSVersion] = []
    for version in modifiers.map({ $0.version }).sorted()
    where version > platform.ios && !versions.contains(version) {
      versions.append(version)
    }
    writer.write("/// Makes `content` the content of this sheet.")
    writer.block("\(access) func body(content: Content) -> some View {") { writer in
      let start = usesFit ? "measuring(content)" : "content"
      var sheet = start
      if !versions.isEmpty, !basic.isEmpty {
        sheet = "sheet"
        if basic.count == 1 {
          writer.write("let sheet = \(start)\(basic[0].text(indentation: 23))")
        } else {
          writer.write("let sheet =")
          writer.block(nil, closing: nil) { write(basic, on: start, inset: 0, to: &$0) }
        }
      } else if versions.isEmpty {
        write(basic, on: start, inset: 2, to: &writer)
      }
      guard !versions.isEmpty else { return }
      let calls = versions.reduce(sheet) { "\(stepName($1))(\($0))" }
      writer.write(calls)
    }
    for version in versions {
      writer.blank()
      writer.block(
        "@ViewBuilder private func \(stepName(version))(_ content: some View) -> some View {"
      ) { writer in
        writer.block("if #available(iOS \(version.description), *) {", closing: "} else {") {
          write(modifiers.filter { $0.version == version }, on: "content", inset: 2, to: &$0)
        }
        writer.block(nil) { $0.write("content") }
      }
    }
  }

  private func write(
    _ modifiers: [PresentationModifier], on content: String, inset: Int,
    to writer: inout SwiftWriter
  ) {
    if modifiers.count == 1, let modifier = modifiers.first {
      let line = "\(content)\(modifier.text(indentation: 8))"
      if !line.contains("\n"), line.utf8.count + 6 <= SwiftWriter.width {
        writer.write(line)
        return
      }
    }
    writer.write(content)
    let prefix = String(repeating: " ", count: inset)
    for modifier in modifiers {
      let text = modifier.text(indentation: 8)
      writer.write(prefix + text.split(separator: "\n").joined(separator: "\n\(prefix)"))
    }
  }

  /// The name of the step that adds what a version of iOS brought: `iOS16Point4`.
  private func stepName(_ version: IOSVersion) -> String {
    "iOS\(version.major)\(version.minor == 0 ? "" : "Point\(version.minor)")"
  }
}

extension Background {
  /// What a presentation is filled with in SwiftUI; nil where that is the system's or the content's
  /// own affair.
  var shapeStyle: String? {
    switch self {
    case .system, .host: nil
    case .material(let material): material.isInSwiftUI ? ".\(material.rawValue)Material" : nil
    case .color(let name): "Color(\(SwiftText.literal(name)))"
    }
  }
}
