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
          writeCase(detent, to: &writer)
        }
      } else {
        writer.write("case \(detents.map { $0.name }.joined(separator: ", "))")
      }
      guard !isSituational else { return }
      writer.blank()
      writePresentationDetent(to: &writer)
    }
    for type in types {
      writer.blank()
      write(type, to: &writer)
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
        let value = type(of: detent, in: "own").map { "custom(\($0.name).self)" } ?? detent.name
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

  private func writeCase(_ detent: Detent, to writer: inout SwiftWriter) {
    // On one line, however long: Markdown would read a sign at the start of a second as a list.
    if let custom = detent.custom {
      let estimate = custom.estimate.map { "; `\($0.text)` until the content is measured" }
      writer.write("/// `\(custom.text)`\(estimate ?? "")")
    }
    writer.write("case \(SwiftText.identifier(detent.name))")
  }

  private func write(_ type: DetentType, to writer: inout SwiftWriter) {
    let head = "nonisolated private struct \(type.name):"
    let conformance = "CustomPresentationDetent"
    let fits = 2 + head.utf8.count + 1 + conformance.utf8.count + 2 <= SwiftWriter.width
    writer.block(
      fits ? "\(head) \(conformance) {" : "\(head)\n  \(conformance)\n{"
    ) { writer in
      writer.block("static func height(in context: Context) -> CGFloat? {") { writer in
        // Where the height follows values, the list of detents asks for the size classes.
        let activity = type.custom.followsValues ? nil : type.custom.activity
        let classes = [
          ("horizontalSizeClass", activity?.horizontalSizeClass),
          ("verticalSizeClass", activity?.verticalSizeClass),
        ]
        var isAlone = true
        for case (let name, let sizeClass?) in classes {
          writer.write("guard context.\(name) == .\(sizeClass.rawValue) else { return nil }")
          isAlone = false
        }
        guard !type.isRedefinition else {
          writer.write("let maximumDetentValue = context.maxDetentValue")
          if let estimate = type.custom.estimate {
            writer.write("return ", SwiftExpression(clamped: estimate))
          } else {
            writer.height(of: type.custom)
          }
          return
        }
        let call = SwiftExpression.call(
          "\(isAlone ? "" : "return ")\(modifierName).height",
          [
            .atom(".\(SwiftText.identifier(type.detent))"),
            .atom("maximumDetentValue: context.maxDetentValue"),
          ])
        writer.write("", call)
      }
    }
  }

  /// The types that work out heights from their container.
  private var types: [DetentType] {
    var types: [DetentType] = []
    for (name, detents) in lists {
      for detent in detents {
        guard let type = type(of: detent, in: name),
          !types.contains(where: { $0.name == type.name })
        else { continue }
        types.append(type)
      }
    }
    return types
  }

  /// The type that works out the height of a detent of a list, or what stands for it until the content
  /// was measured; nil where there is none.
  func type(of detent: Detent, in list: String) -> DetentType? {
    guard let custom = detent.custom,
      !custom.followsValues || custom.estimate?.formula.usesContainer == true
    else { return nil }
    let isRedefinition = isRedefined(detent)
    let stem = "\(detent.name.prefix(1).uppercased())\(detent.name.dropFirst())Detent"
    let origin = isRedefinition ? "Of\(list.prefix(1).uppercased())\(list.dropFirst())" : ""
    return DetentType(
      name: stem + origin, detent: detent.name, custom: custom, isRedefinition: isRedefinition)
  }

  /// Whether a variant gives the detent another height than the list in which it is declared first,
  /// whose height the generated function knows.
  func isRedefined(_ detent: Detent) -> Bool {
    guard let custom = detent.custom,
      let first = detents.first(where: { $0.name == detent.name })?.custom
    else { return false }
    return first.text != custom.text || first.estimate?.text != custom.estimate?.text
      || first.activity != custom.activity
  }

  /// Where the sheet opens: what is said, or the smallest above it that SwiftUI has.
  private var initialDetent: Detent {
    let all = configuration?.detents.value ?? []
    let start = configuration?.selectedDetent.value ?? 0
    return all[start...].first(where: { $0.isInSwiftUI }) ?? lists[0].detents.last ?? detents[0]
  }

  /// The largest undimmed detent that SwiftUI has, as a case; nil where none is left.
  var undimmedName: String? {
    guard let configuration, let last = configuration.largestUndimmedDetent.value else {
      return nil
    }
    let detent = configuration.detents.value[...last].last(where: { $0.isInSwiftUI })
    return detent.map { ".\(SwiftText.identifier($0.name))" }
  }

  /// How generated code names the largest undimmed detent that SwiftUI has; nil where none is left.
  var undimmedDetent: String? {
    guard let name = undimmedName else { return nil }
    guard name != ".medium", name != ".large" else { return name }
    return isSituational
      ? "resting.presentationDetent(\(name))" : "Detent\(name).presentationDetent"
  }
}

/// A generated type that works out the height of a detent from its container.
struct DetentType {
  /// What it is called: `PeekDetent` for `peek`.
  let name: String
  /// The detent.
  let detent: String
  /// Its height.
  let custom: CustomDetent
  /// Whether the height is another than the generated function knows.
  let isRedefinition: Bool
}
