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

  init(_ name: String, _ arguments: String..., since version: IOSVersion = .sheets) {
    self.name = name
    self.arguments = arguments
    self.version = version
  }

  /// The call on one line, or over several where it is too long; `indentation` is its column.
  func text(indentation: Int) -> String {
    let line = ".\(name)(\(arguments.joined(separator: ", ")))"
    guard indentation + line.utf8.count > SwiftWriter.width else { return line }
    return ".\(name)(\n  \(arguments.joined(separator: ",\n  ")))"
  }
}

extension SwiftUISheet {
  /// What the spec says, as modifiers in the order in which they are applied.
  private var modifiers: [PresentationModifier] {
    var modifiers: [PresentationModifier] = []
    if let size = sheet.preferredContentSize.value {
      let width = SwiftExpression.number(size.width)
      let height = SwiftExpression.number(size.height)
      modifiers.append(.init("frame", "idealWidth: \(width)", "idealHeight: \(height)"))
    }
    if let refusal { modifiers.append(.init("interactiveDismissDisabled", refusal)) }
    if sheet.popover?.compactAdaptation == CompactAdaptation.none {
      modifiers.append(
        .init("presentationCompactAdaptation", ".none", since: .presentationStyling))
    }
    guard let configuration = sheet.configuration else { return modifiers }
    if let detentList { modifiers.append(detentList) }
    let grabber = configuration.prefersGrabberVisible
    // SwiftUI shows an indicator on its own where there is something to resize.
    if grabber.isWritten || isResizable {
      modifiers.append(
        .init(
          "presentationDragIndicator", grabber.value ? ".visible" : ".hidden", since: .customDetents
        ))
    }
    if configuration.largestUndimmedDetent.isWritten {
      modifiers.append(
        .init(
          "presentationBackgroundInteraction",
          undimmedDetent.map { ".enabled(upThrough: \($0))" } ?? ".disabled",
          since: .presentationStyling))
    }
    let expansion = configuration.prefersScrollingExpandsWhenScrolledToEdge
    if expansion.isWritten {
      modifiers.append(
        .init(
          "presentationContentInteraction", expansion.value ? ".resizes" : ".scrolls",
          since: .presentationStyling))
    }
    if configuration.preferredCornerRadius.isWritten {
      let radius = configuration.preferredCornerRadius.value.map(SwiftExpression.number)
      modifiers.append(
        .init("presentationCornerRadius", radius ?? "nil", since: .presentationStyling))
    }
    if let background = configuration.background.value.shapeStyle {
      modifiers.append(
        .init("presentationBackground", background, since: .presentationStyling))
    }
    if let sizing = sizing(configuration) {
      modifiers.append(.init("presentationSizing", ".\(sizing)", since: .presentationSizing))
    }
    if configuration.preferredPlacement.isWritten {
      let placement = configuration.preferredPlacement.value.rawValue
      modifiers.append(.init("presentationPlacement", ".\(placement)", since: .placement))
    }
    return modifiers
  }

  /// Whether the sheet refuses to be swiped away, as an expression; nil where nothing is said.
  private var refusal: String? {
    // SwiftUI has one refusal for both of UIKit's.
    if sheet.dismissal.swipe.value == .refusal { return "true" }
    switch sheet.isModalInPresentation.value {
    case .fixed(let isModal): return sheet.isModalInPresentation.isWritten ? "\(isModal)" : nil
    case .host: return "isModal"
    }
  }

  private var detentList: PresentationModifier? {
    guard !detents.isEmpty else { return nil }
    guard namesDetents else {
      return PresentationModifier(
        "presentationDetents", "[.\(detents[0].name)]", since: .customDetents)
    }
    let all = "Set(Detent.allCases.map(\\.presentationDetent))"
    guard isResizable else {
      return PresentationModifier("presentationDetents", all, since: .customDetents)
    }
    return PresentationModifier(
      "presentationDetents", all, "selection: selection", since: .customDetents)
  }

  /// SwiftUI's name of the sizing; nil where it is the one that SwiftUI has by itself, a form's.
  private func sizing(_ configuration: SheetConfiguration) -> String? {
    let isPage = configuration.prefersPageSizing
    if isPage.value { return "page" }
    if sheet.style != .popover, sheet.preferredContentSize.value != nil { return "fitted" }
    return isPage.isWritten ? "form" : nil
  }

  /// Writes the body of the modifier: what the deployment target has, then a step for each version
  /// of iOS that brought more.
  func writeBody(to writer: inout SwiftWriter) {
    let modifiers = modifiers
    let basic = modifiers.filter { $0.version <= platform.ios }
    var versions: [IOSVersion] = []
    for version in modifiers.map(\.version).sorted()
    where version > platform.ios && !versions.contains(version) {
      versions.append(version)
    }
    writer.write("/// Makes `content` the content of this sheet.")
    writer.block("\(access) func body(content: Content) -> some View {") { writer in
      var sheet = "content"
      if !versions.isEmpty, !basic.isEmpty {
        sheet = "sheet"
        if basic.count == 1 {
          writer.write("let sheet = content\(basic[0].text(indentation: 23))")
        } else {
          writer.write("let sheet =")
          writer.block(nil, closing: nil) { write(basic, inset: 0, to: &$0) }
        }
      } else if versions.isEmpty {
        write(basic, inset: 2, to: &writer)
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
          write(modifiers.filter { $0.version == version }, inset: 2, to: &$0)
        }
        writer.block(nil) { $0.write("content") }
      }
    }
  }

  private func write(
    _ modifiers: [PresentationModifier], inset: Int, to writer: inout SwiftWriter
  ) {
    if modifiers.count == 1, let modifier = modifiers.first {
      let line = "content\(modifier.text(indentation: 8))"
      if !line.contains("\n"), line.utf8.count + 6 <= SwiftWriter.width {
        writer.write(line)
        return
      }
    }
    writer.write("content")
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
  fileprivate var shapeStyle: String? {
    switch self {
    case .system, .host: nil
    case .material(let material): material.isInSwiftUI ? ".\(material.rawValue)Material" : nil
    case .color(let name): "Color(\(SwiftText.literal(name)))"
    }
  }
}
