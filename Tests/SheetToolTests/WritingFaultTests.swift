import Foundation
import Testing

/// What is left of outputs when writing ends too early.
@Suite struct WritingFaultTests {
  private static let names = (0..<24).map { "sheet\($0)" }

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for (index, name) in Self.names.enumerated() {
      try workspace.write(
        "sheets: { A\(index): { detents: [medium, { own: 70% + \(index) }, large] } }\n",
        to: "specs/\(name).sheet.yaml")
    }
    return workspace
  }

  private func outputs(_ workspace: Workspace) -> [String: String] {
    let names = workspace.contents.filter { $0.hasPrefix("out/") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, workspace.text($0) ?? "") })
  }

  private static func isTemporary(_ path: String) -> Bool {
    path.contains(/^(?:out|specs)\/\.\d+(?:-\d+)?\.sheetc-tmp$/)
  }

  /// Runs a script in which `kill` ends the process `$!` after a part of the time that it takes.
  private func kill(_ command: String, after seconds: Double, in workspace: Workspace) throws {
    _ = try Executable.run(
      """
      "$SHEETC" \(command) > /dev/null 2>&1 & child=$!
      sleep \(seconds.formatted(.number.precision(.fractionLength(4)).locale(Locale(identifier: "en_US_POSIX"))))
      kill -9 $child; wait $child
      """, in: workspace)
  }

  @Test func killedAtAnyMomentEachOutputIsOldOrNew() throws {
    let workspace = try workspace()
    var texts: [[String: String]] = []
    var duration = 0.0
    for access in ["internal", "public"] {
      let start = Date()
      let run = try Executable.run(
        "exec \"$SHEETC\" compile --access \(access) --output-directory out specs", in: workspace)
      duration = Date().timeIntervalSince(start)
      #expect(run.status == 0)
      texts.append(outputs(workspace))
    }
    #expect(texts.allSatisfy { $0.count == Self.names.count })
    var mixtures = 0
    var round = 0
    // Outputs are written in a burst at the end; a slow machine may take a while to be stopped in it.
    while round < 40 || mixtures == 0 && round < 1000 {
      defer { round += 1 }
      let access = round.isMultiple(of: 2) ? "internal" : "public"
      let command = "compile --access \(access) --output-directory out specs"
      try kill(command, after: Double.random(in: 0...duration), in: workspace)
      let found = outputs(workspace).filter { !Self.isTemporary($0.key) }
      #expect(Set(found.keys) == Set(texts[0].keys))
      for (path, text) in found {
        #expect(texts.contains { $0[path] == text }, "\(path) is neither old nor new")
      }
      if found != texts[0], found != texts[1] { mixtures += 1 }
    }
    // Else no process was killed in the middle of its work.
    #expect(mixtures > 0)
    let last = try Executable.run(
      "exec \"$SHEETC\" compile --access public --output-directory out specs", in: workspace)
    #expect(last.status == 0)
    #expect(outputs(workspace).filter { !Self.isTemporary($0.key) } == texts[1])
    let check = try Executable.run(
      "exec \"$SHEETC\" compile --check --access public --output-directory out specs",
      in: workspace)
    #expect(check == Run(status: 0, output: "", errors: ""))
  }

  @Test func killedAtAnyMomentEachSpecIsFixedOrNot() throws {
    let broken =
      "sheets:\n  A:\n    prefersGrabberVisible: yes\n    detents: [ .medium,  large() ]\n"
    let workspace = try workspace()
    func restore() throws {
      for name in Self.names { try workspace.write(broken, to: "specs/\(name).sheet.yaml") }
    }
    try restore()
    let start = Date()
    #expect(try Executable.run("exec \"$SHEETC\" fix specs", in: workspace).status == 0)
    let duration = Date().timeIntervalSince(start)
    let fixed = workspace.text("specs/sheet0.sheet.yaml")
    #expect(fixed != broken)
    for _ in 0..<20 {
      try restore()
      try kill("fix specs", after: Double.random(in: 0...duration), in: workspace)
      let specs = workspace.contents.filter { $0.hasSuffix(".sheet.yaml") }
      #expect(specs.count == Self.names.count)
      for path in specs {
        let text = workspace.text(path)
        #expect(text == broken || text == fixed, "\(path) is neither fixed nor not")
      }
    }
  }

  /// Whether a folder of its own can be mounted here, as root or as what a container calls so.
  private static let mounting: String? = [
    "unshare --mount", "unshare --user --map-root-user --mount",
  ].first { prefix in
    let run = try? Executable.run(
      "\(prefix) sh -c 'mkdir m && mount -t tmpfs none m'", in: Workspace())
    return run?.status == 0
  }

  @Test(.enabled(if: mounting != nil))
  func aDiskThatFillsUpHoldsWholeOutputsOnly() throws {
    let workspace = try workspace()
    #expect(
      try Executable.run("exec \"$SHEETC\" compile --output-directory whole specs", in: workspace)
        .status == 0)
    let mounting = try #require(Self.mounting)
    let run = try Executable.run(
      """
      mkdir out copy
      \(mounting) sh -c 'mount -t tmpfs -o size=64k none out
        "$SHEETC" compile --output-directory out specs; echo $? > status; cp -a out/. copy'
      """, in: workspace)
    #expect(workspace.text("status") == "3\n")
    #expect(run.errors.contains("sheet23.sheet.uikit.swift`: the disk is full\n"))
    let written = workspace.contents.filter { $0.hasPrefix("copy/") }
    #expect((1..<Self.names.count).contains(written.count))
    for path in written {
      #expect(workspace.text(path) == workspace.text(path.replacing("copy/", with: "whole/")))
    }
  }

  @Test(.enabled(if: mounting != nil))
  func aFileSystemForReadingOnlyIsAFailure() throws {
    let workspace = try workspace()
    let mounting = try #require(Self.mounting)
    let run = try Executable.run(
      """
      mkdir out
      \(mounting) sh -c 'mount -t tmpfs -o ro none out
        "$SHEETC" compile --output-directory out specs; echo $? > status'
      """, in: workspace)
    #expect(workspace.text("status") == "3\n")
    #expect(
      run.errors.contains(
        "cannot write `out/sheet0.sheet.uikit.swift`: the file system is read-only\n"))
    #expect(outputs(workspace).isEmpty)
  }
}
