import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// Writes the enumeration of detents, a type for each that has a height of its own, and where the
  /// sheet opens.
  func writeDetents(to writer: inout SwiftWriter) {
    writer.write("/// Where the sheet rests, smallest first; from `detents`.")
    writer.block(
      "nonisolated \(access) enum Detent: String, CaseIterable, Sendable {"
    ) { writer in
      if detents.contains(where: { $0.custom != nil }) {
        for detent in detents {
          if let custom = detent.custom { writer.write("/// `\(custom.text)`") }
          writer.write("case \(SwiftText.identifier(detent.name))")
        }
      } else {
        writer.write("case \(detents.map(\.name).joined(separator: ", "))")
      }
      writer.blank()
      writePresentationDetent(to: &writer)
    }
    for detent in detents {
      guard let custom = detent.custom else { continue }
      writer.blank()
      writeType(of: detent, custom, to: &writer)
    }
    guard isResizable else { return }
    writer.write(
      """

      /// Where the sheet opens; from `selectedDetentIdentifier`.
      nonisolated \(access) static let initialDetent = \
      Detent.\(SwiftText.identifier(initialDetent.name))
      """)
  }

  private func writePresentationDetent(to writer: inout SwiftWriter) {
    writer.write("/// What SwiftUI calls the detent.")
    let getter = { (writer: inout SwiftWriter) in
      writer.write("switch self {")
      for detent in detents {
        let value = detent.custom == nil ? detent.name : "custom(\(typeName(of: detent)).self)"
        let label = "case .\(SwiftText.identifier(detent.name)):"
        let fits = 8 + label.utf8.count + 9 + value.utf8.count <= SwiftWriter.width
        writer.write(fits ? "\(label) return .\(value)" : "\(label)\n  return .\(value)")
      }
      writer.write("}")
    }
    writer.block("\(access) var presentationDetent: PresentationDetent {") { writer in
      guard isResizable else { return getter(&writer) }
      writer.block("get {", getter)
      // SwiftUI writes here what the user selects, through a binding of the host.
      writer.write(
        """
        set { self = Self.allCases.first { $0.presentationDetent == newValue } ?? self }
        """)
    }
  }

  private func writeType(
    of detent: Detent, _ custom: CustomDetent, to writer: inout SwiftWriter
  ) {
    let head = "nonisolated private struct \(typeName(of: detent)):"
    let conformance = "CustomPresentationDetent"
    let fits = 2 + head.utf8.count + 1 + conformance.utf8.count + 2 <= SwiftWriter.width
    writer.block(
      fits ? "\(head) \(conformance) {" : "\(head)\n  \(conformance)\n{"
    ) { writer in
      writer.block("static func height(in context: Context) -> CGFloat? {") { writer in
        let activity = custom.activity
        let classes = [
          ("horizontalSizeClass", activity.horizontalSizeClass),
          ("verticalSizeClass", activity.verticalSizeClass),
        ]
        var isAlone = true
        for case (let name, let sizeClass?) in classes {
          writer.write("guard context.\(name) == .\(sizeClass.rawValue) else { return nil }")
          isAlone = false
        }
        let call = SwiftExpression.call(
          "\(isAlone ? "" : "return ")\(modifierName).height",
          [
            .atom(".\(SwiftText.identifier(detent.name))"),
            .atom("maximumDetentValue: context.maxDetentValue"),
          ])
        writer.write("", call)
      }
    }
  }

  /// The name of the type that works out the height of a detent: `PeekDetent` for `peek`.
  private func typeName(of detent: Detent) -> String {
    "\(detent.name.prefix(1).uppercased())\(detent.name.dropFirst())Detent"
  }

  /// Where the sheet opens: what is said, or the smallest above it that SwiftUI has.
  private var initialDetent: Detent {
    let all = sheet.configuration?.detents.value ?? []
    let start = sheet.configuration?.selectedDetent.value ?? 0
    return all[start...].first(where: \.isInSwiftUI) ?? detents[detents.count - 1]
  }

  /// How generated code names the largest undimmed detent that SwiftUI has; nil where none is left.
  var undimmedDetent: String? {
    guard let configuration = sheet.configuration,
      let last = configuration.largestUndimmedDetent.value,
      let detent = configuration.detents.value[...last].last(where: \.isInSwiftUI)
    else { return nil }
    guard detent.custom != nil else { return ".\(detent.name)" }
    return "Detent.\(SwiftText.identifier(detent.name)).presentationDetent"
  }

  /// Writes the heights as a pure function, where there is one that the system does not choose.
  func writeHeights(to writer: inout SwiftWriter) {
    guard detents.contains(where: { $0.custom != nil }) else { return }
    let hasMedium = detents.contains { $0.name == "medium" }
    writer.blank()
    writer.write(
      hasMedium
        ? """
        /// The height of `detent` in points inside the safe area, where `maximumDetentValue` is
        /// the tallest and `medium` is that of the system's medium detent, nil where it is inactive.
        """
        : """
        /// The height of `detent` in points inside the safe area, where `maximumDetentValue` is
        /// the tallest.
        """)
    let medium = hasMedium ? ",\n  medium: CGFloat? = nil" : ""
    writer.write(
      """
      nonisolated \(access) static func height(
        _ detent: Detent,
        maximumDetentValue: CGFloat\(medium)
      ) -> CGFloat? {
      """)
    writer.block(nil) { writer in
      writer.write("switch detent {")
      for detent in detents {
        writer.block("case .\(SwiftText.identifier(detent.name)):", closing: nil) { writer in
          switch detent.kind {
          case .medium: writer.write("return medium")
          case .large: writer.write("return maximumDetentValue")
          case .custom(let custom): writer.write("return ", SwiftExpression(clamped: custom))
          }
        }
      }
      writer.write("}")
    }
  }
}
