import Diagnostics
import Foundation
import SheetCompiler
import TestSupport
import Testing

/// What sheetc says of real configurations, against what was noted of them.
@Suite struct CorpusTests {
  /// A configuration that the language can say.
  struct Configuration: Decodable, Sendable, CustomTestStringConvertible {
    let n: Int
    let spec: String?
    let sound: Bool?
    let rules: [String]?
    var testDescription: String { "\(n)" }
  }

  private struct Expectations: Decodable {
    let configurations: [Configuration]
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let said: [Configuration] = {
    let file = folder.appending(path: "expectations.json")
    let expectations = try? JSONDecoder().decode(Expectations.self, from: Data(contentsOf: file))
    return expectations?.configurations.filter { $0.spec != nil } ?? []
  }()

  private func read(_ configuration: Configuration) throws -> (name: String, bytes: [UInt8]) {
    let name = try #require(configuration.spec)
    let path = Self.folder.appending(path: "Specs").appending(path: name)
    return (name, [UInt8](try Data(contentsOf: path)))
  }

  private func check(_ configuration: Configuration) throws -> [Diagnostic] {
    let spec = try read(configuration)
    var compiler = SpecCompiler(RuleSettings(includesAdvice: true))
    return compiler.check(spec.bytes, path: spec.name).diagnostics
  }

  @Test func mostOfTheCorpusIsThere() throws {
    #expect(Self.said.count >= 149)
    let specs = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Specs").path)
    #expect(specs.sorted() == Self.said.compactMap(\.spec).sorted())
  }

  @Test(arguments: said)
  func reportsWhatWasNoted(_ configuration: Configuration) throws {
    let found = try check(configuration)
    let ids = Set(found.map(\.rule))
    for rule in configuration.rules ?? [] { #expect(ids.contains(rule), "\(rule)") }
    if configuration.sound == true { #expect(found.filter { $0.severity == .error } == []) }
  }

  @Test(arguments: said.filter { $0.sound == true })
  func makesUIKitOfWhatIsSound(_ configuration: Configuration) throws {
    let spec = try read(configuration)
    var compiler = SpecCompiler(RuleSettings())
    let made = compiler.compile(spec.bytes, path: spec.name, to: .uikit)
    let output = try #require(made.output, "\(made.report.diagnostics)")
    #expect(String(decoding: output, as: UTF8.self).contains("class ConfigurationSheet"))
  }

  /// SwiftUI has no detents before iOS 16, and no sheet in a style of the app's own.
  @Test func makesSwiftUIOfMostThatIsSound() throws {
    var compiler = SpecCompiler(RuleSettings())
    var modifiers = 0
    for configuration in Self.said where configuration.sound == true {
      let spec = try read(configuration)
      let made = compiler.compile(spec.bytes, path: spec.name, to: .swiftui)
      let ids = made.report.diagnostics.map(\.rule)
      guard let output = made.output else {
        #expect(ids.contains("unavailable-api"), "\(configuration.n)")
        continue
      }
      let isThere = String(decoding: output, as: UTF8.self).contains("ConfigurationSheetModifier")
      #expect(isThere || ids.contains("not-in-swiftui"), "\(configuration.n)")
      if isThere { modifiers += 1 }
    }
    #expect(modifiers >= 70)
  }

  /// A warning that fires on more of the sound ones is advice, or wrong.
  @Test func noWarningFiresOnMoreThanOneInSevenSoundOnes() throws {
    let sound = Self.said.filter { $0.sound == true }
    var counts: [String: Int] = [:]
    for configuration in sound {
      let warnings = try check(configuration).filter { $0.severity == .warning }
      for rule in Set(warnings.map(\.rule)) { counts[rule, default: 0] += 1 }
    }
    #expect(sound.count >= 90)
    for (rule, count) in counts { #expect(count * 7 <= sound.count, "\(rule)") }
  }
}

/// The scripts beside the corpus: what they made is current.
@Suite(.enabled("needs python3") { CorpusScripts.python != nil })
struct CorpusScriptTests {
  @Test func specsAreWhatTheScriptMakes() throws {
    let run = try CorpusScripts.run(["generate-specs.py", "--check"])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func pageIsCurrent() throws {
    let run = try CorpusScripts.run(["report.py", BuiltExecutable.path])
    #expect(run.status == 0)
    try GoldenFolder("../../docs").expect(run.output, "corpus.md")
  }

  @Test func coverageIsCurrent() throws {
    let run = try CorpusScripts.run(["report.py", "--coverage"])
    #expect(run.status == 0)
    try GoldenFolder("../../docs").expect(run.output, "coverage.md")
  }
}

/// Runs the scripts of this folder.
enum CorpusScripts {
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(python))
    process.currentDirectoryURL = CorpusTests.folder
    process.arguments = ["-B"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
