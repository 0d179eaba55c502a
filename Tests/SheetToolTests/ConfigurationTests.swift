import Foundation
import TestSupport
import Testing

/// What a configuration makes of a run.
@Suite struct ConfigurationTests {
  private static let line = ConfigurationFileTests.line
  private static let fraction = "sheets: { Cart: { detents: [half: 0.5, large] } }\n"

  private func workspace(_ configuration: String, _ spec: String) throws -> Workspace {
    try Workspace([".sheetc.yaml": configuration, "a.sheet.yaml": spec])
  }

  @Test(
    arguments: [
      ("", [], "warning", 0), ("", ["--strict"], "warning", 1), ("off", ["--advice"], nil, 0),
      ("advice", [], nil, 0), ("advice", ["--advice", "--strict"], "note", 0),
      ("error", [], "error", 1), ("error", ["--exit-zero"], "error", 0),
    ] as [(String, [String], String?, Int32)])
  func aRuleHasTheSeverityThatItIsGiven(
    level: String, options: [String], word: String?, status: Int32
  ) throws {
    let workspace = try workspace(
      level.isEmpty ? "" : ConfigurationFileTests.level(level), Self.line)
    let run = workspace.run(["check", "@a.sheet.yaml"] + options)
    #expect(run.status == status)
    let line = word.map {
      "a.sheet.yaml:1:35: \($0): `line` is 1 point tall [looks-like-fraction]"
    }
    #expect(run.lines.first == line)
  }

  @Test(arguments: ["check", "compile", "fix"])
  func adviceIsGivenWhereOneOfBothAsksForIt(command: String) throws {
    let lowered = ConfigurationFileTests.level("advice")
    for (text, options, rules) in [
      ("", [], []), ("", ["--advice"], ["looks-like-fraction"]),
      ("advice: true\n", [], ["looks-like-fraction"]), ("advice: false\n", [], []),
      ("advice: false\n", ["--advice"], ["looks-like-fraction"]),
    ] {
      let workspace = try workspace(text + lowered, Self.line)
      #expect(workspace.run([command, "@a.sheet.yaml"] + options).rules == rules, "\(text)")
    }
  }

  @Test func nothingIsMadeOfASpecThatBreaksARaisedRule() throws {
    let workspace = try workspace(ConfigurationFileTests.level("error"), Self.line)
    try workspace.write(Spec.named("Good"), to: "b.sheet.yaml")
    let before = workspace.contents
    for options in [[], ["--force"], ["-o", "@out.swift"]] {
      let run = workspace.run(["compile", "@"] + options)
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("a.sheet.yaml:1:35: error: `line` is 1 point tall "))
      #expect(workspace.contents == before)
    }
    #expect(workspace.run("compile", "@", "--output-directory", "@out").status == 1)
    #expect(workspace.contents == before + ["out", "out/b.sheet.uikit.swift"])
    #expect(workspace.run("compile", "--no-config", "@").status == 0)
  }

  @Test(arguments: ["error", "advice", "off"])
  func whatIsAllowedStaysAllowed(level: String) throws {
    let spec = """
      sheets:
        Cart:
          detents: [line: 1, large]
          allow: [{ rule: looks-like-fraction, because: a line that tells the sheet is there }]

      """
    let workspace = try workspace(ConfigurationFileTests.level(level), spec)
    #expect(workspace.run("check", "@", "--advice") == Run(status: 0, output: "", errors: ""))
    #expect(workspace.run("compile", "@").status == 0)
    // An allowance of nothing is seen whatever the rule counts.
    try workspace.write(spec.replacing("line: 1,", with: "medium,"), to: "a.sheet.yaml")
    #expect(workspace.run("check", "@").rules == ["stale-allow"])
  }

  @Test(arguments: [("off", false), ("advice", false), ("warning", true), ("error", true)])
  func onlyWhatIsReportedIsFixed(level: String, isFixed: Bool) throws {
    let workspace = try workspace(ConfigurationFileTests.level(level), Self.fraction)
    let run = workspace.run("fix", "--unsafe", "@")
    #expect(run.status == 0)
    #expect(workspace.text("a.sheet.yaml")?.contains("half: 50%") == isFixed)
    #expect(run.errors.isEmpty == !isFixed)
    #expect(workspace.run("fix", "--unsafe", "--advice", "@").status == 0)
    #expect(workspace.text("a.sheet.yaml")?.contains("half: 50%") == (level != "off"))
  }

  @Test func whatASpecTargetsComesFromTheConfiguration() throws {
    let spec = "sheets: { Cart: { detents: [small: 320, large] } }\n"
    let workspace = try workspace("platform: { ios: \"15.0\" }", spec)
    #expect(workspace.run("check", "@").rules == ["unavailable-api"])
    #expect(workspace.run("check", "--no-config", "@").status == 0)
    try workspace.write("platform: { ios: 16.0 }\n" + spec, to: "a.sheet.yaml")
    #expect(workspace.run("check", "@").status == 0)
    // A key that the spec does not say is still the configuration's.
    let popover = "sheets: { Cart: { modalPresentationStyle: popover } }\n"
    try workspace.write("platform: { idioms: [phone] }", to: ".sheetc.yaml")
    try workspace.write("platform: { ios: 17.0 }\n" + popover, to: "a.sheet.yaml")
    #expect(workspace.run("check", "@").status == 0)
    #expect(workspace.run("check", "--no-config", "@").rules == ["missing-anchor"])
  }

  @Test func theProblemsOfAFileAreReportedOnceBeforeThoseOfItsSpecs() throws {
    let workspace = try workspace("advise: true\nrules: { x: off }\n", Spec.bad)
    try workspace.write(Spec.named("B"), to: "in/b.sheet.yaml")
    try workspace.write(ConfigurationFileTests.line, to: "in/c.sheet.yaml")
    let check = workspace.run("check", "@", "@in/c.sheet.yaml", "@a.sheet.yaml")
    #expect(check.status == 1)
    #expect(check.paths == [".sheetc.yaml", ".sheetc.yaml", "a.sheet.yaml", "in/c.sheet.yaml"])
    #expect(
      check.rules == ["unknown-key", "unknown-value", "unknown-value", "looks-like-fraction"])
    let before = workspace.contents
    for options in [[], ["-o", "@x.swift"], ["--output-directory", "@out"]] {
      let run = workspace.run(["compile", "@in"] + options)
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.rules == ["unknown-key", "unknown-value", "looks-like-fraction"])
    }
    let fix = workspace.run("fix", "--unsafe", "@in")
    #expect(fix.status == 1)
    #expect(workspace.text("in/c.sheet.yaml") == ConfigurationFileTests.line)
    #expect(workspace.contents == before)
    // Another folder is none of its business.
    try workspace.write("", to: "in/.sheetc.yaml")
    #expect(workspace.run("compile", "@in/b.sheet.yaml").status == 0)
  }

  @Test func aFileThatCannotBeReadIsAFailureAndTheRestIsChecked() throws {
    let workspace = try Workspace(["a.sheet.yaml": Spec.bad, ".sheetc.yaml/x": ""])
    let run = workspace.run("check", "@")
    #expect(run.status == 3)
    #expect(run.rules == ["unreadable-file", "unknown-value"])
    #expect(
      run.lines.first
        == ".sheetc.yaml:1:1: error: the file cannot be read: it is a folder [unreadable-file]")
    let missing = workspace.run("check", "--config", "@none.yaml", "@")
    #expect(missing.status == 3)
    #expect(missing.paths == ["none.yaml", "a.sheet.yaml"])
    #expect(workspace.run("check", "--no-config", "@").status == 1)
    try workspace.write(Spec.good, to: "a.sheet.yaml")
    #expect(workspace.run("compile", "@").output.isEmpty)
  }

  @Test func theExampleOfThePageIsRight() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../docs/configuration.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(try workspace(block, Spec.good).run("check", "@").output.isEmpty, "\(block)")
    }
  }

  @Test func aConfigurationIsNoSpec() throws {
    let workspace = try workspace("", Spec.good)
    try workspace.write("", to: "in/.sheetc.yaml")
    for words in [["@.sheetc.yaml"], ["@a.sheet.yaml", "@in/.sheetc.yaml"]] {
      for command in ["check", "compile", "fix"] {
        let run = workspace.run([command] + words)
        #expect(run.status == 2)
        #expect(
          run.errors.hasSuffix(
            ".sheetc.yaml` is a configuration, and no spec; name the specs that it is for\n"))
      }
    }
    let piped = workspace.run("check", "-", "--stdin-path", ".sheetc.yaml", input: "")
    #expect(piped.status == 2)
    #expect(workspace.run("check", "@in").status == 2)
  }

  @Test func aConfigurationIsNotReplacedEvenByForce() throws {
    let workspace = try workspace("advice: true\n", Spec.good)
    try workspace.write("advice: false\n", to: "my.yaml")
    try workspace.link("link.yaml", to: ".sheetc.yaml")
    for (options, name) in [
      ([], ".sheetc.yaml"), ([], "link.yaml"), (["--config", "@my.yaml"], "my.yaml"),
      (["--no-config"], "new/.sheetc.yaml"),
    ] {
      let before = workspace.text(name)
      let run = workspace.run(
        ["compile", "--force", "-o", "@" + name, "@a.sheet.yaml"] + options)
      #expect(
        run
          == Run(
            status: 3, output: "",
            errors: "error: `\(name)` is a configuration and is left as it is\n"))
      #expect(workspace.text(name) == before)
    }
  }
}
