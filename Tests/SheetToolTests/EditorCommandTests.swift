import CommandLineKit
import SheetTool
import Testing

/// What editors, shells and `man` want is printed whole on standard output.
@Suite struct EditorCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(arguments: Shell.allCases)
  func printsCompletions(shell: Shell) {
    let run = workspace.run("completions", shell.rawValue)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == Program.sheetc.completions(for: shell))
  }

  @Test func knowsNoOtherShell() {
    let run = workspace.run("completions", "fishy")
    #expect(run.status == 2)
    #expect(run.errors == "error: `fishy` is not a value of `SHELL`; did you mean `fish`?\n")
    #expect(workspace.run("completions").status == 2)
  }

  @Test func printsAPageForMan() {
    let run = workspace.run("manual")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\n.Dt SHEETC 1\n"))
  }

  @Test func printsSchemas() {
    #expect(workspace.run("schema").output == SpecSchema.spec)
    #expect(workspace.run("schema", "--configuration").output == SpecSchema.configuration)
  }
}
