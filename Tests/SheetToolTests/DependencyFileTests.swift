import Foundation
import TestSupport
import Testing

/// What `--depfile` writes, as make and ninja read it.
@Suite struct DependencyFileTests {
  /// Names with what means something to make or ninja.
  static let names = [
    "plain", "with space", "two  spaces", "hash#tag", "dollar$sign$", "colon:name", "back\\slash",
    "back\\ space", "caf\u{E9}", "plus+(paren)", "tilde~", "comma,", "at@sign", "bang!", "{a}_-.9",
  ]

  private func workspace(_ name: String) throws -> Workspace {
    try Workspace(["\(name)/.sheetc.yaml": "", "\(name)/\(name).sheet.yaml": Spec.good])
  }

  /// What `make` is told of a name in a rule of its own.
  private static func forMake(_ name: String) -> String {
    name.replacing("$", with: "$$").replacing(/(\\*)([ #:])/) { "\($0.1)\($0.1)\\\($0.2)" }
  }

  private static func forNinja(_ name: String) -> String {
    name.replacing(/[$ :]/) { "$\($0.0)" }
  }

  /// Builds again and again, and counts the runs: after nothing, after a change of the spec, of the
  /// configuration, and after the configuration has gone.
  private func expectRebuilds(_ name: String, _ build: String, in workspace: Workspace) throws {
    func runs() throws -> Int {
      let run = try Executable.run(build, in: workspace)
      #expect(run.status == 0, "\(name): \(run.output)\(run.errors)")
      return workspace.text("log")?.split(separator: "\n").count ?? 0
    }
    /// File systems tell times in steps; what changes later must be younger.
    func write(_ text: String, to file: String) throws {
      Thread.sleep(forTimeInterval: 0.05)
      try workspace.write(text, to: file)
    }
    #expect(try runs() == 1, "\(name)")
    #expect(try runs() == 1, "\(name): nothing has changed")
    try write(Spec.named("Other"), to: "\(name)/\(name).sheet.yaml")
    #expect(try runs() == 2, "\(name): the spec has changed")
    try write("advice: true\n", to: "\(name)/.sheetc.yaml")
    #expect(try runs() == 3, "\(name): the configuration has changed")
    #expect(try runs() == 3, "\(name): nothing has changed")
    try FileManager.default.removeItem(atPath: workspace.path("\(name)/.sheetc.yaml"))
    #expect(try runs() == 4, "\(name): the configuration is gone")
    #expect(try runs() == 4, "\(name): nothing has changed")
  }

  @Test(.enabled(if: TestTool.areAvailable("make")), arguments: names)
  func isReadByMake(name: String) throws {
    let workspace = try workspace(name)
    let (target, spec) = (Self.forMake("\(name).swift"), Self.forMake("\(name)/\(name).sheet.yaml"))
    try workspace.write(
      """
      \(target): \(spec)
      \t"$(SHEETC)" compile --depfile deps.d -o '$@' '$<' && touch '$@' && echo . >>log
      -include deps.d

      """, to: "Makefile")
    try expectRebuilds(name, "make", in: workspace)
  }

  @Test(.enabled(if: TestTool.areAvailable("ninja")), arguments: names)
  func isReadByNinja(name: String) throws {
    let workspace = try workspace(name)
    let (output, spec) = (
      Self.forNinja("\(name).swift"), Self.forNinja("\(name)/\(name).sheet.yaml")
    )
    try workspace.write(
      """
      rule sheet
        command = "$$SHEETC" compile --depfile $out.d -o $out $in && touch $out && echo . >>log
        depfile = $out.d
        deps = gcc
      build \(output): sheet \(spec)

      """, to: "build.ninja")
    try expectRebuilds(name, "ninja", in: workspace)
  }

  @Test func namesEverythingThatOutputsAreMadeOf() throws {
    let workspace = try Workspace([
      "a/.sheetc.yaml": "", "a/a.sheet.yaml": Spec.named("A"), "b.sheet.yaml": Spec.named("B"),
    ])
    let run = try Executable.run(
      "\"$SHEETC\" compile --depfile all.d --output-directory out a b.sheet.yaml", in: workspace)
    #expect(run == Run(status: 0, output: "", errors: ""))
    #expect(
      workspace.text("all.d") == """
        out/a.sheet.uikit.swift \\
          out/b.sheet.uikit.swift: \\
          a/a.sheet.yaml \\
          b.sheet.yaml \\
          a/.sheetc.yaml

        a/a.sheet.yaml:

        b.sheet.yaml:

        a/.sheetc.yaml:

        """)
    let before = try workspace.identity("all.d")
    _ = try Executable.run(
      "\"$SHEETC\" compile --depfile all.d --output-directory out a b.sheet.yaml", in: workspace)
    #expect(try workspace.identity("all.d") == before)
  }

  @Test(arguments: [
    ("deps", 2, "is not the name of a dependency file"),
    ("a.d", 3, "is a spec, a configuration or an output"),
    ("out.d", 3, "is a spec, a configuration or an output"),
    ("missing/x.d", 3, "cannot write `missing/x.d`: there is no folder `missing`"),
  ])
  func replacesNothingElse(file: String, status: Int32, message: String) throws {
    let workspace = try Workspace(["a.d": Spec.good])
    let run = workspace.run("compile", "--depfile", "@" + file, "-o", "@out.d", "@a.d")
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(workspace.text("a.d") == Spec.good)
    #expect(workspace.text("out.d")?.hasPrefix("// Generated") != false)
  }

  @Test(arguments: [
    ("a\nb", "\\n"), ("a\tb", "\\t"), ("a;b", ";"), ("a|b", "|"), ("a=b", "="), ("a%b", "%"),
    ("a*b", "*"), ("a?b", "?"), ("a'b", "'"), ("a\"b", "\""), ("a&b", "&"), ("a<b", "<"),
    ("a^b", "^"), ("a\\#b", "#"), ("a\\:b", ":"), ("~/a", "~"),
  ])
  func aNameThatItCannotHoldIsAFailure(name: String, character: String) throws {
    let workspace = try Workspace(["\(name).sheet.yaml": Spec.good])
    let quoted = name.replacing("'", with: "'\\''")
    let run = try Executable.run(
      "exec \"$SHEETC\" compile --depfile x.d -o out.swift '\(quoted).sheet.yaml'", in: workspace)
    #expect(run.status == 3 && workspace.text("x.d") == nil)
    #expect(
      run.errors.hasSuffix(
        "make or ninja would read its `\(character)` as something else; rename it, or do without "
          + "--depfile\n"), "\(run.errors)")
  }
}
