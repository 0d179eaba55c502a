import Foundation
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The built `sheetc`, for what only a process of its own shows.
enum Executable {
  /// Whether the tests run as a user to whom no file is closed.
  static var runsAsRoot: Bool { geteuid() == 0 }

  /// A program that runs another as a user without rights; nil where there is none.
  static let setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Whether a run as a user to whom files are closed can be made.
  static var canRunUnprivileged: Bool { !runsAsRoot || setpriv != nil }

  /// Runs a shell script in `workspace`, in which `$SHEETC` is the executable, at most 100 seconds;
  /// `output` takes the place of standard output.
  static func run(
    _ script: String, in workspace: Workspace, output: FileHandle? = nil,
    isUnprivileged: Bool = false
  ) throws -> Run {
    let scratch = try Workspace(["output": "", "errors": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    if isUnprivileged, runsAsRoot, let setpriv {
      process.executableURL = URL(fileURLWithPath: setpriv)
      process.arguments =
        ["--reuid=65534", "--regid=65534", "--clear-groups", "/bin/sh", "-c", script]
    }
    process.currentDirectoryURL = workspace.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SHEETC": BuiltExecutable.path, "LC_ALL": "C"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput =
      try output ?? FileHandle(forWritingTo: scratch.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "errors"))
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + 100) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Run(
      status: process.terminationStatus + signal,
      output: workspace.relative(scratch.text("output") ?? ""),
      errors: workspace.relative(scratch.text("errors") ?? ""))
  }
}
