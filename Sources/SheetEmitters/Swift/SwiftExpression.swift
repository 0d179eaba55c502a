import SheetModel

/// A Swift expression that knows how to stand on one line or on several.
enum SwiftExpression {
  /// A name or a number.
  case atom(String)
  /// A call of a global function with unnamed arguments.
  case call(String, [SwiftExpression])
  /// Summands, each with its sign and an optional factor in front; never empty.
  case sum([Summand])

  /// One part of a sum.
  struct Summand {
    /// Whether the part is taken away.
    let isNegative: Bool
    /// The factor in front, nil for 1.
    let factor: String?
    /// What is added.
    let value: SwiftExpression

    fileprivate var prefix: String { factor.map { "\($0) * " } ?? "" }
  }

  /// The expression on one line.
  var text: String {
    var text = SourceText(capacity: SwiftWriter.width)
    append(to: &text)
    return String(text)
  }

  /// Appends the expression on one line.
  func append(to text: inout SourceText) {
    switch self {
    case .atom(let atom): text.append(atom)
    case .call(let name, let arguments):
      text.append(name)
      text.append("(")
      for (index, argument) in arguments.enumerated() {
        if index > 0 { text.append(", ") }
        argument.append(to: &text)
      }
      text.append(")")
    case .sum(let summands):
      for (index, summand) in summands.enumerated() {
        if index == 0 {
          if summand.isNegative { text.append("-") }
        } else {
          text.append(summand.isNegative ? " - " : " + ")
        }
        text.append(summand.prefix)
        summand.value.append(to: &text)
      }
    }
  }

  /// Whether a line of so many columns is not too long, with a comma that may follow, or cannot be
  /// broken.
  func fits(_ columns: Int) -> Bool {
    if case .atom = self { return true }
    return columns < SwiftWriter.width
  }

  /// The expression in swift-format's layout, the first line behind `prefix`; `indentation` is the
  /// column, from 0, at which the lines will stand. What does not fit is broken at every argument
  /// or summand.
  func lines(after prefix: String, indentation: Int) -> [String] {
    let line = prefix + text
    if fits(indentation + line.utf8.count) { return [line] }
    switch self {
    case .atom: return [line]
    case .call(let name, let arguments):
      var lines = [prefix + name + "("]
      for (index, argument) in arguments.enumerated() {
        var inner = argument.lines(after: "", indentation: indentation + 2)
        if index + 1 < arguments.count { inner[inner.count - 1] += "," }
        lines += inner.map { "  " + $0 }
      }
      return lines + [")"]
    case .sum(let summands):
      var lines: [String] = []
      for (index, summand) in summands.enumerated() {
        let sign = index == 0 ? (summand.isNegative ? "-" : "") : summand.isNegative ? "- " : "+ "
        let head = (index == 0 ? prefix : "") + sign + summand.prefix
        let inset = index == 0 ? 0 : 2
        lines += summand.value.lines(after: head, indentation: indentation + inset)
          .map { String(repeating: " ", count: inset) + $0 }
      }
      return lines
    }
  }
}

extension SwiftExpression {
  /// A height formula over `maximumDetentValue`, `medium`, `fit` and `parameters`.
  init(_ formula: HeightFormula) {
    switch formula {
    case .linear(let linear): self = SwiftExpression.linear(linear, and: [])
    case .minimum(let values): self = .call("min", values.map { SwiftExpression($0) })
    case .maximum(let values): self = .call("max", values.map { SwiftExpression($0) })
    case .sum(let linear, let terms): self = SwiftExpression.linear(linear, and: terms)
    }
  }

  /// A height formula, kept between 0 and `maximumDetentValue` where it can leave them.
  init(clamped detent: CustomDetent) {
    self.init(
      detent.formula, exceedsMaximum: detent.exceedsMaximum, fallsBelowZero: detent.fallsBelowZero)
  }

  /// What stands for a height until content was measured, kept in the same bounds.
  init(clamped estimate: CustomDetent.Estimate) {
    self.init(
      estimate.formula, exceedsMaximum: estimate.exceedsMaximum,
      fallsBelowZero: estimate.fallsBelowZero)
  }

  private init(_ formula: HeightFormula, exceedsMaximum: Bool, fallsBelowZero: Bool) {
    let capped = SwiftExpression(formula, isCapped: exceedsMaximum)
    self = fallsBelowZero ? .call("max", [.atom("0"), capped]) : capped
  }

  private init(_ formula: HeightFormula, isCapped: Bool) {
    let maximum = SwiftExpression.atom("maximumDetentValue")
    switch (formula, isCapped) {
    case (_, false): self.init(formula)
    case (.minimum(let values), true):
      self = .call("min", values.map { SwiftExpression($0) } + [maximum])
    case (_, true): self = .call("min", [SwiftExpression(formula), maximum])
    }
  }

  private static func linear(
    _ linear: LinearHeight, and terms: [HeightFormula.Term]
  ) -> SwiftExpression {
    var summands: [Summand] = []
    for (factor, name) in [
      (linear.maximum, "maximumDetentValue"), (linear.medium, "medium"),
    ] where factor != 0 {
      summands.append(summand(factor, .atom(name)))
    }
    for part in linear.parts {
      summands.append(summand(part.factor, .atom(variable(part.variable))))
    }
    for term in terms { summands.append(summand(term.factor, SwiftExpression(term.formula))) }
    if linear.points != 0 || summands.isEmpty {
      summands.append(
        Summand(
          isNegative: linear.points < 0, factor: nil, value: .atom(number(abs(linear.points)))))
    }
    // A sum reads best when it begins with what is added.
    if let positive = summands.firstIndex(where: { !$0.isNegative }), positive > 0 {
      summands.insert(summands.remove(at: positive), at: 0)
    }
    return .sum(summands)
  }

  /// What a variable is in the height function, in points.
  private static func variable(_ variable: HeightVariable) -> String {
    switch variable {
    case .fit: "fit"
    case .parameter(let parameter):
      switch parameter.unit {
      case .points: "parameters.\(SwiftText.identifier(parameter.name))"
      case .percent:
        "parameters.\(SwiftText.identifier(parameter.name)) / 100 * maximumDetentValue"
      }
    }
  }

  private static func summand(_ factor: Double, _ value: SwiftExpression) -> Summand {
    Summand(
      isNegative: factor < 0, factor: abs(factor) == 1 ? nil : number(abs(factor)), value: value)
  }

  /// A number as a Swift literal, `480` rather than `480.0`.
  static func number(_ value: Double) -> String { numberText(value) }
}
