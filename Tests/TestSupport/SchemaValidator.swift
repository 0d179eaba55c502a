import Foundation

/// A script of Python that validates JSON by a schema, and whether it has what it needs.
package struct SchemaValidator: Sendable {
  private let script: URL
  private let cache: URL
  /// Whether the script has what it needs, or got it just now.
  package private(set) var isAvailable = false

  /// The script `name` beside the test's own file, which keeps what it gets in a folder of `.build`.
  package init(script name: String, cache folder: String, beside file: String = #filePath) {
    script = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name)
    cache = script.appendingPathComponent("../../../.build/\(folder)").standardizedFileURL
    isAvailable = (try? run([]).status) == 0
  }

  /// What the script says of texts, each with the name that its messages give it.
  package func validate(_ texts: [(name: String, bytes: [UInt8])]) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.map { text in
      let file = folder.appendingPathComponent(text.name)
      try Data(text.bytes).write(to: file)
      return file.path
    }
    return try run(files)
  }

  /// How the script ended.
  package struct Outcome: Sendable {
    /// Its exit status.
    package let status: Int32
    /// The faults, a line each.
    package let output: String
  }

  private func run(_ files: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, cache.path] + files
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
