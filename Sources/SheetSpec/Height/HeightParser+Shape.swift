extension HeightParser {
  /// Heights as far as a regular expression knows them: operands apart by operators, with signs,
  /// functions and parentheses around them, whether each is closed or not.
  static var shape: ValueShape {
    let space = "[ \\t-\\r]*"
    let number = "([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE][-+]?[0-9]+)?(\(space)%)?"
    let before = "([-+]\(space)|((min|max|clamp)\(space))?\\(\(space))*"
    let operand = "\(before)(\(number)|[A-Za-z][A-Za-z0-9]*)(\(space)\\))*"
    return .scalar(pattern: "^\(space)\(operand)(\(space)[-+*/,]\(space)\(operand))*\(space)$")
  }
}
