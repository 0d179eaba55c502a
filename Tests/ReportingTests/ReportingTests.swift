import CommandLineKit
import Foundation
import SheetTool
import TestSupport
import Testing

/// What `--format` and `--exit-zero` make of a run.
@Suite struct ReportingTests {
  static let error = "sheets:\n  Cart:\n    detents: [large, medium]\n"
  static let sound = "sheets:\n  Cart:\n    detents: [medium, large]\n"

  @Test(arguments: [
    (error, [], CommandLineKit.ExitStatus.problems), (error, ["--exit-zero"], .success),
    (sound, ["--exit-zero"], .success), (sound, ["--exit-zero", "--strict"], .success),
    (error, ["--exit-zero", "--strict"], .success), (error, ["--exit-zero=1"], .usage),
  ])
  func exitZero(spec: String, options: [String], status: CommandLineKit.ExitStatus) {
    let console = MemoryConsole(input: Array(spec.utf8))
    #expect(Program.sheetc.run(["check", "-"] + options, console: console) == status)
    #expect(console.output.isEmpty == (spec == Self.sound || status == .usage))
  }

  @Test func whatCannotBeReadIsStillAFailure() {
    let console = MemoryConsole(input: Array(Self.error.utf8))
    let arguments = ["check", "--exit-zero", "-", "missing/nowhere.sheet.yaml"]
    #expect(Program.sheetc.run(arguments, console: console) == .failure)
  }

  @Test(arguments: ["compile", "fix"])
  func onlyCheckKnowsExitZero(command: String) {
    let console = MemoryConsole(input: Array(Self.sound.utf8))
    #expect(Program.sheetc.run([command, "-", "--exit-zero"], console: console) == .usage)
  }

  /// A log of SARIF names the program as `--version` does, and has every rule that is documented.
  @Test func sarifHasTheVersionAndEveryRule() throws {
    let versioned = MemoryConsole()
    #expect(Program.sheetc.run(["--version"], console: versioned) == .success)
    let console = MemoryConsole(input: Array(Self.error.utf8))
    let arguments = ["check", "--format", "sarif", "--stdin-path", "Sheets/cart.sheet.yaml", "-"]
    #expect(Program.sheetc.run(arguments, console: console) == .problems)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(console.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "sheetc")
    let version = try #require(driver["version"] as? String)
    #expect(versioned.output == "sheetc \(version)\n")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      #expect(ReferencePages.rules.contains("\n## \(id)\n"))
      let help = try #require((rule["help"] as? [String: String])?["markdown"])
      #expect(ReferencePages.rules.contains("\n## \(id)\n\n\(help)"))
      #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false)
      // GitHub takes no more of a description.
      for key in ["shortDescription", "fullDescription"] {
        let text = try #require((rule[key] as? [String: String])?["text"])
        #expect(!text.isEmpty && text.count <= 1024, "\(id)")
      }
    }
    #expect(ReferencePages.rules.split(separator: "\n## ").count == rules.count + 1)
    let results = try #require(run["results"] as? [[String: Any]])
    let index = try #require(results.first?["ruleIndex"] as? Int)
    #expect(results.first?["ruleId"] as? String == rules[index]["id"] as? String)
  }

  @Test(arguments: ["rich", "line", "json", "jsonl", "sarif", "github", "checkstyle"])
  func everyFormatIsListedAndNamesTheRule(format: String) {
    let help = MemoryConsole()
    #expect(Program.sheetc.run(["check", "--help"], console: help) == .success)
    #expect(help.output.contains(format))
    let console = MemoryConsole(input: Array(Self.error.utf8))
    #expect(Program.sheetc.run(["check", "-", "--format", format], console: console) == .problems)
    #expect(console.output.contains("misordered-detents"))
  }
}
