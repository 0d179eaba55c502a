import Foundation
import Proof
import SheetCompiler
import SheetEmitters
import Testing

/// What is generated of every real configuration that can be said and has no error: it compiles
/// without a warning, at its deployment target, and does what its spec says.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct CorpusProofTests {
  /// The specs of `CorpusTests`, each with a name of its own for its sheet, since all are one module.
  private static let cases: [EmissionCase] = EmissionCase.cases(
    in: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("CorpusTests/Specs")
  ).compactMap { item in
    let renamed = EmissionCase(
      description: "configuration\(item)",
      text: item.text.replacing("\n  Configuration:", with: "\n  Configuration\(item):"),
      deploymentTarget: item.deploymentTarget)
    return (try? renamed.source()) == nil ? nil : renamed
  }

  /// The names of those that SwiftUI can present.
  private static let views = Set(
    cases.filter { item in
      var compiler = SpecCompiler()
      let made = compiler.compile(Array(item.text.utf8), path: "\(item).sheet.yaml", to: .swiftui)
      let text = made.output.map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.contains("ViewModifier")
    }.map(\.description))

  private static let targets = Set(cases.map(\.deploymentTarget)).sorted()

  private func files(_ cases: [EmissionCase]) throws -> [String: String] {
    var files: [String: String] = [:]
    for item in cases {
      files["\(item).uikit.swift"] = try item.output(.uikit)
      if Self.views.contains("\(item)") {
        files["\(item).swiftui.swift"] = try item.output(.swiftui)
      }
    }
    return files
  }

  private func group(for target: String) -> [EmissionCase] {
    Self.cases.filter { $0.deploymentTarget == target }
  }

  @Test func mostOfTheCorpusIsProven() {
    #expect(Self.cases.count >= 90)
    #expect(Self.views.count >= 70)
  }

  @Test func hasNoWarning() throws {
    let found = try Proof.shared().types(files(Self.cases), .swift6)
    #expect(found.map(\.description) == [])
  }

  @Test(arguments: targets)
  func isAvailableAtItsDeploymentTarget(_ target: String) throws {
    let found = try Proof.shared().availability(
      files(group(for: target)), deploymentTarget: target, .swift6)
    #expect(found.map(\.description) == [])
  }

  /// A few at a time, since the compiler's time grows faster than a program's length.
  private static let groups: [[EmissionCase]] = stride(from: 0, to: cases.count, by: 8).map {
    Array(cases[$0..<min($0 + 8, cases.count)])
  }

  @Test(arguments: groups.indices)
  func doesWhatTheSpecSays(_ group: Int) throws {
    let cases = Self.groups[group]
    let driver = SheetDriver(try cases.flatMap { try SheetDriver.sheets(of: $0) })
    let files = Dictionary(
      uniqueKeysWithValues: try cases.map { ("\($0).uikit.swift", try $0.output(.uikit)) })
    let output = try Proof.shared().behaviour(files, driver: driver.text)
    #expect(driver.firstDifference(from: output) == nil)
  }

  @Test(arguments: groups.indices)
  func itsViewsDoWhatTheSpecSays(_ group: Int) throws {
    let cases = Self.groups[group].filter { Self.views.contains("\($0)") }
    guard !cases.isEmpty else { return }
    let driver = ViewDriver(try cases.flatMap { try SheetDriver.sheets(of: $0) })
    let files = Dictionary(
      uniqueKeysWithValues: try cases.map { ("\($0).swiftui.swift", try $0.output(.swiftui)) })
    let output = try Proof.shared().behaviour(files, driver: driver.text)
    #expect(driver.firstDifference(from: output) == nil)
  }
}
