import Diagnostics

/// What is wrong with the text of a height, and where.
struct HeightProblem: Error {
  /// The rule it breaks.
  let rule: Rule
  /// The fact.
  let message: String
  /// The place, as offsets of the slice that was read.
  let range: Range<Int>
  /// What to do.
  var help: [String] = []
  /// Text that would be right at `range`.
  var replacement: String?
}

/// Reads a height by recursive descent.
///
///     sum     = product (("+" | "-") product)*
///     product = factor (("*" | "/") factor)*
///     factor  = ("+" | "-") factor | number "%"? | name | name "(" sum ("," sum)* ")" | "(" sum ")"
struct HeightParser {
  /// The most operations (operators, signs, functions and parentheses) in one height.
  static let operationLimit = 64
  /// The most parameters in one height: each multiplies the work of deciding about it.
  static let parameterLimit = 4

  /// Words that people write behind a number.
  private static let units = ["pt", "pts", "px", "point", "points", "percent"]

  private var lexer: HeightLexer
  private var token: HeightToken
  private var operations = 0
  private var parameters: [String] = []

  /// Reads the whole of `bytes`; ranges count from the start of `bytes`.
  static func parse(_ bytes: ArraySlice<UInt8>) throws(HeightProblem) -> HeightExpression {
    var parser = HeightParser(bytes)
    let expression = try parser.sum()
    guard parser.token.kind == .end else { throw parser.unexpected(after: expression) }
    return expression
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    lexer = HeightLexer(bytes)
    token = lexer.next()
  }

  private func place(_ range: Range<Int>) -> SourceRange {
    let start = lexer.bytes.startIndex
    return SourceRange(range.lowerBound - start, range.upperBound - start)
  }

  private mutating func sum() throws(HeightProblem) -> HeightExpression {
    var left = try product()
    while token.kind == .plus || token.kind == .minus {
      let isPlus = token.kind == .plus
      try countOperation()
      advance()
      let right = try product()
      left = isPlus ? .sum(left, right) : .difference(left, right)
    }
    return left
  }

  private mutating func product() throws(HeightProblem) -> HeightExpression {
    let start = token.range.lowerBound
    var left = try factor()
    while token.kind == .times || token.kind == .divide {
      let isProduct = token.kind == .times
      let sign = token.range
      try countOperation()
      advance()
      let rightStart = token.range.lowerBound
      let right = try factor()
      if isProduct {
        left = try multiply(left, right, at: start..<endOfLast)
      } else {
        left = try divide(left, right, sign: sign, at: rightStart..<endOfLast)
      }
    }
    return left
  }

  private func multiply(
    _ left: HeightExpression, _ right: HeightExpression, at range: Range<Int>
  ) throws(HeightProblem) -> HeightExpression {
    if let factor = right.constant { return .product(left, by: factor) }
    if let factor = left.constant { return .product(right, by: factor) }
    throw HeightProblem(
      rule: .badExpression, message: "a product in a height has a plain number on one side",
      range: range, help: ["a height may be multiplied by a number, not by another height"])
  }

  private func divide(
    _ left: HeightExpression, _ right: HeightExpression, sign: Range<Int>, at range: Range<Int>
  ) throws(HeightProblem) -> HeightExpression {
    guard let divisor = right.constant else {
      throw HeightProblem(
        rule: .badExpression, message: "a height is divided by a plain number only", range: range)
    }
    guard divisor != 0, (1 / divisor).isFinite else {
      throw HeightProblem(
        rule: .badExpression, message: "a height is divided by zero", range: range)
    }
    return .product(left, by: 1 / divisor)
  }

  private mutating func factor() throws(HeightProblem) -> HeightExpression {
    switch token.kind {
    case .plus:
      try countOperation()
      advance()
      return try factor()
    case .minus:
      try countOperation()
      advance()
      return .product(try factor(), by: -1)
    case .number: return try number()
    case .name: return try name()
    case .opening:
      try countOperation()
      let opening = token.range
      advance()
      let inner = try sum()
      try expectClosing(opening)
      return inner
    default: throw unexpected(after: nil)
    }
  }

  private mutating func number() throws(HeightProblem) -> HeightExpression {
    let range = token.range
    guard let value = decimalNumber(lexer.bytes[range]) else {
      throw HeightProblem(
        rule: .badExpression,
        message: "`\(oneLine(text(range)))` is too large or too small a number",
        range: range, help: ["numbers are 0, or between 0.000001 and 1000000"])
    }
    advance()
    if token.kind == .percentSign, token.range.lowerBound == range.upperBound {
      let whole = range.lowerBound..<token.range.upperBound
      advance()
      return .percent(value, place(whole))
    }
    let isAttached = token.range.lowerBound == range.upperBound
    if token.kind == .name, isAttached || HeightParser.units.contains(text(token.range)) {
      let whole = range.lowerBound..<token.range.upperBound
      let unit = text(token.range)
      guard HeightParser.units.contains(unit) || unit == "em" || unit == "dp" else {
        throw HeightProblem(
          rule: .badExpression, message: "`\(oneLine(text(whole)))` is not a number",
          range: whole)
      }
      let isPercent = unit.hasPrefix("percent")
      let number = isPercent ? text(range) + "%" : text(range)
      throw HeightProblem(
        rule: .badExpression, message: "`\(oneLine(text(whole)))` is not a number", range: whole,
        help: [
          isPercent
            ? "write a percentage with its sign: `\(number)`"
            : "points have no unit: write `\(number)`"
        ], replacement: number)
    }
    return .points(value, place(range))
  }

  private mutating func name() throws(HeightProblem) -> HeightExpression {
    let range = token.range
    let word = text(range)
    advance()
    if token.kind == .opening { return try function(word, at: range) }
    switch word {
    case "medium": return .medium(place(range))
    case "large": return .large(place(range))
    case "fit": return .fit(place(range))
    case "min", "max", "clamp":
      throw HeightProblem(
        rule: .badExpression,
        message: "`\(word)` is a function and wants its values in parentheses",
        range: range)
    default:
      // Whether the sheet has such a parameter is known once the whole sheet was read.
      try countParameter(word)
      return .parameter(word, place(range))
    }
  }

  private mutating func countParameter(_ name: String) throws(HeightProblem) {
    guard !parameters.contains(name) else { return }
    parameters.append(name)
    if parameters.count > HeightParser.parameterLimit {
      throw HeightProblem(
        rule: .tooComplex,
        message: "a height has more than \(HeightParser.parameterLimit) parameters",
        range: lexer.bytes.startIndex..<lexer.bytes.endIndex,
        help: ["let the app put together what belongs together, and give it as one parameter"])
    }
  }

  private mutating func function(
    _ word: String, at range: Range<Int>
  ) throws(HeightProblem) -> HeightExpression {
    guard ["min", "max", "clamp"].contains(word) else {
      let closest = closestName(to: word, among: ["min", "max", "clamp"])
      throw HeightProblem(
        rule: .badExpression,
        message: "`\(oneLine(word))` is not a function of the height language",
        range: range, help: ["the functions are `min`, `max` and `clamp`"], replacement: closest)
    }
    try countOperation()
    let opening = token.range
    advance()
    var values = [try sum()]
    while token.kind == .comma {
      advance()
      values.append(try sum())
    }
    try expectClosing(opening)
    let whole = range.lowerBound..<endOfLast
    if word == "clamp" {
      guard values.count == 3 else {
        throw HeightProblem(
          rule: .badExpression, message: "`clamp` wants three values, found \(values.count)",
          range: whole, help: ["write `clamp(low, value, high)`"])
      }
      return .clamp(low: values[0], value: values[1], high: values[2])
    }
    guard values.count > 1 else {
      throw HeightProblem(
        rule: .badExpression, message: "`\(word)` wants two values or more, found 1", range: whole)
    }
    return word == "min" ? .minimum(values) : .maximum(values)
  }

  private mutating func expectClosing(_ opening: Range<Int>) throws(HeightProblem) {
    if token.kind == .closing {
      advance()
    } else if token.kind == .end {
      throw HeightProblem(
        rule: .badExpression, message: "a parenthesis is not closed", range: opening)
    } else {
      throw unexpected(after: .large(SourceRange(0, 0)))
    }
  }

  /// The problem of a word that may not stand where it does.
  private func unexpected(after operand: HeightExpression?) -> HeightProblem {
    let word = text(token.range)
    switch (token.kind, operand) {
    case (.end, _):
      return HeightProblem(
        rule: .badExpression, message: "a height ends where a value should stand",
        range: lastRange)
    case (.unknown, _):
      return HeightProblem(
        rule: .badExpression, message: "`\(oneLine(word))` has no meaning in a height",
        range: token.range)
    case (.percentSign, _):
      return HeightProblem(
        rule: .badExpression, message: "a percent sign stands directly behind its number",
        range: token.range)
    case (_, nil):
      return HeightProblem(
        rule: .badExpression, message: "`\(oneLine(word))` stands where a value should stand",
        range: token.range)
    default:
      return HeightProblem(
        rule: .badExpression, message: "`\(oneLine(word))` stands where an operator should stand",
        range: token.range)
    }
  }

  private mutating func countOperation() throws(HeightProblem) {
    operations += 1
    if operations > HeightParser.operationLimit {
      throw HeightProblem(
        rule: .tooComplex,
        message: "a height has more than \(HeightParser.operationLimit) operations",
        range: lexer.bytes.startIndex..<lexer.bytes.endIndex,
        help: ["operators, signs, functions and parentheses count"])
    }
  }

  private var endOfLast = 0
  private var lastRange = 0..<0

  private mutating func advance() {
    endOfLast = token.range.upperBound
    lastRange = token.range
    token = lexer.next()
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: lexer.bytes[range], as: UTF8.self)
  }
}
