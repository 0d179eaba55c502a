import Foundation
import Testing

/// The files of `--output-directory`.
@Suite struct OutputDirectoryTests {
  @Test(arguments: ["out", "new/deeply/out", "out/", "./out//deep", "there"])
  func makesAFileForEachSpec(folder: String) throws {
    let workspace = try Workspace([
      "item-search.sheet.yaml": Spec.named("Search"), "sub/b.sheet.yml": Spec.named("Beta"),
      "plain.yaml": Spec.named("Plain"), "there/keep.txt": "",
    ])
    let specs = ["@item-search.sheet.yaml", "@sub", "@plain.yaml"]
    for emitter in [("uikit", ".uikit.swift"), ("json", ".json")] {
      let run = workspace.run(
        ["compile", "--emit", emitter.0, "--output-directory", "@" + folder] + specs)
      #expect(run == Run(status: 0, output: "", errors: ""))
      for stem in ["item-search.sheet", "b.sheet", "plain"] {
        #expect(workspace.text("\(folder)/\(stem)\(emitter.1)")?.isEmpty == false)
      }
    }
    #expect(workspace.contents.filter { $0.contains("tmp") } == [])
    #expect(workspace.contents.count { $0.hasSuffix(".swift") || $0.hasSuffix(".json") } == 6)
  }

  @Test func makesAFileForEachFrameworkThatTheSpecNames() throws {
    let workspace = try Workspace(["a.sheet.yaml": "emit: [uikit, swiftui]\n" + Spec.good])
    #expect(workspace.run("compile", "--output-directory", "@out", "@").status == 0)
    #expect(workspace.text("out/a.sheet.uikit.swift")?.contains("import UIKit\n") == true)
    let views = workspace.text("out/a.sheet.swiftui.swift")
    #expect(views?.contains("import SwiftUI\n") == true && views?.contains("UIKit") == false)
  }

  /// The folder `new` is made before the files that are reached through it are replaced.
  @Test(arguments: ["user", "spec", "configuration", "current"])
  func replacesNothingThroughAFolderThatItMakes(kind: String) throws {
    let workspace = try Workspace(["s/a.sheet.yaml": Spec.named("A"), "s/.sheetc.yaml": ""])
    let output = "out/a.sheet.uikit.swift"
    switch kind {
    case "user": try workspace.write("mine", to: output)
    case "spec", "configuration":
      let target = kind == "spec" ? "a.sheet.yaml" : ".sheetc.yaml"
      try workspace.write("", to: "out/keep")
      try workspace.link(output, to: workspace.path("s/\(target)"))
    default: #expect(workspace.run("compile", "--output-directory", "@out", "@s").status == 0)
    }
    let before = (workspace.text(output), try workspace.identity(output))
    let run = workspace.run("compile", "--output-directory", "@new/../out", "@s")
    #expect(run.status == (kind == "current" ? 0 : 3))
    #expect(run.errors.contains("is left as it is") == (kind != "current"))
    let after = (workspace.text(output), try workspace.identity(output))
    #expect(before == after)
    #expect(workspace.text("s/a.sheet.yaml") == Spec.named("A"))
    #expect(workspace.text("s/.sheetc.yaml") == "")
  }

  @Test func touchesNothingTheSecondTime() throws {
    let workspace = try Workspace([
      "a.sheet.yaml": Spec.named("A"), "b.sheet.yaml": Spec.named("B"),
    ])
    let words = ["compile", "--output-directory", "@out", "@"]
    #expect(workspace.run(words).status == 0)
    let before = try workspace.identity("out/a.sheet.uikit.swift")
    try workspace.write(Spec.named("Other"), to: "b.sheet.yaml")
    #expect(workspace.run(words).status == 0)
    #expect(try workspace.identity("out/a.sheet.uikit.swift") == before)
    #expect(workspace.text("out/b.sheet.uikit.swift")?.contains("OtherSheet") == true)
  }

  @Test func specsWithoutErrorsAreWrittenAndOthersAreNot() throws {
    let workspace = try Workspace([
      "a.sheet.yaml": Spec.named("A"), "b.sheet.yaml": Spec.named("B"),
      "c.sheet.yaml": Spec.named("C"),
    ])
    let words = ["compile", "--output-directory", "@out", "@a.sheet.yaml", "@b.sheet.yaml"]
    #expect(workspace.run(words).status == 0)
    let old = workspace.text("out/b.sheet.uikit.swift")
    try workspace.write(Spec.bad, to: "b.sheet.yaml")
    let run = workspace.run(words + ["@c.sheet.yaml", "@missing.sheet.yaml"])
    #expect(run.status == 3)
    #expect(run.rules == ["unknown-value", "unreadable-file"])
    #expect(workspace.text("out/b.sheet.uikit.swift") == old)
    #expect(workspace.text("out/c.sheet.uikit.swift")?.isEmpty == false)
  }

  @Test func noFolderIsMadeForNothing() throws {
    let workspace = try Workspace(["bad.sheet.yaml": Spec.bad])
    #expect(workspace.run("compile", "--output-directory", "@out", "@").status == 1)
    #expect(workspace.contents == ["bad.sheet.yaml"])
  }

  @Test(arguments: [
    ("a/cart.sheet.yaml", "b/cart.sheet.yaml"), ("cart.sheet.yaml", "cart.sheet.yml"),
    ("a/cart.sheet.yaml", "b/CART.sheet.yaml"),
    ("caf\u{E9}.sheet.yaml", "b/cafe\u{301}.sheet.yaml"),
  ])
  func oneOutputOfTwoSpecsIsAWrongCommandLine(first: String, second: String) throws {
    let workspace = try Workspace([first: Spec.named("A"), second: Spec.bad])
    let run = workspace.run("compile", "--output-directory", "@out", "@" + first, "@" + second)
    #expect(run.status == 2)
    #expect(run.errors.contains("`\(first)` and `\(second)` would be written to the same file"))
    #expect(workspace.text("out") == nil)
    #expect(!workspace.contents.contains("out"))
  }

  @Test func standardInputNeedsAName() throws {
    let workspace = try Workspace()
    let nameless = workspace.run("compile", "--output-directory", "@out", "-", input: Spec.good)
    #expect(nameless.status == 2)
    #expect(nameless.errors.contains("give it one with --stdin-path"))
    let named = workspace.run(
      "compile", "--output-directory", "@out", "-", "--stdin-path", "x/cart.sheet.yaml",
      input: Spec.good)
    #expect(named.status == 0)
    #expect(workspace.contents == ["out", "out/cart.sheet.uikit.swift"])
  }

  @Test(arguments: ["file", "file/below"])
  func aFileIsNoFolder(folder: String) throws {
    let workspace = try Workspace(["file": "mine", "a.sheet.yaml": Spec.good])
    let run = workspace.run("compile", "--output-directory", "@" + folder, "@a.sheet.yaml")
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("error: cannot make the folder `\(folder)`: "))
    #expect(workspace.text("file") == "mine")
  }

  @Test func oneFileThatIsNotSheetcsDoesNotKeepTheOthersBack() throws {
    let workspace = try Workspace([
      "a.sheet.yaml": Spec.named("A"), "b.sheet.yaml": Spec.named("B"),
      "c.sheet.yaml": Spec.named("C"), "out/a.sheet.uikit.swift": "mine",
      "out/c.sheet.uikit.swift": "mine",
    ])
    let run = workspace.run("compile", "--output-directory", "@out", "@")
    #expect(run.status == 3)
    let reason = "was not generated by sheetc and is left as it is; --force replaces it"
    #expect(
      run.errors == "error: `out/a.sheet.uikit.swift` \(reason)\n"
        + "error: `out/c.sheet.uikit.swift` \(reason)\n")
    #expect(workspace.text("out/a.sheet.uikit.swift") == "mine")
    #expect(workspace.text("out/b.sheet.uikit.swift")?.contains("BSheet") == true)
  }

  /// Outputs are made on all threads, and what is said of them comes in the order of their specs.
  @Test func manyFilesAreReportedInTheirOrder() throws {
    let numbers = 100..<180
    let refused = numbers.filter { $0 % 7 == 0 }
    var files = Dictionary(
      uniqueKeysWithValues: numbers.map { ("s\($0).sheet.yaml", Spec.named("S\($0)")) })
    for number in refused { files["out/s\(number).sheet.uikit.swift"] = "mine" }
    let workspace = try Workspace(files)
    let run = workspace.run("compile", "--output-directory", "@out", "@")
    #expect(run.status == 3)
    #expect(
      run.errors
        == refused.map {
          "error: `out/s\($0).sheet.uikit.swift` was not generated by sheetc and is left as it is; "
            + "--force replaces it\n"
        }.joined())
    for number in numbers {
      let text = workspace.text("out/s\(number).sheet.uikit.swift")
      #expect(
        number % 7 == 0 ? text == "mine" : text?.contains("final class S\(number)Sheet") == true)
    }
  }
}
