import SheetEmitters
import TestSupport
import Testing

/// What is generated, to the byte.
@Suite struct GoldenTests {
  @Test(arguments: EmissionCase.all)
  func uikitIsAsExpected(_ item: EmissionCase) throws {
    try GoldenFolder().expect(try item.output(.uikit), "\(item).uikit.swift")
  }

  @Test(arguments: EmissionCase.views)
  func swiftUIIsAsExpected(_ item: EmissionCase) throws {
    try GoldenFolder().expect(try item.output(.swiftui), "\(item).swiftui.swift")
  }

  @Test(arguments: EmissionCase.all)
  func jsonIsAsExpected(_ item: EmissionCase) throws {
    try GoldenFolder().expect(try item.output(.json), "\(item).json")
  }

  @Test(arguments: [AccessLevel.package, .public])
  func accessLevelIsSaidEverywhere(_ access: AccessLevel) throws {
    let item = try #require(EmissionCase.all.first { $0.description == "every-key@15.0" })
    try GoldenFolder().expect(try item.output(.uikit, access), "access-\(access).uikit.swift")
    let view = try #require(EmissionCase.all.first { $0.description == "every-view-key@16.0" })
    try GoldenFolder().expect(
      try view.output(.swiftui, access), "access-\(access).swiftui.swift")
  }

  @Test func everyGoldenIsUsed() throws {
    try GoldenFolder().expectOnly(
      EmissionCase.all.flatMap { ["\($0).uikit.swift", "\($0).json"] }
        + EmissionCase.views.map { "\($0).swiftui.swift" }
        + [AccessLevel.package, .public].flatMap {
          ["access-\($0).uikit.swift", "access-\($0).swiftui.swift"]
        })
  }

  /// What is always there, the delegate and the app's hooks, takes half of it.
  @Test func mediumAndLargeIsAtMostAHundredLines() throws {
    let item = try #require(EmissionCase.all.first { $0.description == "medium-large" })
    #expect(
      try item.output(.uikit).split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
  }
}
