import CommandLineKit
import Diagnostics
import SheetCompiler
import SheetSpec

extension Command {
  /// `sheetc explain`
  static let explain = Command(
    "explain", abstract: "say what a rule or a key means",
    discussion: """
      A rule is named by the id in a problem's brackets, a key as it is written in a spec. Without a \
      name, every rule and key is listed.
      """,
    operands: { name }
  ) { (arguments, console) throws(ProgramError) in
    guard let name = arguments[name] else {
      try console.write(ReferencePages.index)
      return .success
    }
    let explanations =
      allRules.filter { $0.id == name }.map { $0.explanation }
      + allKeys.filter { $0.key == name }.map { $0.explanation }
    guard !explanations.isEmpty else {
      let closest = closestName(to: name, among: allRules.map { $0.id } + allKeys.map { $0.key })
      throw .usage(
        "`\(name)` is neither a rule of sheetc nor a key of its language",
        hint: closest.map { "did you mean `\($0)`?" }
          ?? "the rules are \(allRules.map { $0.id }.joined(separator: ", "))")
    }
    try console.write(explanations.joined(separator: "\n"))
    return .success
  }

  private static let name = Operand<String?>(
    optional: .text("NAME", completion: .words { names }), help: "a rule or a key")

  /// Each rule and key once: several records may have a key of the same name.
  private static var names: [Choice] {
    var keys: [Choice] = []
    for key in allKeys where !keys.contains(where: { $0.name == key.key }) {
      keys.append(Choice(name: key.key, help: key.summary))
    }
    return allRules.map { Choice(name: $0.id, help: $0.summary) } + keys
  }
}
