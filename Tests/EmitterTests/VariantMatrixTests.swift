import Proof
import SheetEmitters
import Testing

/// Whatever a variant says alone, under whatever condition, compiles.
@Suite(.enabled(if: Proof.isSupported, "generated Swift is proven on Linux"))
struct VariantMatrixTests {
  @Test func everyKeyAndConditionIsThere() {
    #expect(Set(VariantMatrix.rows.map(\.key)) == Set(VariantMatrix.keys))
    #expect(Set(VariantMatrix.conditions.keys) == Set(VariantMatrix.kinds))
  }

  @Test(arguments: VariantMatrix.targets.keys.sorted())
  func compilesAlone(at target: String) throws {
    var files: [String: String] = [:]
    for item in VariantMatrix.cases(at: target) {
      files["\(item).uikit.swift"] = try item.output(.uikit)
      // Before iOS 16 SwiftUI has no detents.
      if target != "15.0" { files["\(item).swiftui.swift"] = try item.output(.swiftui) }
    }
    let types = try Proof.shared().types(files, .swift6)
    #expect(types.map(\.description) == [])
    let availability = try Proof.shared().availability(files, deploymentTarget: target, .swift6)
    #expect(availability.map(\.description) == [])
  }
}
