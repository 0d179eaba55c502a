import Proof
import SheetEmitters
import Testing

/// Every golden and every example compiles as an app would compile it, without a warning, and
/// does what its spec says.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct OutputProofTests {
  static let cases = EmissionCase.all + EmissionCase.examples
  /// The names of those that Swift for SwiftUI is made of.
  static let views = Set((EmissionCase.views + EmissionCase.viewExamples).map(\.description))
  static let targets = Set(cases.map(\.deploymentTarget)).sorted()

  private func files(
    _ cases: [EmissionCase], _ access: AccessLevel = .internal
  ) throws -> [String: String] {
    var files: [String: String] = [:]
    for item in cases { files["\(item).uikit.swift"] = try item.output(.uikit, access) }
    for item in cases where Self.views.contains(item.description) {
      files["\(item).swiftui.swift"] = try item.output(.swiftui, access)
    }
    return files
  }

  private func group(for target: String) -> [EmissionCase] {
    Self.cases.filter { $0.deploymentTarget == target }
  }

  @Test(arguments: AccessLevel.allCases, Proof.Settings.promised)
  func hasNoWarning(_ access: AccessLevel, _ settings: Proof.Settings) throws {
    var files = try files(Self.cases, access)
    // A file of the app beside the generated ones, which imports UIKit as most do.
    files["Neighbour.swift"] = """
      import UIKit

      internal func identifier(_ controller: UIViewController) -> ObjectIdentifier {
        ObjectIdentifier(controller)
      }
      """
    files["NeighbouringView.swift"] = """
      import SwiftUI

      internal struct NeighbouringView: View {
        internal var body: some View { Text("beside") }
      }
      """
    let found = try Proof.shared().types(files, settings)
    #expect(found.map(\.description) == [])
  }

  @Test(arguments: targets)
  func isAvailableAtItsDeploymentTarget(_ target: String) throws {
    for settings in [Proof.Settings.swift6, try #require(Proof.Settings.promised.last)] {
      let found = try Proof.shared().availability(
        files(group(for: target)), deploymentTarget: target, settings)
      #expect(found.map(\.description) == [])
    }
  }

  @Test func isFormatted() throws {
    #expect(try Proof.shared().lint(files(Self.cases)).map(\.description) == [])
  }

  @Test(arguments: targets)
  func doesWhatTheSpecSays(_ target: String) throws {
    let cases = group(for: target)
    let driver = SheetDriver(try cases.flatMap { try SheetDriver.sheets(of: $0) })
    let output = try Proof.shared().behaviour(files(cases), driver: driver.text)
    #expect(driver.firstDifference(from: output) == nil)
  }

  @Test(arguments: targets)
  func itsViewsDoWhatTheSpecSays(_ target: String) throws {
    // One at a time: the compiler takes much longer for one long program.
    for item in group(for: target) where Self.views.contains(item.description) {
      let driver = ViewDriver(try SheetDriver.sheets(of: item))
      let output = try Proof.shared().behaviour(
        ["\(item).swiftui.swift": try item.output(.swiftui)], driver: driver.text)
      #expect(driver.firstDifference(from: output) == nil)
    }
  }
}
