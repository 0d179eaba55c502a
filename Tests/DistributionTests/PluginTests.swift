import Foundation
import Testing

extension DistributionTests {
  /// The plugins in a copy of `Examples/Consumer`.
  @Suite(.serialized) struct Plugins {
    private let folder: TemporaryFolder
    private let consumer: URL

    init() throws {
      folder = try TemporaryFolder()
      consumer = folder.url.appending(path: "Examples/Consumer")
      // The links of the example lead out of it, to the stubs.
      try folder.expect(
        """
        mkdir Examples
        cp -R "$ROOT/Examples/Consumer" Examples
        ln -s "$ROOT/Tests" Tests
        rm -rf Examples/Consumer/.build
        """)
    }

    /// Builds the consumer, which depends on sheetc as `dependency` says.
    private func build(_ dependency: String, scratch: URL) throws -> Shell.Outcome {
      let manifest = consumer.appending(path: "Package.swift")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try text.replacing(#".package(name: "sheetc", path: "../..")"#, with: dependency)
        .write(to: manifest, atomically: true, encoding: .utf8)
      return try Shell.run("swift build --scratch-path '\(scratch.path)'", in: consumer)
    }

    private func buildWithBundle() throws -> Shell.Outcome {
      try Release.make()
      return try build(
        #".package(path: "\#(Release.pluginPackage.path)")"#,
        scratch: folder.url.appending(path: "scratch"))
    }

    private func change(_ file: String, _ old: String, _ new: String) throws {
      let url = consumer.appending(path: file)
      let text = try String(contentsOf: url, encoding: .utf8)
      try #require(text.contains(old))
      try text.replacing(old, with: new).write(to: url, atomically: true, encoding: .utf8)
    }

    private func generated(_ name: String) throws -> String {
      let outputs = folder.url.appending(path: "scratch/plugins/outputs/consumer/Screens")
      let files = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
      let file = files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == name }
      return try String(contentsOf: try #require(file), encoding: .utf8)
    }

    @Test func compileWhatHasChangedAndStopAtErrors() throws {
      let first = try buildWithBundle()
      #expect(first.status == 0, "\(first.output)")
      #expect(first.output.contains("Compiling Screens Cart-sheet.sheet.uikit.swift"))
      #expect(first.output.contains("Compiling Screens Orders-sheet.sheet.swiftui.swift"))

      let outputs = folder.url.appending(path: "scratch/plugins/outputs/consumer/Screens")
      let made = (FileManager.default.enumerator(atPath: outputs.path)?.allObjects ?? [])
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        .map { URL(fileURLWithPath: $0).lastPathComponent }
      #expect(
        made.sorted() == [
          "Cart-sheet.sheet.swiftui.swift", "Cart-sheet.sheet.uikit.swift",
          "Orders-sheet.sheet.swiftui.swift", "Orders-sheet.sheet.uikit.swift",
        ])

      let again = try buildWithBundle()
      #expect(again.status == 0)
      #expect(!again.output.contains("sheet.yaml"), "\(again.output)")
      #expect(!again.output.contains("Compiling Screens"), "\(again.output)")

      try change("Sources/Screens/Cart/sheet.sheet.yaml", "[medium, large]", "[medium, {top: 80%}]")
      let changed = try buildWithBundle()
      #expect(changed.status == 0, "\(changed.output)")
      #expect(changed.output.contains("Compiling Cart-sheet.sheet.yaml"))
      #expect(!changed.output.contains("Compiling Orders-sheet.sheet.yaml"))
      #expect(changed.output.contains("Compiling Screens Cart-sheet.sheet.uikit.swift"))
      #expect(!changed.output.contains("Compiling Screens Orders-sheet"))

      try change("Sources/Screens/Cart/sheet.sheet.yaml", "[medium,", "[medum,")
      let broken = try buildWithBundle()
      #expect(broken.status != 0)
      let place = "\(consumer.path)/Sources/Screens/Cart/sheet.sheet.yaml:5:15"
      #expect(broken.output.contains("\(place): error: `medum` is not a detent [unknown-value]\n"))
      try change("Sources/Screens/Cart/sheet.sheet.yaml", "[medum,", "[medium,")

      // What a configuration says is asked for anew too: both specs lie below it.
      let guardOfIOS17 = "#available(iOS 17.0, *)"
      let names = ["Cart-sheet.sheet.uikit.swift", "Orders-sheet.sheet.uikit.swift"]
      for name in names { #expect(try generated(name).contains(guardOfIOS17)) }
      try change("Sources/Screens/.sheetc.yaml", #"ios: "16.0""#, #"ios: "17.0""#)
      let configured = try buildWithBundle()
      #expect(configured.status == 0, "\(configured.output)")
      for name in names { #expect(try !generated(name).contains(guardOfIOS17)) }
    }

    @Test func twoSpecsOfOneNameAreToldApartOrRefused() throws {
      let target = consumer.appending(path: "Sources/Screens")
      try FileManager.default.copyItem(
        at: target.appending(path: "Cart/sheet.sheet.yaml"),
        to: target.appending(path: "Cart-sheet.sheet.yml"))
      let outcome = try buildWithBundle()
      #expect(outcome.status != 0)
      #expect(outcome.output.contains("would be compiled into files of one name"))
    }

    @Test func theCommandChecksFixesAndCompilesTheSourcesOfTargets() throws {
      _ = try buildWithBundle()
      let command = """
        swift package --scratch-path '\(folder.url.path)/scratch' \
        --allow-writing-to-package-directory sheets
        """
      func run(_ words: String) throws -> Shell.Outcome {
        try Shell.run("\(command) \(words)", in: consumer)
      }
      #expect(try run("check --strict").status == 0)
      #expect(try run("").output.contains("say what to do"))
      #expect(try run("--help").output.contains("\n  --target NAME "))
      #expect(try run("check --help").output.contains("Usage: sheetc check "))

      #expect(try run("compile").status == 0)
      let generated = consumer.appending(path: "Sources/Screens/Generated")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: generated.path).sorted() == [
          "Cart-sheet.sheet.uikit.swift", "Orders-sheet.sheet.swiftui.swift",
          "Orders-sheet.sheet.uikit.swift",
        ])
      #expect(try run("compile --check --target Screens").status == 0)

      let spec = "Sources/Screens/Cart/sheet.sheet.yaml"
      try change(spec, "[medium, large]", "[medium, large()]")
      let drift = try run("check")
      #expect(drift.status != 0)
      #expect(drift.output.contains("sheet.sheet.yaml:5:23: error: "))
      #expect(try run("fix").status == 0)
      let fixed = try String(contentsOf: consumer.appending(path: spec), encoding: .utf8)
      #expect(fixed.contains("[medium, large]"))
    }

    /// As a package has it that depends on a version of sheetc: the build makes sheetc first.
    @Test func theSourcesAreBuiltForThePlugin() throws {
      let repository = try Published.repository().path
      let outcome = try build(
        #".package(url: "file://\#(repository)", from: "\#(try Release.version.get())")"#,
        scratch: Shell.scratch.appending(path: "sources"))
      #expect(outcome.status == 0, "\(outcome.output.suffix(3000))")
    }
  }
}
