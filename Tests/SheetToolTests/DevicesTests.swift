import Foundation
import SheetModel
import SheetSpec
import Testing

/// `sheetc devices`
@Suite struct DevicesTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func printsEachDeviceFactAndSource() {
    let run = workspace.run("devices")
    #expect(run.status == 0 && run.errors.isEmpty)
    for device in DeviceTable.all {
      let size = "\(Int(device.width)) x \(Int(device.height))"
      #expect(run.lines.contains { $0.hasPrefix(device.example) && $0.contains(size) })
    }
    for fact in Fact.all { #expect(run.output.contains("  \(fact.id): ")) }
    for source in DeviceTable.sources { #expect(run.output.contains("  \(source.key): ")) }
    #expect(run.lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func printsJSON() throws {
    let output = workspace.run("devices", "--format", "json").output
    let table = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let containers = try #require(table["containers"] as? [[String: Any]])
    #expect(containers.count == Platform(ios: IOSVersion(15)).containers.count)
    let facts = try #require(table["facts"] as? [[String: Any]])
    let ids = Set(facts.compactMap { $0["id"] as? String })
    for container in containers {
      let used = try #require(container["facts"] as? [String])
      #expect(!used.isEmpty && ids.isSuperset(of: used))
    }
    let drawn = containers.compactMap { container in
      (container["mediumOnScreen"] as? Double).map { (container["name"] as? String, $0) }
    }
    // Measured on the one, made of whole pixels at 2 to a point on the other.
    #expect(drawn.contains { $0.0 == "iPhone 17, portrait, iOS 26 and later" && $0.1 == 450.973 })
    #expect(drawn.contains { $0.0 == "iPhone 11, portrait, iOS 26 and later" && $0.1 == 470.582 })
  }

  @Test func showsBothSafeAreasOfAnIPad() {
    let lines = workspace.run("devices").lines
    #expect(
      lines.contains {
        $0.hasPrefix("iPad (9th generation)") && $0.contains("20 / 0, from 26: 32 / 0")
      })
    #expect(lines.contains { $0.hasPrefix("iPhone 17 ") && !$0.contains("from 26") })
    // It runs nothing newer than iPadOS 17.
    #expect(lines.contains { $0.hasPrefix("iPad Pro 12.9-inch") && !$0.contains("from 26") })
  }
}
