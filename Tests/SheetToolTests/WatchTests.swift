import Foundation
import TestSupport
import Synchronization
import Testing

/// `--watch` with the real program, which is told to stop as by Ctrl-C.
@Suite struct WatchTests {
  /// The lines that were written and not yet waited for.
  private final class Log: Sendable {
    let lines = Mutex<[String]>([])
  }

  /// A running sheetc that watches.
  private final class Watching: Sendable {
    private let process: Mutex<Process>
    private let log = Log()
    private let ended = DispatchSemaphore(value: 0)

    init(_ words: [String], in workspace: Workspace) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: BuiltExecutable.path)
      process.arguments = words
      process.currentDirectoryURL = workspace.url
      process.standardInput = FileHandle.nullDevice
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      let ended = self.ended
      process.terminationHandler = { _ in ended.signal() }
      self.process = Mutex(process)
      let reader = pipe.fileHandleForReading
      try self.process.withLock { try $0.run() }
      Thread { [log] in
        var rest = Data()
        while true {
          let data = reader.availableData
          if data.isEmpty { return }
          rest += data
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
            log.lines.withLock { $0.append(line) }
            rest = Data(rest[(end + 1)...])
          }
        }
      }.start()
    }

    /// What is written up to the next line about a round that says this, with the lines of its own;
    /// waits long for it. A file that is made may be seen before it is written.
    @discardableResult
    func round(_ summary: String) throws -> [String] {
      let last = summary + "; watching"
      for _ in 0..<6000 {
        let found = log.lines.withLock { lines -> [String]? in
          guard let index = lines.firstIndex(of: last) else { return nil }
          defer { lines.removeFirst(index + 1) }
          let before = lines[..<index].lastIndex { $0.hasSuffix("; watching") }
          return Array(lines[(before.map { $0 + 1 } ?? 0)..<index])
        }
        if let found { return found }
        Thread.sleep(forTimeInterval: 0.01)
      }
      throw NoRound(summary: summary, lines: others)
    }

    /// What was written since the last round.
    var others: [String] { log.lines.withLock { $0 } }

    /// Stops the program, and says how it ended.
    func stop(_ signal: Int32 = SIGINT) throws -> (status: Int32, isExit: Bool) {
      process.withLock { _ = kill($0.processIdentifier, signal) }
      guard ended.wait(timeout: .now() + 60) == .success else {
        throw NoRound(summary: "the end", lines: others)
      }
      return process.withLock { ($0.terminationStatus, $0.terminationReason == .exit) }
    }

    deinit { process.withLock { if $0.isRunning { kill($0.processIdentifier, SIGKILL) } } }
  }

  /// What was waited for in vain, and what came.
  private struct NoRound: Error {
    let summary: String
    let lines: [String]
  }

  private func move(_ name: String, to other: String, in workspace: Workspace) {
    let status = unsafe rename(workspace.path(name), workspace.path(other))
    #expect(status == 0)
  }

  private func watching(_ words: String..., in workspace: Workspace) throws -> Watching {
    try Watching(words, in: workspace)
  }

  @Test func checkSeesWhatChangesComesAndGoes() throws {
    let workspace = try Workspace(["specs/a.sheet.yaml": Spec.good])
    let watching = try watching("check", "--watch", "specs", in: workspace)
    try watching.round("1 spec, 0 errors")
    try workspace.write(Spec.bad, to: "specs/a.sheet.yaml")
    let round = try watching.round("1 spec, 1 error")
    #expect(round.first?.hasPrefix("specs/a.sheet.yaml:3:15: error: ") == true)
    // A folder that was not there before, and a second file in it.
    try workspace.write(Spec.named("B"), to: "specs/new/deep/b.sheet.yaml")
    try watching.round("2 specs, 1 error")
    try workspace.write(Spec.named("C"), to: "specs/new/deep/c.sheet.yaml")
    try watching.round("3 specs, 1 error")
    try FileManager.default.removeItem(atPath: workspace.path("specs/new"))
    try watching.round("1 spec, 1 error")
    // As editors save: another file takes the place of the first.
    try workspace.write(Spec.good, to: "specs/.a.swp")
    move("specs/.a.swp", to: "specs/a.sheet.yaml", in: workspace)
    try watching.round("1 spec, 0 errors")
    // A configuration comes, above what is watched.
    try workspace.write("platform: { ios: \"19.0\" }\n", to: ".sheetc.yaml")
    try watching.round("1 spec, 1 error")
    try workspace.write("", to: ".sheetc.yaml")
    try watching.round("1 spec, 0 errors")
    #expect(try watching.stop() == (0, true))
    #expect(watching.others.isEmpty)
  }

  @Test func whatIsWatchedMayGoAndComeAgain() throws {
    let workspace = try Workspace(["a/specs/x.sheet.yaml": Spec.good, "b/file.yaml": Spec.good])
    let watching = try watching("check", "--watch", "a/specs", "b/file.yaml", in: workspace)
    try watching.round("2 specs, 0 errors")
    move("a", to: "gone", in: workspace)
    try watching.round("2 specs, 1 error")
    move("gone", to: "a", in: workspace)
    try watching.round("2 specs, 0 errors")
    try workspace.write(Spec.bad, to: "a/specs/x.sheet.yaml")
    try watching.round("2 specs, 1 error")
    try FileManager.default.removeItem(atPath: workspace.path("b"))
    try watching.round("2 specs, 2 errors")
    try workspace.write(Spec.bad, to: "b/file.yaml")
    try watching.round("2 specs, 2 errors")
    #expect(try watching.stop(SIGTERM) == (0, true))
  }

  @Test func compileDoesNotSeeItsOwnOutputs() throws {
    let workspace = try Workspace(["a.sheet.yaml": Spec.good])
    let watching = try watching(
      "compile", "--watch", "--output-directory", ".", "--depfile", "all.d", ".", in: workspace)
    try watching.round("1 spec, 0 errors, 1 file written")
    // What it wrote comes before this in the order of changes.
    try workspace.write(Spec.good + "# more\n", to: "a.sheet.yaml")
    try watching.round("1 spec, 0 errors")
    try workspace.write(Spec.named("Other"), to: "a.sheet.yaml")
    try watching.round("1 spec, 0 errors, 1 file written")
    #expect(workspace.text("a.sheet.uikit.swift")?.contains("class OtherSheet") == true)
    move("a.sheet.yaml", to: "b.sheet.yaml", in: workspace)
    let renamed = try watching.round("1 spec, 0 errors, 1 warning, 1 file written")
    #expect(renamed.first?.hasPrefix("./a.sheet.uikit.swift:1:1: warning: the file was ") == true)
    #expect(try watching.stop() == (0, true))
    #expect(watching.others.isEmpty)
    #expect(!workspace.contents.contains { $0.hasSuffix("sheetc-tmp") })
  }

  @Test func anEmptyFolderIsWaitedFor() throws {
    let workspace = try Workspace(["specs/readme.txt": ""])
    let watching = try watching(
      "compile", "--watch", "--output-directory", "out", "specs", in: workspace)
    try watching.round("0 specs, 0 errors")
    try workspace.write("mine", to: "out/a.sheet.uikit.swift")
    try workspace.write(Spec.named("A"), to: "specs/a.sheet.yaml")
    // What cannot be done is told, and is no reason to stop.
    let refused = try watching.round("not done")
    #expect(refused.first?.hasPrefix("error: `out/a.sheet.uikit.swift` was not generated") == true)
    try workspace.write(Spec.named("B"), to: "specs/b/b.sheet.yaml")
    while workspace.text("out/b.sheet.uikit.swift") == nil { Thread.sleep(forTimeInterval: 0.01) }
    try FileManager.default.removeItem(atPath: workspace.path("out/a.sheet.uikit.swift"))
    try workspace.write(Spec.named("Again"), to: "specs/a.sheet.yaml")
    try watching.round("2 specs, 0 errors, 1 file written")
    #expect(try watching.stop() == (0, true))
  }

  @Test(arguments: [
    (["compile", "--watch", "-"], "standard input cannot be watched"),
    (["check", "--watch", "--format", "json", "a"], "`--format json` is a document of one"),
    (
      ["check", "--watch", "--format", "sarif", "a"],
      "give one of the formats `rich`, `line`, `jsonl`, `github`\n"
    ),
    (
      ["compile", "--watch", "--format", "checkstyle", "-o", "x", "a"],
      "`--format checkstyle` is a document of one"
    ),
    (["compile", "--watch", "--check", "-o", "x", "a"], "`--check` and `--watch`"),
    (["compile", "--watch", "--list-outputs", "-o", "x", "a"], "`--list-outputs` and `--watch`"),
  ])
  func isAWrongCommandLine(words: [String], message: String) throws {
    let run = try Workspace().run(words)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }
}
