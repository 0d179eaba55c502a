import Diagnostics
import Foundation
import SheetTool
import TestSupport
import Testing

@testable import SheetSpec

/// The pages made of the definitions are current, and the definitions fit to be read.
@Suite struct ReferenceTests {
  private static let docs = GoldenFolder("../../docs")

  @Test func pagesAreCurrent() throws {
    try Self.docs.expect(ReferencePages.rules, "rules.md")
    try Self.docs.expect(ReferencePages.keys, "reference.md")
    try Self.docs.expect(DevicePages.markdown, "devices.md")
    try Self.docs.expect(SpecSchema.spec, "sheet.schema.json")
    try Self.docs.expect(SpecSchema.configuration, "configuration.schema.json")
  }

  @Test(arguments: allKeys)
  func keyIsDescribed(_ key: KeyDescription) {
    #expect(key.summary.first?.isUppercase == true && key.summary.hasSuffix("."))
    #expect(!key.summary.dropLast().contains(". "), "one sentence")
    #expect(!key.expectation.isEmpty)
    #expect(key.defaultValue?.isEmpty != true)
    #expect(key.key.utf8.allSatisfy { $0 < 0x80 })
  }

  /// A stored property without an entry would never be read.
  @Test func everyPropertyHasItsEntry() {
    func properties(_ value: Any) -> Set<String> {
      Set(Mirror(reflecting: value).children.compactMap(\.label))
    }
    func keys<Owner>(_ definition: RecordDefinition<Owner>) -> Set<String> {
      Set(definition.fields.filter(\.isSupported).map(\.key))
    }
    let sheet = SheetSpec(name: Located("Name", at: .init(0, 0)))
    #expect(properties(sheet).subtracting(["name"]) == keys(SheetSpec.definition))
    #expect(properties(DocumentSpec()) == keys(DocumentSpec.definition))
    #expect(properties(PlatformSpec()) == keys(PlatformSpec.definition))
    #expect(properties(PopoverSpec()) == keys(PopoverSpec.definition))
    #expect(properties(SizeSpec()) == keys(SizeSpec.definition))
    #expect(properties(DetentSpec.Body()) == keys(DetentSpec.Body.definition))
    #expect(properties(ActivitySpec()) == keys(ActivitySpec.definition))
    #expect(properties(AllowanceSpec()) == keys(AllowanceSpec.definition))
    #expect(properties(ConfigurationSpec()) == keys(ConfigurationSpec.definition))
  }

  @Test(arguments: reservedNames)
  func aReservedNameIsRefused(_ name: String) { #expect(reservation(of: name) != nil) }

  @Test func aPageNamesEveryKey() throws {
    let configurationKeys = ConfigurationSpec.definition.descriptions
    let others = Set(allKeys).subtracting(configurationKeys)
    for (name, keys) in [("language", others), ("configuration", Set(configurationKeys))] {
      let page = try String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../docs/\(name).md"), encoding: .utf8)
      for key in keys { #expect(page.contains("\(key.key)"), "\(key.key)") }
    }
  }
}
