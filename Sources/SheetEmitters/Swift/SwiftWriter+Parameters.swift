import SheetModel

extension SwiftWriter {
  /// Writes the type of the numbers that the app gives, each kept between its bounds.
  mutating func parameterType(_ parameters: [Parameter], access: String) {
    write("/// The numbers that the app gives; from `parameters`.")
    block("nonisolated \(access) struct Parameters: Equatable, Sendable {") { writer in
      for parameter in parameters {
        writer.property(of: parameter, access: access)
        writer.blank()
      }
      writer.write(
        """
        /// Makes parameters that have their defaults.
        \(access) init() {}
        """)
    }
  }

  private mutating func property(of parameter: Parameter, access: String) {
    let name = SwiftText.identifier(parameter.name)
    let bounds = [parameter.minimum, parameter.maximum].map(SwiftExpression.number)
    let unit = parameter.unit == .points ? "points" : "percent of `maximumDetentValue`"
    write(
      "/// \(bounds[0]) to \(bounds[1]) \(unit); what is less or more becomes one of these.")
    block(
      "\(access) var \(name): CGFloat = \(SwiftExpression.number(parameter.defaultValue)) {"
    ) { writer in
      writer.write("didSet { \(name) = max(\(bounds[0]), min(\(name), \(bounds[1]))) }")
    }
  }
}
