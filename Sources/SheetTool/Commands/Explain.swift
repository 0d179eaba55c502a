import CommandLineKit
import Diagnostics
import SheetCompiler

extension Command {
  /// `sheetc explain`
  static let explain = Command(
    "explain", abstract: "say what a rule means, why, and how to follow it",
    operands: [rule]
  ) { arguments, console in
    let id = arguments[rule]
    guard let rule = allRules.first(where: { $0.id == id }) else {
      let closest = closestName(to: id, among: allRules.map(\.id))
      throw UsageError(
        "`\(id)` is not a rule of sheetc",
        hint: closest.map { "did you mean `\($0)`?" }
          ?? "the rules are \(allRules.map(\.id).joined(separator: ", "))")
    }
    try console.write(rule.explanation)
    return .success
  }

  private static let rule = Operand<String>(.text("RULE"), help: "the id in a problem's brackets")
}

extension Rule {
  /// The rule as text for a terminal, with every example.
  var explanation: String {
    var text = "\(id) (\(severity.rawValue))\n\n\(summary)\n\n\(rationale)\n"
    for example in examples {
      text += "\n\(example.isGood ? "Right" : "Wrong"):\n\n"
      text += indented(example.text.filter { $0 != "«" && $0 != "»" })
      if let fixed = example.fixed { text += "\nMended:\n\n\(indented(fixed))" }
    }
    return text
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
  }
}
