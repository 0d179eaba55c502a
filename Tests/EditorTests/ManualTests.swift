import CommandLineKit
import Foundation
import SheetTool
import Testing

/// The page for `man` says what the tree of commands says, in macros that nothing complains about.
@Suite struct ManualTests {
  private static let page = Program.sheetc.manual(date: "January 31, 2026")

  /// Each with the words that make it check a page.
  static let checkers: [(tool: String, arguments: [String])] = [
    ("mandoc", ["-T", "lint", "-W", "warning"]),
    ("groff", ["-ww", "-mandoc", "-T", "utf8", "-z"]),
  ]

  @Test(arguments: checkers)
  func isCleanTo(tool: String, arguments: [String]) throws {
    guard Tool.path(of: tool) != nil else {
      #expect(ProcessInfo.processInfo.environment["CI"] == nil, "\(tool) is missing")
      return
    }
    let folder = try Scratch(["sheetc.1": Self.page, "wrong.1": ".Dd\n.Sh NAME\n.Foo x\n"])
    let right = try Tool.run(tool, arguments + ["sheetc.1"], in: folder)
    #expect(right.output + right.errors == "")
    #expect(right.status == 0)
    let wrong = try Tool.run(tool, arguments + ["wrong.1"], in: folder)
    #expect(wrong.output + wrong.errors != "")
  }

  @Test func tellsOfStatusFilesAndEnvironment() {
    let text = Self.page.replacing("\\-", with: "-").replacing("\\&", with: "")
    for line in [
      ".Sh ENVIRONMENT", ".It Ev NO_COLOR", ".It Ev CI", ".Sh FILES", ".It Pa .sheetc.yaml",
      ".Sh EXIT STATUS", ".It 0", ".It 3",
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test func tellsOfEveryCommandOptionAndChoice() {
    let text = Self.page.replacing("\\-", with: "-")
    for command in Program.sheetc.root.subcommands {
      #expect(text.contains("\n.Ss \(command.name)\n"))
      for option in command.options {
        #expect(text.contains("Fl -\(option.name)"))
        for choice in option.argument?.choices ?? [] { #expect(text.contains(choice.name)) }
      }
      for operand in command.operands {
        #expect(text.contains(".It Ar \(operand.argument.placeholder)"))
      }
    }
  }
}
