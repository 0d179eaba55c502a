import Foundation
import TestSupport
import Testing

/// The recipes in `Examples/Recipes`, each followed as it is told and run with the real tool.
@Suite struct RecipeTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// A project with a recipe and two specs, in which `sheetc` is in the path.
  private struct Project {
    let workspace: Workspace

    init(_ recipe: String) throws {
      workspace = try Workspace(["Sheets/.sheetc.yaml": ""])
      try copy("Examples/Recipes/\(recipe)", to: ".")
      for name in ["cart", "place-card"] {
        try copy("Examples/\(name).sheet.yaml", to: "Sheets/\(name).sheet.yaml")
      }
    }

    /// Copies a file, or what is in a folder.
    func copy(_ path: String, to target: String) throws {
      let run = try Executable.run(
        "if [ -d '\(RecipeTests.root.path)/\(path)' ]; then mkdir -p '\(target)'; dot=/.; "
          + "else mkdir -p \"$(dirname '\(target)')\"; fi; "
          + "cp -R \"\(RecipeTests.root.path)/\(path)$dot\" '\(target)'", in: workspace)
      try #require(run.status == 0, "\(run.errors)")
    }

    /// Runs a script, which must succeed, and returns what it says.
    @discardableResult
    func run(_ script: String) throws -> String {
      let run = try Executable.run(
        "PATH=\"$(dirname \"$SHEETC\"):$PATH\"\n" + script, in: workspace)
      try #require(run.status == 0, "\(run.output)\(run.errors)")
      return run.output + run.errors
    }

    /// What sheetc alone makes of a spec.
    func output(of name: String) -> String {
      workspace.run("compile", "--emit", "uikit", "@\(spec(name))").output
    }

    /// Where a spec is.
    private func spec(_ name: String) -> String {
      name == Self.inFolder ? "Sheets/deep/\(name).sheet.yml" : "Sheets/\(name).sheet.yaml"
    }

    /// The spec in a folder, and with the other ending, of those that are searched for.
    static let inFolder = "filter-form"

    /// Changes a spec so that its output changes as well.
    func change(_ name: String) throws {
      // File systems tell times in steps; what changes later must be younger.
      Thread.sleep(forTimeInterval: 0.05)
      let spec = spec(name)
      let text = try #require(workspace.text(spec))
      let changed = text.replacing(/description: .*/, with: "description: Another.")
      try workspace.write(
        changed == text ? text + "    description: Another.\n" : changed, to: spec)
    }
  }

  /// A tool that decides what is to be made anew.
  struct Builder: CustomTestStringConvertible, Sendable {
    let recipe: String
    let tools: [String]
    let script: String
    /// Where outputs are.
    var folder = "Generated"
    /// Whether the recipe finds the specs, rather than to name them.
    var findsSpecs = true
    var testDescription: String { script }

    static let all = [
      Builder(recipe: "make", tools: ["make"], script: "make sheets"),
      Builder(recipe: "ninja", tools: ["ninja"], script: "ninja -v", findsSpecs: false),
      Builder(
        recipe: "cmake", tools: ["cmake", "make"],
        script: "cmake -G 'Unix Makefiles' -S . -B out && VERBOSE=1 cmake --build out",
        folder: "out/Generated"),
      Builder(
        recipe: "cmake", tools: ["cmake", "ninja"],
        script: "cmake -G Ninja -S . -B out && cmake --build out -v", folder: "out/Generated"),
    ].filter { $0.tools.allSatisfy { TestTool.areAvailable($0) } }
  }

  @Test(arguments: Builder.all)
  func makesWhatHasChangedAndNothingElse(_ builder: Builder) throws {
    let project = try Project(builder.recipe)
    var names: Set = ["cart", "place-card"]
    if builder.findsSpecs {
      names.insert(Project.inFolder)
      try project.copy("Examples/filter-form.sheet.yaml", to: "Sheets/deep/filter-form.sheet.yml")
      // Hidden, as sheetc takes it.
      try project.workspace.write(Spec.bad, to: "Sheets/.old/bad.sheet.yaml")
    }
    func made() throws -> Set<String> {
      let log = try project.run(builder.script)
      return Set(
        names.filter { name in
          log.split(separator: "\n").contains {
            $0.contains(/sheetc"? compile/) && $0.contains("\(name).sheet.y")
          }
        })
    }
    func expectCurrent() {
      for name in names {
        let text = project.workspace.text("\(builder.folder)/\(name).sheet.uikit.swift")
        #expect(text == project.output(of: name))
      }
    }
    #expect(try made() == names)
    expectCurrent()
    #expect(try made() == [])
    for changed in ["cart", names.contains(Project.inFolder) ? Project.inFolder : "place-card"] {
      try project.change(changed)
      #expect(try made() == [changed])
      expectCurrent()
    }
    Thread.sleep(forTimeInterval: 0.05)
    try project.workspace.write("platform: { ios: \"18.0\" }\n", to: "Sheets/.sheetc.yaml")
    #expect(try made() == names)
    expectCurrent()
    #expect(try made() == [])
  }

  /// What the page shows to copy is what the tests run.
  @Test func thePageShowsTheRecipes() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/builds.md"), encoding: .utf8)
    let blocks = page.matches(of: /```(?:make|ninja|cmake|python|yaml)\n([^`]*)```/).map {
      String($0.output.1)
    }
    let folder = Self.root.appending(path: "Examples/Recipes")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let recipes = (names ?? []).compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    #expect(blocks.count == 5)
    for block in blocks { #expect(recipes.contains { $0.contains(block) }, "\(block)") }
  }

  @Test(.enabled(if: TestTool.areAvailable("make")))
  func makeChecksWhatIsCommitted() throws {
    let project = try Project("make")
    try project.copy("Examples/filter-form.sheet.yaml", to: "Sheets/deep/filter-form.sheet.yml")
    try project.run("make sheets && make check-sheets")
    try project.change("cart")
    let run = try Executable.run("make check-sheets SHEETC=\"$SHEETC\"", in: project.workspace)
    #expect(run.status == 2)
    #expect(run.output.contains("\n+/// Another.\n"))
  }

  /// Bazel runs each spec in a sandbox with its declared inputs, and takes from its cache what was made
  /// of the same before.
  @Test(.enabled(if: TestTool.areAvailable("bazel")))
  func bazelMakesEachSpecInAnActionOfItsOwn() throws {
    let project = try Project("bazel")
    try project.copy("bazel", to: "bazel")
    try project.copy("Examples/filter-form.sheet.yaml", to: "Sheets/deep/filter-form.sheet.yml")
    try project.run("rm Sheets/.sheetc.yaml; mkdir tools && cp \"$SHEETC\" tools/sheetc")
    // Beside the workspace, and gone with it: bazel's own outputs and its cache of results.
    let state = try Workspace()
    defer { _ = try? Executable.run("chmod -R u+w .", in: state) }
    func build(_ words: String = "build //:sheets") throws -> String {
      try project.run(
        "HOME='\(state.url.path)' bazel --batch --output_user_root='\(state.url.path)/root' \(words) "
          + (words.hasPrefix("build")
            ? "--disk_cache='\(state.url.path)/cache' --subcommands=pretty_print --verbose_failures"
            : ""))
    }
    func actions(_ log: String) -> Int {
      log.split(separator: "\n").count { $0.hasPrefix("SUBCOMMAND: ") && $0.contains("//:sheets") }
    }
    #expect(actions(try build()) == 3)
    for name in ["cart", "place-card"] {
      #expect(
        project.workspace.text("bazel-bin/sheets/Sheets-\(name).sheet.uikit.swift")
          == project.output(of: name))
    }
    #expect(actions(try build()) == 0)
    try project.change("cart")
    #expect(actions(try build()) == 1)
    // Everything anew, and nothing is run: all of it is in the cache.
    _ = try build("clean")
    let log = try build()
    #expect(log.contains("3 disk cache hit") || log.contains("3 remote cache hit"), "\(log)")
    // With all that can be asked for; SwiftUI has no detents on iOS 15.
    try project.run(
      """
      sed -i.old 's/ios: "15.0"/ios: "16.0"/' Sheets/*.yaml Sheets/*/*.yml
      sed -i.old -e 's/# configuration/configuration/' -e 's/\\["uikit"/["swiftui", "uikit"/' BUILD.bazel
      echo > Sheets/.sheetc.yaml
      """)
    #expect(actions(try build()) == 6)
    #expect(
      project.workspace.text("bazel-bin/sheets/Sheets-deep-filter-form.sheet.swiftui.swift")?
        .contains("import SwiftUI") == true)
    try project.workspace.write("advice: true\n", to: "Sheets/.sheetc.yaml")
    #expect(actions(try build()) == 6)
  }

  /// The schema for workflows of GitHub finds nothing, and does find faults.
  @Test(
    .enabled("needs python3 with pip, and a package index or what it gave earlier") {
      SchemaValidator.workflows.isAvailable
    })
  func theWorkflowIsValid() throws {
    let text = try #require(try Project("github-actions").workspace.text("sheets.yml"))
    for (wrong, status) in [(text, 0), (text.replacing("runs-on", with: "runs-at"), 1)]
      as [(String, Int32)]
    {
      let outcome = try SchemaValidator.workflows.validate([("sheets.yml", Array(wrong.utf8))])
      #expect(outcome.status == status, "\(outcome.output)")
    }
  }

  @Test func theWorkflowFindsWhatItUploads() throws {
    let project = try Project("github-actions")
    let text = try #require(project.workspace.text("sheets.yml"))
    let commands = text.matches(of: /run: (sheetc .*)/).map { String($0.output.1) }
    try #require(commands.count == 3)
    // Before and after there is something to find.
    try project.run("sheetc compile --output-directory Generated Sheets")
    for command in commands { try project.run(command) }
    try project.workspace.write(Spec.bad, to: "Sheets/bad.sheet.yaml")
    try project.run(commands[0])
    let log = try #require(
      try JSONSerialization.jsonObject(
        with: Data((project.workspace.text("sheetc.sarif") ?? "").utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(
      (run["results"] as? [[String: Any]])?.map { $0["ruleId"] as? String } == ["unknown-value"])
    let workspace = project.workspace
    let failing = try Executable.run(
      "PATH=\"$(dirname \"$SHEETC\"):$PATH\"\n" + commands[1], in: workspace)
    #expect(failing.status == 1)
    #expect(failing.output.contains(",file=Sheets/bad.sheet.yaml,line=3,"))
    let validator = SchemaValidator(
      script: "validate-sarif.py", cache: "sarif-schema",
      beside: Self.root.appending(path: "Tests/DiagnosticFormatsTests/RecipeTests.swift").path)
    guard validator.isAvailable else { return }
    let sarif = Array((workspace.text("sheetc.sarif") ?? "").utf8)
    let outcome = try validator.validate([("sheetc.sarif", sarif)])
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}

extension SchemaValidator {
  /// By the schema for workflows of GitHub.
  fileprivate static let workflows = SchemaValidator(
    script: "validate-workflow.py", cache: "workflow-schema")
}
