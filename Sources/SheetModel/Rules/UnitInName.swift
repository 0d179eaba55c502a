import Diagnostics
import SheetSpec

extension SheetRule {
  /// `unit-in-name`
  static let unitInName = SheetRule(
    id: "unit-in-name", severity: .warning,
    summary: "A detent whose name has another number than its height.",
    rationale: """
      A name such as `h326` says how tall the detent is, and is read where the detent is
      selected, far from its height. Apps were found in which the height had been changed and
      the name had not. Numbers of two digits or more are compared with a height in points or
      in percent; heights that are worked out of several parts are passed over.
      """,
    examples: [
      .good(
        """
        sheets:
          Cart:
            detents: [h326: 326, level1: 400, tall90: 90%, large]
        """),
      .good(
        """
        sheets:
          Cart:
            detents: [three44: 44 * 3, third33: 100% / 3, half05: 50%, tray480: "max(480, 60%)", large]
        """),
      .bad(
        """
        sheets:
          Cart:
            detents:
              - «h326»: 300
              - large
            selectedDetentIdentifier: h326
        """,
        fixed: """
          sheets:
            Cart:
              detents:
                - h300: 300
                - large
              selectedDetentIdentifier: h300
          """),
      .bad(
        """
        sheets:
          Cart:
            detents: [«h320»: 40%, «phone14At400»: 410, large]
        """),
    ]
  ) { context, report in
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    for index in context.detents.indices
    where context.detents[index].name.value.utf8.contains(where: digits.contains) {
      guard case .written(let height, _, let range) = context.detents[index].body?.value.height,
        height.expression.isNumber, let (number, unit) = context.formulas[index]?.plainNumber
      else { continue }
      let name = context.detents[index].name
      let numbers = numbers(in: name.value)
      // What looks like a fraction is another rule's, as is what is out of range.
      guard number > 1, !numbers.isEmpty,
        !numbers.contains(where: { abs((Double($0) ?? 0) - number) < 1 })
      else { continue }
      report(
        "`\(name.value)` has another number than its height, \(numberText(number))\(unit)",
        at: name.range, labels: [.init("the height", at: range)],
        help: ["change the one that is wrong, or leave the number out of the name"],
        // What goes on behind the number, as in `iphone16pro`, may be about something else.
        fixes: numbers.count == 1 && name.value.hasSuffix(numbers[0])
          ? renaming(name, numbers[0], number, context) : [])
    }
  }

  /// The numbers of two digits or more in a name; not those that begin with 0, which are the
  /// digits of a fraction.
  private static func numbers(in name: String) -> [Substring] {
    name.split { !("0"..."9").contains($0) }.filter { $0.utf8.count > 1 && $0.first != "0" }
  }

  /// The fix that writes the height's number into the name, here and where the sheet uses it.
  private static func renaming(
    _ name: Located<String>, _ written: Substring, _ number: Double, _ context: SheetContext
  ) -> [Fix] {
    let spec = context.spec
    let renamed =
      name.value.prefix(upTo: written.startIndex) + numberText(number)
      + name.value.suffix(from: written.endIndex)
    let uses = [spec.selectedDetentIdentifier, spec.largestUndimmedDetentIdentifier]
      .compactMap { $0.value == name.value ? $0.range : nil }
    let places = Set([name.range] + uses)
    guard number == number.rounded(), renamed.utf8.count <= longestName,
      places.allSatisfy({ context.file.text($0) == name.value }),
      !context.detents.contains(where: { $0.name.value == renamed })
    else { return [] }
    return [
      Fix("write `\(renamed)`", .unsafe, places.map { .init($0, String(renamed)) })
    ]
  }
}

extension HeightExpression {
  /// Whether this is one number of points or percent, and not worked out of several.
  fileprivate var isNumber: Bool {
    switch self {
    case .points, .percent: true
    default: false
    }
  }
}

extension HeightFormula {
  /// The number of points or percent that the height is, where it is nothing else.
  fileprivate var plainNumber: (Double, unit: String)? {
    if let constant { return (constant, constant == 1 ? " point" : " points") }
    guard case .linear(let linear) = self, linear.points == 0, linear.medium == 0 else {
      return nil
    }
    return ((linear.maximum * 1e8).rounded() / 1e6, "%")
  }
}
