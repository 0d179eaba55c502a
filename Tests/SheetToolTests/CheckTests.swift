import Foundation
import TestSupport
import Testing

/// Which files `sheetc check` looks at, and in which order it reports them.
@Suite struct CheckTests {
  @Test func findsEverySpecBelowAFolderInOrder() throws {
    let workspace = try Workspace([
      "b.sheet.yaml": Spec.bad, "a/z.sheet.yml": Spec.bad, "a/b/c.sheet.yaml": Spec.bad,
      "a.sheet.yaml": Spec.bad, "A.sheet.yaml": Spec.bad, "a/x.yaml": Spec.bad,
      "a/x.sheet.yaml.bak": Spec.bad, "a/x.sheet.json": Spec.bad, "sheet.yaml": Spec.bad,
    ])
    let run = workspace.run("check", "@")
    #expect(run.status == 1)
    #expect(
      run.paths == [
        "A.sheet.yaml", "a.sheet.yaml", "a/b/c.sheet.yaml", "a/z.sheet.yml", "b.sheet.yaml",
      ])
  }

  @Test func skipsWhatIsHiddenAndDoesNotFollowLinks() throws {
    let workspace = try Workspace([
      "specs/.build/a.sheet.yaml": Spec.bad, "specs/.b.sheet.yaml": Spec.bad,
      "specs/._d.sheet.yaml": "\u{0}\u{5}\u{16}\u{7}", "other/c.sheet.yaml": Spec.bad,
      "specs/d.sheet.yaml": Spec.bad,
    ])
    try workspace.link("specs/other", to: "../other")
    try workspace.link("specs/e.sheet.yaml", to: "../other/c.sheet.yaml")
    try workspace.link("specs/loop", to: ".")
    try workspace.link("specs/none.sheet.yaml", to: "nowhere")
    #expect(workspace.run("check", "@specs").paths == ["specs/d.sheet.yaml"])
    #expect(workspace.run("check", "@specs/.b.sheet.yaml").paths == ["specs/.b.sheet.yaml"])
  }

  @Test func takesWhatIsNamedAsItIs() throws {
    let workspace = try Workspace([
      "x.yaml": Spec.bad, "specs/.build/a.sheet.yaml": Spec.bad, "other/c.sheet.yaml": Spec.bad,
    ])
    try workspace.link("folder", to: "other")
    try workspace.link("file", to: "x.yaml")
    let run = workspace.run("check", "@x.yaml", "@file", "@specs/.build", "@folder")
    #expect(
      run.paths == ["x.yaml", "file", "specs/.build/a.sheet.yaml", "folder/c.sheet.yaml"])
  }

  @Test func looksAtEachFileOnceWhereItIsNamedFirst() throws {
    let workspace = try Workspace(["b.sheet.yaml": Spec.bad, "a.sheet.yaml": Spec.bad])
    let run = workspace.run(
      "check", "@b.sheet.yaml", "@", "@b.sheet.yaml", "@./a.sheet.yaml", "@./")
    #expect(run.paths == ["b.sheet.yaml", "a.sheet.yaml"])
  }

  @Test(arguments: [["@"], ["@good.sheet.yaml", "@empty"], ["@empty", "@missing"]])
  func aFolderWithoutSpecsIsAWrongCommandLine(words: [String]) throws {
    let workspace = try Workspace(["empty/x.yaml": Spec.good])
    if words.count > 1 { try workspace.write(Spec.good, to: "good.sheet.yaml") }
    let run = workspace.run(["check"] + (words == ["@"] ? ["@empty"] : words))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "error: no spec is below `empty`; the name of a spec ends in `.sheet.yaml` or "
        + "`.sheet.yml`\n")
  }

  @Test(arguments: [
    ("missing.sheet.yaml", "there is no such file"),
    ("good.sheet.yaml/x.sheet.yaml", "there is no such file"),
    ("loop.sheet.yaml", "its links go round in a circle"),
    (String(repeating: "n", count: 300), "its name is too long"),
  ])
  func whatCannotBeReadIsReportedWithTheRest(name: String, reason: String) throws {
    let workspace = try Workspace(["good.sheet.yaml": Spec.good, "bad.sheet.yaml": Spec.bad])
    try workspace.link("loop.sheet.yaml", to: "loop.sheet.yaml")
    let run = workspace.run("check", "@bad.sheet.yaml", "@" + name, "@good.sheet.yaml")
    #expect(run.status == 3)
    #expect(run.rules == ["unknown-value", "unreadable-file"])
    #expect(
      run.lines.last
        == "\(name):1:1: error: the file cannot be read: \(reason) [unreadable-file]")
  }

  @Test(arguments: ["x.sheet.yaml", "folder"])
  func aFolderIsAFolderWhateverItsName(name: String) throws {
    let workspace = try Workspace(["\(name)/a.sheet.yaml": Spec.bad])
    #expect(workspace.run("check", "@" + name).paths == ["\(name)/a.sheet.yaml"])
    // Below a folder, one named like a spec is not read as a file either.
    #expect(workspace.run("check", "@").paths == ["\(name)/a.sheet.yaml"])
  }

  @Test func standardInputHasItsPlaceAndIsReadOnce() throws {
    let workspace = try Workspace(["a.sheet.yaml": Spec.bad, "b.sheet.yaml": Spec.bad])
    let run = workspace.run(
      "check", "@a.sheet.yaml", "-", "@b.sheet.yaml", "-", "--stdin-path", "in/x.sheet.yaml",
      input: Spec.bad)
    #expect(run.status == 1)
    #expect(run.paths == ["a.sheet.yaml", "in/x.sheet.yaml", "b.sheet.yaml"])
    #expect(workspace.run("check", "-", input: Spec.bad).paths == ["<stdin>"])
    #expect(workspace.run("check", "-", input: Spec.good) == Run(status: 0, output: "", errors: ""))
  }

  @Test func manyFilesAreReportedInTheOrderOfFewOnAllCores() throws {
    var files: [String: String] = [:]
    for number in 0..<400 where number % 3 != 1 {
      files["\(number).sheet.yaml"] = number % 3 == 0 ? Spec.bad : Spec.good
    }
    let workspace = try Workspace(files)
    let bad = files.keys.filter { files[$0] == Spec.bad }
    let names = bad.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let together = workspace.run("check", "@")
    #expect(together.paths == names)
    #expect(together.output == names.map { workspace.run("check", "@" + $0).output }.joined())
    // In the order in which they are named, not in that of the names.
    let reversed = workspace.run(["check"] + names.reversed().map { "@" + $0 })
    #expect(reversed.paths == names.reversed())
  }

  @Test func allProblemsOfAllFilesAreReportedAtOnceAndSorted() throws {
    let workspace = try Workspace([
      "b.sheet.yaml": "version: 2\nsheets:\n  cart:\n    grabber: true\n",
      "a.sheet.yaml": "sheets: [\n",
    ])
    let run = workspace.run("check", "@b.sheet.yaml", "@a.sheet.yaml")
    #expect(run.rules == ["unknown-version", "invalid-name", "unknown-key", "yaml-syntax"])
    let places = run.lines.filter { $0.contains(": error: ") }.map {
      $0.split(separator: ":").prefix(3).joined(separator: ":")
    }
    #expect(
      places == ["b.sheet.yaml:1:10", "b.sheet.yaml:3:3", "b.sheet.yaml:4:5", "a.sheet.yaml:1:9"])
  }
}
