import SheetModel

extension SwiftWriter {
  /// Writes the heights of `detents` as a pure function, where there is one that the system, whose
  /// medium detent is `medium`, does not choose.
  mutating func heights(of detents: [Detent], medium: String, access: String) {
    let customs = detents.compactMap { $0.custom }
    guard !customs.isEmpty else { return }
    let needsMedium =
      customs.contains(where: { $0.usesMedium }) || detents.contains { $0.name == "medium" }
    blank()
    write(
      needsMedium
        ? """
        /// The height of `detent` in points inside the safe area, where `maximumDetentValue` is
        /// the tallest and `medium` is that of \(medium), nil where it is inactive.
        """
        : """
        /// The height of `detent` in points inside the safe area, where `maximumDetentValue` is
        /// the tallest.
        """)
    var parameters = ["  maximumDetentValue: CGFloat"]
    if needsMedium { parameters.append("  medium: CGFloat? = nil") }
    if customs.contains(where: { $0.usesFit }) {
      write("/// `fit` is the height of the content, nil until it was measured.")
      parameters.append("  fit: CGFloat? = nil")
    }
    if customs.contains(where: { !$0.parameters.isEmpty }) {
      parameters.append("  parameters: Parameters = Parameters()")
    }
    write(
      """
      nonisolated \(access) static func height(
        _ detent: Detent,
      \(parameters.joined(separator: ",\n"))
      ) -> CGFloat? {
      """)
    block(nil) { writer in
      writer.write("switch detent {")
      for detent in detents {
        writer.block("case .\(SwiftText.identifier(detent.name)):", closing: nil) { writer in
          switch detent.kind {
          case .medium: writer.write("return medium")
          case .large: writer.write("return maximumDetentValue")
          case .custom(let custom): writer.height(of: custom)
          }
        }
      }
      writer.write("}")
    }
  }

  /// Writes the height of a detent, of which `maximumDetentValue` and what else it needs are in
  /// scope.
  mutating func height(of custom: CustomDetent) {
    if custom.usesMedium {
      let isNamed = custom.formula.usesMedium || custom.estimate?.formula.usesMedium == true
      let binding = isNamed ? "let medium" : "medium != nil"
      write("guard \(binding) else { return nil }")
    }
    if let estimate = custom.estimate {
      let binding = custom.formula.variables.contains(.fit) ? "let fit" : "fit != nil"
      block("guard \(binding) else {") { writer in
        writer.write("return ", SwiftExpression(clamped: estimate))
      }
    }
    write("return ", SwiftExpression(clamped: custom))
  }
}

extension Detent {
  /// The height of one's own; nil for those of the system.
  var custom: CustomDetent? {
    if case .custom(let custom) = kind { custom } else { nil }
  }
}
