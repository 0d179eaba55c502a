import Foundation
import Testing

/// What `sheetc fix` says of what it does not mend.
@Suite struct FixTests {
  /// A spec with something for every kind of fix: a safe one, one that wants `--unsafe`, and none.
  static let mixed = """
    sheets:
      Cart:
        detents: [.medium, large]
        prefersGrabber: yes
        nothing: 1

    """
  static let reserved = "sheets:\n  Cart:\n    detents: [large, medium]\n"
  static let left = "1 problem has a fix that wants --unsafe\n"

  @Test(
    arguments: [
      (Spec.good, 0, []), (reserved, 1, ["misordered-detents"]),
      ("sheets: { Cart: { detents: [large], nothing: 1 } }\n", 1, ["unknown-key"]),
      ("sheets: [\n", 1, ["yaml-syntax"]),
    ] as [(String, Int32, [String])])
  func aDifferenceDoesNotHideWhatIsLeft(spec: String, status: Int32, rules: [String]) throws {
    let workspace = try Workspace(["a.sheet.yaml": spec])
    let shown = workspace.run("fix", "--diff", "@a.sheet.yaml")
    #expect(shown.status == status && shown.output.isEmpty)
    #expect(shown.rules == rules)
    // What fixing itself reports, in the same words.
    let fixed = workspace.run("fix", "@a.sheet.yaml")
    #expect(fixed.output + fixed.errors == shown.errors)
    #expect(workspace.text("a.sheet.yaml") == spec)
  }

  @Test func theDifferenceIsOnItsOwn() throws {
    let workspace = try Workspace(["a.sheet.yaml": Self.mixed])
    let run = workspace.run("fix", "--diff", "@a.sheet.yaml")
    #expect(run.status == 1)
    #expect(run.lines.prefix(2) == ["--- a.sheet.yaml", "+++ a.sheet.yaml"])
    #expect(
      run.output.contains("\n-    detents: [.medium, large]\n+    detents: [medium, large]\n"))
    #expect(!run.output.contains("[unknown-key]"))
    #expect(run.errors.contains("[unknown-key]"))
    #expect(workspace.text("a.sheet.yaml") == Self.mixed)
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let run = try Workspace().run("fix", "--diff", "@nothere")
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(
      run.errors
        == "nothere:1:1: error: the file cannot be read: there is no such file [unreadable-file]\n")
  }

  @Test func whatWantsUnsafeIsNamed() throws {
    let workspace = try Workspace(["a.sheet.yaml": Self.reserved])
    let run = workspace.run("fix", "@a.sheet.yaml")
    #expect(run.status == 1 && run.errors == Self.left)
    #expect(run.output.contains(" (this may change the meaning)\n"))
    let rich = workspace.run("check", "--format", "rich", "@a.sheet.yaml")
    #expect(rich.lines.last == "1 error in 1 file; 1 has a fix that wants --unsafe")
    let unsafe = workspace.run("fix", "--unsafe", "@a.sheet.yaml")
    #expect(unsafe == Run(status: 0, output: "", errors: "fixed 1 problem in 1 file\n"))
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func aTextOfAnotherEncodingIsLeftAndSaid(encoding: String.Encoding) throws {
    let spec = Spec.good.replacing("[medium", with: "[.medium")
    let bytes = try #require(spec.data(using: encoding))
    let workspace = try Workspace()
    try workspace.write(bytes, to: "a.sheet.yaml")
    for options in [[], ["--diff"]] {
      let run = workspace.run(["fix", "@a.sheet.yaml"] + options)
      #expect(run.status == 1 && run.rules.count == 1)
      #expect(
        run.errors.hasSuffix(
          "`a.sheet.yaml` is not written in UTF-8, and is left as it is; save it as UTF-8\n"))
    }
    #expect(FileManager.default.contents(atPath: workspace.path("a.sheet.yaml")) == bytes)
  }
}
