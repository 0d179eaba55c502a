import Foundation

/// One run of a program.
struct Command {
  /// What a run left behind.
  struct Outcome {
    /// The exit status, or 128 plus the signal that ended the program.
    let status: Int32
    /// Standard output.
    let output: String
    /// Standard error.
    let errors: String
  }

  let program: URL
  let arguments: [String]

  init(_ program: URL, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Runs to the end, at most `seconds` long; throws a `ProofError` where the program cannot start or does
  /// not end.
  func run(seconds: Double = 300) throws -> Outcome {
    // Files rather than pipes: a pipe that nobody empties stops a talkative program for ever.
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output = folder.url.appending(path: "output")
    let errors = folder.url.appending(path: "errors")
    for file in [output, errors] {
      try Data().write(to: file)
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw ProofError("`\(program.path())` cannot be started: \(error)")
    }
    guard ended.wait(timeout: .now() + seconds) == .success else {
      // A gentler signal may be blocked: the program inherits this thread's mask.
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
      throw ProofError("`\(program.lastPathComponent)` did not end within \(seconds) seconds")
    }
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Outcome(
      status: process.terminationStatus + signal,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A folder of its own that goes when its last owner goes.
final class TemporaryFolder: Sendable {
  let url: URL

  init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    url = parent.appending(path: "sheetc-proof-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw ProofError("`\(parent.path())` takes no folder: \(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes the files and gives their paths, in the order of their names.
  func write(_ files: [String: String]) throws -> [String] {
    try files.sorted { $0.key < $1.key }.map { name, text in
      guard !name.isEmpty, !name.contains("/"), name.hasSuffix(".swift") else {
        throw ProofError("`\(name)` is no name of a Swift file")
      }
      let file = url.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path()
    }
  }
}
