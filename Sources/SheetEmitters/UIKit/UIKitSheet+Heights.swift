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
    let parameters =
      needsMedium
      ? "  maximumDetentValue: CGFloat,\n  medium: CGFloat? = nil" : "  maximumDetentValue: CGFloat"
    writer.write(
      """
      nonisolated \(access) static func height(
        _ detent: Detent,
      \(parameters)
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
        if custom.usesMedium {
          let binding = custom.formula.usesMedium ? "let medium" : "medium != nil"
          writer.write("guard \(binding) else { return nil }")
        }
        writer.write("return ", SwiftExpression(clamped: custom))
      }
    }
  }
}
