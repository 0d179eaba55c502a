import Foundation
import SheetCompiler
import SheetTool
import Synchronization
import Testing

/// Specs that are not there, not files, too large, or not still.
@Suite struct ReadingFaultTests {
  private func workspace() throws -> Workspace {
    try Workspace(["good.sheet.yaml": Spec.good, "bad.sheet.yaml": Spec.bad])
  }

  @Test(arguments: ["check", "compile", "fix"])
  func aPipeThatNothingWritesToIsNotWaitedFor(_ command: String) throws {
    let workspace = try workspace()
    let run = try Executable.run(
      "mkfifo pipe.sheet.yaml; exec \"$SHEETC\" \(command) pipe.sheet.yaml", in: workspace)
    #expect(run.status == 3)
    #expect(
      (run.output + run.errors).contains(
        "the file cannot be read: it is a pipe, and nothing was written to it"))
  }

  @Test func aPipeAmongSpecsIsNoSpec() throws {
    let workspace = try workspace()
    let run = try Executable.run(
      "mkdir below; mkfifo below/pipe.sheet.yaml; exec \"$SHEETC\" check .", in: workspace)
    #expect(run.rules == ["unknown-value"])
    #expect(run.status == 1)
  }

  @Test func aPipeThatIsWrittenToLateIsRead() throws {
    let workspace = try workspace()
    let run = try Executable.run(
      """
      mkfifo pipe.sheet.yaml
      (sleep 0.2; head -c 20 bad.sheet.yaml; sleep 0.2; tail -c +21 bad.sheet.yaml) \
        > pipe.sheet.yaml &
      exec "$SHEETC" check pipe.sheet.yaml
      """, in: workspace)
    #expect(run.rules == ["unknown-value"])
  }

  @Test(arguments: [
    ("same", true), ("link", true), ("empty", false), ("shorter", false), ("longer", false),
    ("other", false), ("missing", false), ("folder", false), ("pipe", false), ("astray", false),
  ])
  func aFileHoldsWhatItHoldsAndNothingElse(_ name: String, _ holds: Bool) throws {
    let workspace = try Workspace([
      "same": "abc", "empty": "", "shorter": "ab", "longer": "abcd", "other": "abd",
      "folder/abc": "abc",
    ])
    try workspace.link("link", to: "same")
    try workspace.link("astray", to: "nowhere")
    try #require(unsafe mkfifo(workspace.path("pipe"), 0o600) == 0)
    let files = POSIXFileSystem()
    #expect(files.holds(workspace.path(name), Array("abc".utf8)) == holds)
    #expect(files.holds(workspace.path(name), []) == (name == "empty"))
  }

  @Test func whatWaitsToBeWrittenToAPipeInAnOutputsPlaceStays() throws {
    let run = try Executable.run(
      """
      mkdir out; mkfifo out/good.sheet.uikit.swift
      (echo kept > out/good.sheet.uikit.swift) &
      sleep 0.2
      "$SHEETC" compile --output-directory out good.sheet.yaml || true
      cat out/good.sheet.uikit.swift
      """, in: workspace())
    #expect(run.output == "kept\n")
    #expect(run.errors.contains("it is not a regular file"))
  }

  @Test func namesAreCountedByTheirEndings() throws {
    let long = String(repeating: "n", count: 240)
    let workspace = try Workspace([
      "in/a.swift": "", "in/.swift": "", "in/b.json": "", "in/c.swift.bak": "", "in/d": "",
      "in/\u{E9}.swift": "", "in/\(long).swift": "", "in/below/e.swift": "",
    ])
    let files = POSIXFileSystem()
    let folder = workspace.path("in")
    #expect(files.count(in: folder, endingIn: [".swift"]) == 4)
    #expect(files.count(in: folder, endingIn: [".swift", ".json"]) == 5)
    #expect(files.count(in: folder, endingIn: ["\(long).swift"]) == 1)
    #expect(files.count(in: folder, endingIn: []) == 0)
    #expect(files.count(in: workspace.path("nowhere"), endingIn: [".swift"]) == nil)
    #expect(try files.entries(folder).map(\.name).contains("\(long).swift"))
    #expect(try files.entries(folder).count == 8)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")),
    arguments: ["check /dev/zero", "check - < /dev/zero"])
  func aStreamWithoutEndIsTooLarge(_ words: String) throws {
    let run = try Executable.run("exec \"$SHEETC\" \(words)", in: workspace())
    #expect(run.status == 1)
    #expect(run.rules == ["too-large"])
  }

  @Test(arguments: [
    "check large.sheet.yaml", "compile large.sheet.yaml", "fix large.sheet.yaml",
  ])
  func aGigabyteIsRefused(_ words: String) throws {
    let run = try Executable.run(
      """
      truncate -s 1G large.sheet.yaml
      exec "$SHEETC" \(words)
      """, in: workspace())
    #expect(run.status == 1)
    #expect(
      (run.output + run.errors).hasPrefix(
        "large.sheet.yaml:1:1: error: the file is larger than 256 MiB [too-large]\n"))
  }

  @Test func aGigabyteOfDragOrConfigurationIsRefused() throws {
    let drag = try Executable.run(
      "truncate -s 1G drag.csv; exec \"$SHEETC\" simulate good.sheet.yaml --drag drag.csv",
      in: workspace())
    #expect(
      drag == Run(status: 3, output: "", errors: "error: cannot read `drag.csv`: it is too large\n")
    )
    let configuration = try Executable.run(
      "truncate -s 1G .sheetc.yaml; exec \"$SHEETC\" check good.sheet.yaml", in: workspace())
    #expect(configuration.status == 1)
    #expect(configuration.rules == ["too-large"])
    #expect(!configuration.output.contains("split it into several specs"))
  }

  /// Whoever reads while the file is written finds one text or the other, or is told.
  @Test func whatChangesWhileReadIsNotTakenHalf() throws {
    let size = 1 << 16
    let workspace = try Workspace()
    try workspace.write(Data(repeating: 0x61, count: size), to: "changing")
    let isDone = Mutex(false)
    let writer = Thread {
      guard let file = try? FileHandle(forWritingTo: workspace.url.appending(path: "changing"))
      else { return }
      var byte: UInt8 = 0x61
      while !isDone.withLock({ $0 }) {
        byte ^= 3
        for part in 0..<(size >> 12) {
          try? file.seek(toOffset: UInt64(part << 12))
          try? file.write(contentsOf: Data(repeating: byte, count: 1 << 12))
          Thread.sleep(forTimeInterval: 0.001)
        }
        Thread.sleep(forTimeInterval: 0.25)
      }
    }
    writer.start()
    defer { isDone.withLock { $0 = true } }
    for _ in 0..<6 {
      var bytes: [UInt8] = []
      do throws(FileError) {
        try POSIXFileSystem().read(workspace.path("changing"), into: &bytes, limit: 1 << 28)
        #expect(bytes.count == size)
        #expect(bytes.first == bytes.last && bytes.first == bytes[size / 2])
      } catch {
        #expect(error == .refused(reason: "it changes while it is read"))
      }
    }
  }

  @Test func foldersThatLeadIntoThemselvesEnd() throws {
    let workspace = try workspace()
    let run = try Executable.run(
      """
      mkdir -p a/b; ln -s .. a/up; ln -s ../.. a/b/root; ln -s loop loop
      ln -s loop.sheet.yaml loop.sheet.yaml; cp bad.sheet.yaml a/b
      exec "$SHEETC" check .
      """, in: workspace)
    #expect(run.paths.filter { $0.hasSuffix("a/b/bad.sheet.yaml") }.count == 1)
    #expect(!run.output.contains("loop/"))
    let loop = try Executable.run("exec \"$SHEETC\" check loop.sheet.yaml", in: workspace)
    #expect(loop.status == 3)
    #expect(loop.output.contains("its links go round in a circle"))
  }

  /// What is written is far more than a pipe holds, so that the reader leaves in the middle.
  @Test(arguments: ["line", "rich", "json"])
  func aReaderThatLeavesInTheMiddleIsNotTold(_ format: String) throws {
    let keys = (0..<3_000).map { "k\($0): 1\n" }.joined()
    let workspace = try Workspace(["a.sheet.yaml": keys])
    let run = try Executable.run(
      "{ \"$SHEETC\" check --format \(format) a.sheet.yaml; echo $? > status; } | head -1",
      in: workspace)
    #expect(workspace.text("status") == "3\n")
    #expect(run.lines.count == 1)
    #expect(run.errors.isEmpty)
  }
}
