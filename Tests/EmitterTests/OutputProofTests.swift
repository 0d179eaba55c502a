import Foundation
import Proof
import SheetEmitters
import Testing

/// Every golden compiles as an app would compile it, without a warning.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct OutputProofTests {
  /// Cases that can be compiled together: one deployment target, no name twice.
  static let modules: [String: [EmissionCase]] = Dictionary(
    grouping: EmissionCase.all + EmissionCase.examples
  ) { $0.module }

  static let moduleNames = modules.keys.sorted()

  private func files(
    _ module: String, _ access: AccessLevel = .internal
  ) throws -> [String: String] {
    var files: [String: String] = [:]
    for item in try #require(Self.modules[module]) {
      files["\(item).uikit.swift"] = try item.output(.uikit, access)
    }
    return files
  }

  @Test(arguments: moduleNames, Proof.Settings.promised)
  func hasNoWarning(_ module: String, _ settings: Proof.Settings) throws {
    #expect(try Proof.shared().types(files(module), settings).map(\.description) == [])
  }

  @Test(arguments: AccessLevel.allCases, Proof.Settings.promised)
  func hasNoWarningAtAnyAccessLevel(_ access: AccessLevel, _ settings: Proof.Settings) throws {
    #expect(try Proof.shared().types(files("16.0", access), settings).map(\.description) == [])
  }

  @Test(arguments: moduleNames)
  func isAvailableAtItsDeploymentTarget(_ module: String) throws {
    let target = try #require(module.split(separator: " ").first.map(String.init))
    for settings in [Proof.Settings.swift6, try #require(Proof.Settings.promised.last)] {
      let found = try Proof.shared().availability(
        files(module), deploymentTarget: target, settings)
      #expect(found.map(\.description) == [])
    }
  }

  @Test(arguments: moduleNames)
  func isFormatted(_ module: String) throws {
    #expect(try Proof.shared().lint(files(module)).map(\.description) == [])
  }

  @Test(arguments: moduleNames)
  func doesWhatTheSpecSays(_ module: String) throws {
    let sheets = try #require(Self.modules[module]).flatMap { try SheetDriver.sheets(of: $0) }
    let driver = SheetDriver(sheets)
    let output = try Proof.shared().behaviour(files(module), driver: driver.text)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == driver.expectations.count)
    for (line, expectation) in zip(lines, driver.expectations) {
      #expect(expectation.isMet(by: line), "\(expectation) but was \(line)")
    }
  }
}

extension EmissionCase {
  /// The deployment target, and what keeps cases of one sheet apart.
  var module: String {
    description.contains("@") ? "\(deploymentTarget) alone" : deploymentTarget
  }
}
