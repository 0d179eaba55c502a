import Foundation

/// Programs of the system that tests ask.
enum Tool {
  /// Where a program is; nil where it is not installed.
  static func path(of name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// How a program ended.
  struct Outcome: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program in a folder, without what the user has set up for it.
  static func run(_ name: String, _ arguments: [String], in folder: Scratch) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.url.path,
      "XDG_CONFIG_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path, "LC_ALL": "C.UTF-8",
      "TERM": "xterm",
    ]
    process.standardInput = FileHandle.nullDevice
    let output = try Scratch(["output": "", "errors": ""])
    process.standardOutput = try FileHandle(forWritingTo: output.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: output.url.appending(path: "errors"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: output.text("output"),
      errors: output.text("errors"))
  }
}

/// A folder that goes when its last owner goes.
final class Scratch: Sendable {
  /// Where it is.
  let url: URL

  /// Makes the folder with files.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sheetc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: url.appending(path: name)) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The absolute path of a file.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// What a file holds.
  func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path(name)) ?? Data(), as: UTF8.self)
  }
}
