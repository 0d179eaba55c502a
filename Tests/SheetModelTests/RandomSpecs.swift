import SheetSpec

@testable import SheetModel

extension SplitMix {
  /// Values for all that random sheets vary with: the ends of ranges, and some between; and before
  /// content is measured.
  mutating func arguments(_ parameters: [Parameter]) -> [HeightArguments] {
    (0..<12).map { number in
      var arguments = HeightArguments(
        fit: number % 4 == 0 ? nil : [1, 100, 300, 560, 900].randomElement(using: &self))
      for parameter in parameters {
        arguments.parameters[parameter.name] =
          switch number % 3 {
          case 0: parameter.minimum
          case 1: parameter.maximum
          default: Double.random(in: parameter.minimum...parameter.maximum, using: &self)
          }
      }
      return arguments
    }
  }

  /// A spec of random sheets whose heights vary with content and parameters.
  mutating func varyingSpec(sheets count: Int) -> String {
    var text = "sheets:\n"
    for number in 0..<count {
      text += "  Sheet\(number):\n"
      if Bool.random(using: &self) { text += "    prefersEdgeAttachedInCompactHeight: true\n" }
      text += "    parameters:\n"
      text += "      a: { default: 100, minimum: 0, maximum: 400 }\n"
      text += "      c: { default: 40%, minimum: 20%, maximum: 60% }\n"
      text += "    detents:\n"
      for detent in 0..<2 {
        let height = height(depth: Int.random(in: 0...2, using: &self), ["fit", "a", "c"])
        let estimated = self.height(depth: 0, ["a"])
        text += "      - d\(detent): { height: \"\(height)\""
        text += height.contains("fit") ? ", estimated: \"\(estimated)\" }\n" : " }\n"
      }
      if Bool.random(using: &self) { text += "      - medium\n" }
    }
    return text
  }

  /// A spec of random sheets, most with heights that cross each other somewhere.
  mutating func spec(sheets count: Int) -> String {
    let idioms = ["[phone]", "[pad]", "[phone, pad]"].randomElement(using: &self) ?? ""
    let ios = ["15.0", "16.0", "18.0", "26.0", "27.0"].randomElement(using: &self) ?? ""
    var text = "platform: { ios: \"\(ios)\", idioms: \(idioms) }\nsheets:\n"
    for number in 0..<count {
      text += "  Sheet\(number):\n"
      if Bool.random(using: &self) { text += "    prefersEdgeAttachedInCompactHeight: true\n" }
      text += "    detents:\n"
      for detent in 0..<Int.random(in: 2...4, using: &self) {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: text += "      - medium\n"
        case 1 where detent > 0: text += "      - large\n"
        default:
          let depth = Int.random(in: 0...2, using: &self)
          text += "      - d\(detent): { height: \"\(height(depth: depth))\", fallback: large }\n"
        }
      }
    }
    return text
  }
}
