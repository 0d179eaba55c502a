import Foundation
import TestSupport
import Testing

/// Which configuration file holds for which spec.
@Suite struct ConfigurationFileTests {
  /// A spec with one warning, `looks-like-fraction`.
  static let line = "sheets: { Cart: { detents: [line: 1, large] } }\n"

  /// A configuration that makes that warning something else.
  static func level(_ level: String) -> String { "rules: { looks-like-fraction: \(level) }\n" }

  /// `path severity` of each problem of `run`, advice being a note to compilers.
  private func found(_ run: Run) -> [String] {
    run.lines.compactMap { line in
      line.firstMatch(of: /^(.+?):\d+:\d+: (\w+): .*\]$/).map { "\($0.output.1) \($0.output.2)" }
    }
  }

  @Test func theNearestOneIsUsedAlone() throws {
    let workspace = try Workspace([
      ".sheetc.yaml": "platform: { idioms: [phone] }\n" + Self.level("error"),
      "a.sheet.yaml": Self.line, "in/b.sheet.yaml": Self.line, "in/.sheetc.yaml": "advice: true",
      "in/deep/er/c.sheet.yaml": Self.line, "off/.sheetc.yaml": Self.level("off"),
      "off/d.sheet.yaml": Self.line, "other/e.sheet.yaml": Self.line,
      // Neither of these is one.
      "other/sheetc.yaml": Self.level("off"), "other/.sheetc.yml": Self.level("off"),
      "other/.sheetc.yaml.bak": Self.level("off"),
    ])
    let expected = [
      "a.sheet.yaml error", "in/b.sheet.yaml warning", "in/deep/er/c.sheet.yaml warning",
      "other/e.sheet.yaml error",
    ]
    #expect(found(workspace.run("check", "@")) == expected)
    // Each alone, and in any order, the same.
    let names = ["other/e", "off/d", "in/deep/er/c", "a", "in/b"].map { "@\($0).sheet.yaml" }
    #expect(Set(found(workspace.run(["check"] + names))) == Set(expected))
    let alone = names.flatMap { found(workspace.run("check", $0)) }
    #expect(Set(alone) == Set(expected))
  }

  @Test(arguments: ["in/../a.sheet.yaml", "./in/.././/a.sheet.yaml", "in/deep/../../a.sheet.yaml"])
  func aPathIsLookedUpAsItIsWritten(path: String) throws {
    let workspace = try Workspace([
      ".sheetc.yaml": Self.level("error"), "a.sheet.yaml": Self.line,
      "in/deep/.sheetc.yaml": Self.level("off"), "in/.sheetc.yaml": Self.level("off"),
    ])
    let run = workspace.run("check", workspace.url.path + "/" + path)
    #expect(run.rules == ["looks-like-fraction"])
    #expect(run.status == 1)
    let relative = try Executable.run("cd in; \"$SHEETC\" check ../\(path)", in: workspace)
    #expect(relative.status == 1)
  }

  @Test func aLinkIsNotFollowedToTheFoldersAboveItsTarget() throws {
    let workspace = try Workspace([
      ".sheetc.yaml": Self.level("error"), "real/.sheetc.yaml": Self.level("off"),
      "real/in/a.sheet.yaml": Self.line,
    ])
    try workspace.link("link", to: "real/in")
    #expect(workspace.run("check", "@real/in").status == 0)
    #expect(workspace.run("check", "@link").status == 1)
    // A configuration may be a link.
    try workspace.link("real/in/.sheetc.yaml", to: "../../.sheetc.yaml")
    #expect(workspace.run("check", "@real/in").status == 1)
  }

  @Test func aLinkThatLeadsNowhereIsAFileThatCannotBeRead() throws {
    let workspace = try Workspace([
      ".sheetc.yaml": Self.level("off"), "in/a.sheet.yaml": Self.line,
    ])
    try workspace.link("in/.sheetc.yaml", to: "gone.yaml")
    let run = workspace.run("check", "@in")
    #expect(run.status == 3)
    #expect(run.rules.contains("unreadable-file"))
  }

  @Test func verboseTellsOfAFileWhoseNameIsNearlyRight() throws {
    let workspace = try Workspace([
      ".sheetc.yaml": Self.level("off"), "in/.sheetc.yml": "advice: true",
      "in/deep/a.sheet.yaml": Spec.good,
    ])
    #expect(workspace.run("check", "@in") == Run(status: 0, output: "", errors: ""))
    let lines = """
      `in/deep` uses `.sheetc.yaml`
      `in/.sheetc.yml` is not read: the name of a configuration is `.sheetc.yaml`

      """
    #expect(workspace.run("check", "--verbose", "@in").errors == lines)
  }

  @Test func relativePathsGoOnAboveTheCurrentFolder() throws {
    let workspace = try Workspace([
      ".sheetc.yaml": "x: 1", "in/deep/a.sheet.yaml": Self.line, "in/.sheetc.yaml": "y: 1",
    ])
    func errors(_ script: String) throws -> [String] {
      found(try Executable.run(script, in: workspace)).filter { $0.hasSuffix("error") }
    }
    // A file is named as the specs are; above the current folder it has no such name.
    #expect(try errors("\"$SHEETC\" check in") == ["in/.sheetc.yaml error"])
    #expect(try errors("cd in; \"$SHEETC\" check deep") == [".sheetc.yaml error"])
    #expect(
      try errors("cd in/deep; \"$SHEETC\" check a.sheet.yaml") == ["in/.sheetc.yaml error"])
    #expect(
      try errors("cd in/deep; \"$SHEETC\" check --format line - < a.sheet.yaml")
        == ["in/.sheetc.yaml error"])
    #expect(
      try errors("cd in; \"$SHEETC\" check \"$(pwd)/deep\" deep") == ["in/.sheetc.yaml error"])
    #expect(try errors("cd in; \"$SHEETC\" check ./x.sheet.yaml ../x.sheet.yaml").count == 4)
  }

  @Test func standardInputHasTheFolderOfItsName() throws {
    let workspace = try Workspace([
      ".sheetc.yaml": Self.level("error"), "in/.sheetc.yaml": Self.level("off"),
    ])
    for (path, status) in [("@a.sheet.yaml", 1), ("@in/a.sheet.yaml", 0), ("@x/y/z.yaml", 1)] {
      let run = workspace.run("check", "-", "--stdin-path", path, input: Self.line)
      #expect(run.status == status, "\(path)")
    }
    let run = try Executable.run(
      "printf '\(Self.line.dropLast())' | \"$SHEETC\" check -", in: workspace)
    #expect(run.status == 1)
  }

  @Test func oneFileMayBeNamedForAll() throws {
    let workspace = try Workspace([
      "a.sheet.yaml": Self.line, "in/b.sheet.yaml": Self.line,
      "in/.sheetc.yaml": Self.level("off"), "strict.yaml": Self.level("error"),
    ])
    #expect(
      found(workspace.run("check", "--config", "@strict.yaml", "@"))
        == ["a.sheet.yaml error", "in/b.sheet.yaml error"])
    #expect(
      found(workspace.run("check", "--no-config", "@"))
        == ["a.sheet.yaml warning", "in/b.sheet.yaml warning"])
    let both = workspace.run("check", "--no-config", "--config", "@strict.yaml", "@")
    #expect(both.status == 2)
    #expect(
      both.errors
        == "error: `--config` and `--no-config` exclude each other; give one of them\n")
  }

  @Test func verboseSaysWhichFileIsUsedWhere() throws {
    let workspace = try Workspace([
      "b/.sheetc.yaml": "advice: false", "a/a.sheet.yaml": Spec.good, "b/b.sheet.yaml": Spec.good,
      "b/b2.sheet.yaml": Spec.named("Two"), "b/c/c.sheet.yaml": Spec.named("Three"),
    ])
    let lines = """
      `a` uses no configuration
      `b` uses `b/.sheetc.yaml`
      `b/c` uses `b/.sheetc.yaml`

      """
    for command in ["check", "fix"] {
      let run = workspace.run(command, "--verbose", "@")
      #expect(run == Run(status: 0, output: "", errors: lines))
    }
    let options = ["compile", "--verbose", "@b"]
    #expect(workspace.run(options).errors == lines.drop { $0 != "\n" }.dropFirst())
    #expect(
      workspace.run(options + ["--config", "@b/.sheetc.yaml"]).errors
        == "every spec uses `b/.sheetc.yaml`\n")
    #expect(workspace.run(options + ["--no-config"]).errors == "no configuration is used\n")
    let relative = try Executable.run(
      "cd a; \"$SHEETC\" check --verbose a.sheet.yaml ./a.sheet.yaml ../b", in: workspace)
    #expect(
      relative.errors == """
        `.` uses no configuration
        `../b` uses `b/.sheetc.yaml`
        `../b/c` uses `b/.sheetc.yaml`

        """)
  }

  @Test func manyFoldersHaveTheirOwnOnAllCores() throws {
    var files = [".sheetc.yaml": Self.level("off")]
    for number in 0..<300 {
      files["\(number)/a.sheet.yaml"] = Self.line
      if number % 3 == 0 { files["\(number)/.sheetc.yaml"] = Self.level("error") }
      if number % 3 == 1 { files["\(number)/.sheetc.yaml"] = "" }
    }
    let workspace = try Workspace(files)
    let run = workspace.run(["check"] + (0..<300).map { "@\($0)/a.sheet.yaml" })
    let expected = (0..<300).filter { $0 % 3 != 2 }
      .map { "\($0)/a.sheet.yaml \($0 % 3 == 0 ? "error" : "warning")" }
    #expect(found(run) == expected)
  }
}
