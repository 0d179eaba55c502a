import SheetModel

extension UIKitSheet {
  /// Writes the heights as a pure function, where there is one that UIKit does not choose.
  func writeHeights(_ configuration: SheetConfiguration, to writer: inout SwiftWriter) {
    guard !configuration.customDetents.isEmpty else { return }
    let needsMedium = configuration.heightsNeedMedium
    writer.blank()
    writer.write(
      needsMedium
        ? """
        /// The height of `detent` in points inside the safe area, where `maximumDetentValue` is
        /// the tallest and `medium` is that of UIKit's medium detent, nil where it is inactive.
        """
        : """
        /// The height of `detent` in points inside the safe area, where `maximumDetentValue` is
        /// the tallest.
        """)
    var parameters = ["  maximumDetentValue: CGFloat"]
    if needsMedium { parameters.append("  medium: CGFloat? = nil") }
    if configuration.usesFit {
      writer.write("/// `fit` is the height of the content, nil until it was measured.")
      parameters.append("  fit: CGFloat? = nil")
    }
    if configuration.heightsUseParameters {
      parameters.append("  parameters: Parameters = Parameters()")
    }
    writer.write(
      """
      nonisolated \(access) static func height(
        _ detent: Detent,
      \(parameters.joined(separator: ",\n"))
      ) -> CGFloat? {
      """)
    writer.block(nil) { writer in
      writer.write("switch detent {")
      for detent in configuration.detents.value { writeCase(detent, to: &writer) }
      writer.write("}")
    }
  }

  private func writeCase(_ detent: Detent, to writer: inout SwiftWriter) {
    writer.block("case .\(SwiftText.identifier(detent.name)):", closing: nil) { writer in
      switch detent.kind {
      case .medium: writer.write("return medium")
      case .large: writer.write("return maximumDetentValue")
      case .custom(let custom):
        writeHeight(of: custom, to: &writer)
      }
    }
  }

  /// Writes the height of a detent, of which `maximumDetentValue` and what else it needs are in
  /// scope.
  func writeHeight(of custom: CustomDetent, to writer: inout SwiftWriter) {
    if custom.usesMedium {
      let isNamed = custom.formula.usesMedium || custom.estimate?.formula.usesMedium == true
      let binding = isNamed ? "let medium" : "medium != nil"
      writer.write("guard \(binding) else { return nil }")
    }
    if let estimate = custom.estimate {
      let binding = custom.formula.variables.contains(.fit) ? "let fit" : "fit != nil"
      writer.block("guard \(binding) else {") { writer in
        writer.write("return ", SwiftExpression(clamped: estimate))
      }
    }
    writer.write("return ", SwiftExpression(clamped: custom))
  }
}
