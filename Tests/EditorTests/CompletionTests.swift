import CommandLineKit
import Foundation
import SheetTool
import Testing

/// Each shell, really asked, offers what stands in the tree of commands.
@Suite(.serialized) struct CompletionTests {
  /// A shell that is installed, or has to be because tests run in CI.
  static let shells = Shell.allCases.filter { shell in
    ProcessInfo.processInfo.environment["CI"] != nil || Tool.path(of: shell.rawValue) != nil
  }

  /// What is offered for the end of a line: all of it, or some and not others.
  struct Question: Sendable {
    let line: String
    var all: [String]?
    var some: [String] = []
    var none: [String] = []
  }

  static let questions = [
    Question(line: "sheetc ch", all: ["check"]),
    Question(line: "sheetc ", some: ["check", "compile", "explain", "help"]),
    Question(line: "sheetc help comp", all: ["compile", "completions"]),
    Question(line: "sheetc --v", all: ["--version"]),
    Question(line: "sheetc check --form", all: ["--format"]),
    Question(line: "sheetc fix --", some: ["--unsafe", "--diff", "--help"], none: ["--emit"]),
    Question(line: "sheetc check --format j", all: ["json", "jsonl"]),
    Question(line: "sheetc compile --emit s", all: ["swiftui"]),
    Question(line: "sheetc compile a.sheet.yaml --access p", all: ["package", "public"]),
    Question(line: "sheetc explain misor", all: ["misordered-detents"]),
    Question(
      line: "sheetc explain preferredCo", all: ["preferredContentSize", "preferredCornerRadius"]),
    Question(line: "sheetc completions ", all: ["bash", "fish", "zsh"]),
    Question(line: "sheetc check sea", all: ["search.sheet.yaml"]),
    Question(line: "sheetc check other.sheet.yaml sea", all: ["search.sheet.yaml"]),
    Question(line: "sheetc simulate search.sheet.yaml --drag dr", all: ["drag.csv"]),
    Question(
      line: "sheetc simulate search.sheet.yaml --device iPhone\\ 17",
      all: ["iPhone 17", "iPhone 17 Pro Max"]),
    Question(
      line: "sheetc simulate --device iPad\\ m", all: ["iPad mini", "iPad mini (5th generation)"]),
    Question(line: "sheetc compile --output rea", all: ["readme.md"]),
    Question(line: "sheetc check -- --for", all: []),
    Question(line: "sheetc check --strict -- --strict sea", all: ["search.sheet.yaml"]),
    Question(line: "sheetc devices x", all: []),
  ]

  @Test(arguments: shells)
  func offersWhatTheTreeHas(shell: Shell) throws {
    let folder = try Scratch([
      "search.sheet.yaml": "", "search.txt": "", "drag.csv": "", "drag.txt": "", "readme.md": "",
      "script": Program.sheetc.completions(for: shell),
    ])
    let asker = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Shells/ask.\(shell.rawValue)").path
    let quiet = [Shell.bash: "--norc", .zsh: "-f", .fish: "--no-config"][shell] ?? ""
    let outcome = try Tool.run(
      shell.rawValue, [quiet, asker, folder.path("script")] + Self.questions.map(\.line),
      in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    var answers: [[String]] = []
    for line in outcome.output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("> ") {
        answers.append([])
      } else if !line.isEmpty, !answers.isEmpty {
        // zsh has backslashes in its answers.
        answers[answers.count - 1].append(
          line.trimmingCharacters(in: .whitespaces).replacing("\\", with: ""))
      }
    }
    try #require(answers.count == Self.questions.count, "\(outcome.output)\(outcome.errors)")
    for (question, answer) in zip(Self.questions, answers) {
      if let all = question.all { #expect(Set(answer) == Set(all), "\(question.line)") }
      #expect(Set(question.some).isSubset(of: answer), "\(question.line): \(answer)")
      #expect(Set(question.none).isDisjoint(with: answer), "\(question.line): \(answer)")
    }
  }

  /// Every command, option and choice is in every script.
  @Test(arguments: Shell.allCases)
  func namesAll(shell: Shell) {
    let script = Program.sheetc.completions(for: shell)
    func check(_ command: Command) {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(option.name), "\(option.name)")
        for choice in option.argument?.choices ?? [] { #expect(script.contains(choice.name)) }
      }
      for subcommand in command.subcommands { check(subcommand) }
    }
    check(Program.sheetc.root)
  }
}
