import Testing

@testable import SheetModel
@testable import SheetSpec

/// Geometry against what was published.
@Suite struct GeometryTests {
  private func container(
    _ name: String, _ orientation: Orientation, _ generation: Generation
  ) throws -> Container {
    let device = try #require(DeviceTable.all.first { $0.names.contains(name) })
    return device.container(orientation, generation)
  }

  /// Large and medium by device, up to iOS 18 and from iOS 26 on.
  static let published: [(String, Generation, Double, Double)] = [
    ("SE (2nd", .ios16, 627, 351.1),
    ("12 mini", .ios16, 718, 402.1), ("12 mini", .ios26, 728, 407.7),
    ("iPhone 12, 13", .ios16, 753, 421.7), ("iPhone 12, 13", .ios26, 763, 427.3),
    ("14 Pro, 15", .ios16, 749, 419.4), ("14 Pro, 15", .ios26, 759, 425.0),
    ("16 Pro, 17", .ios16, 768, 430.1), ("16 Pro, 17", .ios26, 778, 435.7),
    ("15 Plus", .ios16, 829, 464.2), ("15 Plus", .ios26, 839, 469.8),
    ("16 Pro Max", .ios16, 850, 476.0), ("16 Pro Max", .ios26, 860, 481.6),
  ]

  @Test(arguments: published)
  func hasThePublishedHeights(
    _ name: String, _ generation: Generation, _ large: Double, _ medium: Double
  ) throws {
    let container = try container(name, .portrait, generation)
    #expect(container.large.value == large)
    let found = try #require(container.medium)
    #expect(abs((found.value ?? 0) - medium) < 0.06)
    #expect(found.low < medium && medium < found.high + 0.06)
  }

  @Test func boundsHoldBothSourcesOfAHomeButtonOnIOS26() throws {
    let container = try container("SE (2nd", .portrait, .ios26)
    #expect(container.large == Measure(between: 633, and: 651))
    // The formula's, and what was measured.
    for large in [647.0, 637] {
      #expect(container.large.low < large && large < container.large.high)
      let medium = try #require(container.medium)
      #expect(medium.value == nil)
      #expect(medium.low < large * 0.56 && large * 0.56 < medium.high)
    }
  }

  @Test func mediumIsThePartOfEachBound() {
    for device in DeviceTable.all {
      let container = device.container(.portrait, .ios26)
      guard let factor = container.mediumFactor else { continue }
      #expect(container.medium?.low == container.large.low * factor)
      #expect(container.medium?.high == container.large.high * factor)
    }
  }

  /// What UIKit's own `resolvedValue(in:)` answered under Mac Catalyst, by the window's height.
  static let windows: [(Double, Double)] = [
    (480, 440 * 0.63), (568, 528 * 0.63), (569, 529 * 0.56), (1024, 984 * 0.56),
  ]

  @Test(arguments: windows)
  func mediumIsLargerInShortContainers(_ height: Double, _ medium: Double) {
    let window = Container(
      width: 800, height: height, topInset: Measure(24), bottomInset: Measure(20),
      traits: Traits(.regular, .regular, .pad), generation: .ios27)
    #expect(window.large.value == height - 40)
    #expect(window.medium?.value == medium)
  }

  @Test func isDrawnAsMeasuredOnIOS26() throws {
    let container = try container("17 Pro,", .portrait, .ios26)
    let medium = try #require(container.medium?.value)
    let drawn = try #require(container.heightOnScreen(atDetentOf: medium))
    #expect(abs(drawn - 450.97) < 0.01)
    #expect(container.heightOnScreen(atDetentOf: 778) == 812)
    #expect(container.heightOnScreen(atDetentOf: 100) == nil)
  }

  @Test func standsOnTheBottomSafeAreaBeforeIOS26() throws {
    let phone = try container("16 Pro, 17", .portrait, .ios16)
    let medium = try #require(phone.medium?.value)
    #expect(abs((phone.heightOnScreen(atDetentOf: medium) ?? 0) - 464.1) < 0.05)
    let small = try container("SE (2nd", .portrait, .ios16)
    #expect(small.heightOnScreen(atDetentOf: 200) == 200)
    #expect(try container("iPad (A16)", .portrait, .ios26).heightOnScreen(atDetentOf: 200) == nil)
  }

  @Test func knowsBoundsAloneInCompactHeight() throws {
    let container = try container("SE (2nd", .landscape, .ios16)
    #expect(container.medium == nil)
    #expect(container.large == Measure(between: 250, and: 367))
    let formulas = try ["300", "60%", "200"].map { text in
      try HeightFormula(HeightParser.parse(Array(text.utf8)[...]))
    }
    #expect(container.height(of: formulas[0]) == Measure(between: 250, and: 300))
    #expect(container.height(of: formulas[1]) == Measure(between: 150, and: 0.6 * 367))
    #expect(container.height(of: formulas[2]) == Measure(200))
  }

  @Test func presentsAsDocumented() {
    let upright = Traits(.compact, .regular, .phone)
    let side = Traits(.compact, .compact, .phone)
    let wideSide = Traits(.regular, .compact, .phone)
    let pad = Traits(.regular, .regular, .pad)
    let narrowPad = Traits(.compact, .regular, .pad)
    for style in [ModalPresentationStyle.pageSheet, .formSheet, .popover] {
      #expect(upright.presentation(of: style, isEdgeAttached: false) == .sheet)
      #expect(side.presentation(of: style, isEdgeAttached: false) == .fullScreen)
      #expect(wideSide.presentation(of: style, isEdgeAttached: false) == .fullScreen)
      #expect(side.presentation(of: style, isEdgeAttached: true) == .sheet)
      #expect(narrowPad.presentation(of: style, isEdgeAttached: false) == .sheet)
      #expect(
        pad.presentation(of: style, isEdgeAttached: true)
          == (style == .popover ? .popover : .sheet))
    }
  }

  @Test func everyFactIsNamedOnceAndSaysWhereItComesFrom() {
    #expect(Set(Fact.all.map(\.id)).count == Fact.all.count)
    for fact in Fact.all { #expect(!fact.statement.isEmpty && !fact.source.isEmpty) }
    // An exact number can only be one that Apple says, or one that was chosen here.
    for fact in Fact.all where fact.tolerance == 0 {
      #expect(fact.certainty == .documented || fact.certainty == .assumed, "\(fact.id)")
    }
  }
}

/// The table of devices holds together.
@Suite struct DeviceTableTests {
  @Test(arguments: DeviceTable.all.map(\.names))
  func isPlausible(_ names: String) throws {
    let device = try #require(DeviceTable.all.first { $0.names == names })
    #expect(device.width < device.height)
    #expect(device.firstIOS >= 15 && device.lastIOS ?? .max >= device.firstIOS)
    #expect(Generation.allCases.contains { device.runs($0) })
    #expect(device.safeArea.top.low >= 0 && device.safeArea.top.high <= 90)
    #expect(device.safeArea.bottom.low >= 0 && device.safeArea.bottom.high <= 40)
    let keys = DeviceTable.sources.map(\.key)
    #expect(!device.sources.isEmpty && device.sources.allSatisfy(keys.contains))
    for generation in Generation.allCases where device.runs(generation) {
      for orientation in Orientation.allCases {
        let maximum = device.container(orientation, generation).maximumDetentValue
        #expect(maximum.low > 0 && maximum.low <= maximum.high)
        if let value = maximum.value { #expect((maximum.low...maximum.high).contains(value)) }
      }
    }
  }

  @Test func usesEverySourceAndNamesEachDeviceOnce() {
    let used = Set(DeviceTable.all.flatMap(\.sources))
    #expect(Set(DeviceTable.sources.map(\.key)) == used)
    #expect(Set(DeviceTable.all.map(\.names)).count == DeviceTable.all.count)
  }

  @Test func namesEachContainerOnce() {
    let containers = Platform(ios: IOSVersion(15)).containers
    #expect(Set(containers.map(\.name)).count == containers.count)
    // Each device, each way it is held, on each version that it runs, is in one of them.
    for device in DeviceTable.all where device.reach == .device {
      for orientation in Orientation.allCases {
        for generation in Generation.allCases where device.runs(generation) {
          let found = containers.filter {
            $0.device.names == device.names && $0.orientation == orientation
              && $0.generations.contains(generation)
          }
          #expect(found.count == 1, "\(device.names) \(orientation) \(generation)")
          #expect(
            found.first?.container.maximumDetentValue
              == device.container(orientation, generation).maximumDetentValue)
        }
      }
    }
  }

  @Test(arguments: [15, 16, 18, 26, 27, 28])
  func comparesHeightsOnEveryIPhone(_ ios: Int) {
    let platform = Platform(ios: IOSVersion(ios), idioms: [.phone])
    let places = Targets(platform).places
    for device in DeviceTable.all where device.idiom == .phone {
      for orientation in Orientation.allCases {
        let containers = platform.generations.filter { $0 >= .ios16 && device.runs($0) }
          .map { device.container(orientation, $0) }
        let maxima = Set(containers.map(\.maximumDetentValue))
        let found = places.filter { $0.text(maximum: 1).contains("(\(device.example))") }
        #expect(maxima.isSubset(of: found.map(\.maximum)), "\(device.names) \(orientation)")
        #expect(maxima.isEmpty || found.count <= 4)
      }
    }
  }

  @Test func leavesOldDevicesToOldVersions() throws {
    let oldest = try #require(DeviceTable.all.first { $0.height == 568 && $0.reach == .device })
    #expect(oldest.runs(.ios15) && !oldest.runs(.ios16))
    let places = Targets(Platform(idioms: [.phone], orientations: [.portrait])).places
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { !$0.text(maximum: 1).contains("320 x 568 points (iPhone SE)") })
  }
}
