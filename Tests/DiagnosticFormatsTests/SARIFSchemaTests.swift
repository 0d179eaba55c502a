import DiagnosticFormats
import Diagnostics
import Foundation
import Testing

/// The logs are valid by the schema of the standard, as a validator for Python reads it.
@Suite(
  .enabled("needs python3 with pip, and a package index or what it gave earlier") {
    SARIFSchema.isAvailable
  })
struct SARIFSchemaTests {
  @Test func everySampleIsValid() throws {
    let logs = Sample.all.map { ($0.name, Format.sarif.render($0.report, .plain)) }
    let outcome = try SARIFSchema.validate(logs)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func hostileReportsAreValid() throws {
    var random = HostileInputTests.Generator(state: 7)
    let logs = (0..<20).map { index in
      ("\(index)", Format.sarif.render(HostileInputTests.report(&random), .plain))
    }
    let outcome = try SARIFSchema.validate(logs)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// The validator does find faults, or the tests above would show nothing.
  @Test(arguments: [
    (#""level": "error""#, #""level": "fatal""#), (#""startLine": 5"#, #""startLine": 0"#),
    (#""uri": "#, #""url": "#), (#""text": "#, #""words": "#),
    (#""version": "2.1.0""#, #""version": "2.0.0""#),
    (#""unicodeCodePoints""#, #""unicodeScalars""#), (#""replacements": "#, #""edits": "#),
  ])
  func faultIsFound(right: String, wrong: String) throws {
    let log = String(decoding: Format.sarif.render(Sample.label.report, .plain), as: UTF8.self)
    try #require(log.contains(right))
    let outcome = try SARIFSchema.validate([("log", Array(log.replacing(right, with: wrong).utf8))])
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output.contains("log.sarif: $"))
  }
}

/// The published schema, and the script that validates by it.
enum SARIFSchema {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("validate-sarif.py")
  private static let cache = script.appendingPathComponent("../../../.build/sarif-schema")
    .standardizedFileURL

  /// Whether the script has what it needs.
  static let isAvailable = (try? run([]).status) == 0

  /// What the script says of logs, each with a name for its messages.
  static func validate(_ logs: [(name: String, bytes: [UInt8])]) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try logs.map { log in
      let file = folder.appendingPathComponent("\(log.name).sarif")
      try Data(log.bytes).write(to: file)
      return file.path
    }
    return try run(files)
  }

  /// How the script ended.
  struct Outcome {
    /// Its exit status.
    let status: Int32
    /// The faults, a line each.
    let output: String
  }

  private static func run(_ files: [String]) throws -> Outcome {
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
