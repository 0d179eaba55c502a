import Foundation

/// Scripts of the shell, run in folders of their own.
enum Shell {
  /// The root of the project.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().standardizedFileURL

  /// What the builds of these tests leave behind, so that the next ones are short: where `SCRATCH`
  /// says, or else beside the build of the tests themselves, which a run of them holds.
  static let scratch =
    ProcessInfo.processInfo.environment["SCRATCH"].map { URL(fileURLWithPath: $0) }
    ?? root.appending(path: ".build/distribution")

  /// Whether a program is missing is a failure, and not a reason to skip what needs it.
  static let isCI = ProcessInfo.processInfo.environment["CI"] != nil

  /// Whether tests that need `programs` run.
  static func has(_ programs: String...) -> Bool {
    isCI || programs.allSatisfy { (try? run("command -v \($0)", in: root).status) == 0 }
  }

  /// Whether releases are laid out by BOLT, as in CI they have to be where it can.
  static var hasBolt: Bool {
    #if os(Linux) && arch(x86_64)
      return isCI || (try? run("Scripts/find-bolt", in: root).output.isEmpty) == false
    #else
      return false
    #endif
  }

  /// Whether this is Linux.
  static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// How a script ended.
  struct Outcome: Sendable {
    /// Its exit status.
    let status: Int32
    /// All that it wrote.
    let output: String
  }

  /// Runs a script, which finds the project at `$ROOT` and its place for builds at `$SCRATCH`.
  static func run(
    _ script: String, in folder: URL, _ environment: [String: String] = [:]
  ) throws -> Outcome {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    // A file, since a pipe would stay open for as long as a process that a build leaves behind.
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-euc", script]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["ROOT": root.path, "SCRATCH": scratch.path, "LC_ALL": "C"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}

/// A folder that goes with its last owner.
final class TemporaryFolder: Sendable {
  /// Where it is.
  let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "sheetc-distribution-\(UUID().uuidString)")

  /// Makes the folder.
  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Runs a script in the folder.
  func run(_ script: String, _ environment: [String: String] = [:]) throws -> Shell.Outcome {
    try Shell.run(script, in: url, environment)
  }

  /// Runs a script that is to end well, and gives what it wrote.
  @discardableResult
  func expect(_ script: String, _ environment: [String: String] = [:]) throws -> String {
    let outcome = try run(script, environment)
    guard outcome.status == 0 else { throw ScriptFailure(script: script, outcome: outcome) }
    return outcome.output
  }
}

/// A script that was to end well and did not.
struct ScriptFailure: Error, CustomStringConvertible {
  /// The script.
  let script: String
  /// How it ended.
  let outcome: Shell.Outcome
  /// All of it, and the end of what it wrote.
  var description: String {
    "`\(script)` ended with status \(outcome.status):\n\(outcome.output.suffix(4000))"
  }
}
