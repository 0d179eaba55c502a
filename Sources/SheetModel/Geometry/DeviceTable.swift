import SheetSpec

// The screens of every iPhone and iPad that runs iOS 15 or later, as of autumn 2026.
//
// Sizes and safe areas in points. A safe area that everyone agrees on has a tolerance of 2 points;
// where sources differ, or there is one alone, its bounds hold all that was said. 0 is exact.

/// The table of devices.
package enum DeviceTable {
  /// Where the numbers come from, by the key that a device names.
  package static let sources: [(key: String, text: String)] = [
    (
      "HIG",
      "Apple, Human Interface Guidelines, Layout, Specifications: sizes in points and pixels, "
        + "size classes"
    ),
    (
      "dimmmensions",
      "github.com/marcbouchenoire/dimmmensions, dimensions.json: sizes and safe areas read from "
        + "simulators of iOS 15, both orientations"
    ),
    (
      "juejin",
      "juejin.cn/post/7252254121469198393 and juejin.cn/post/7602512226998534194: tables of "
        + "sizes and safe areas"
    ),
    (
      "flutterware",
      "pub.dev/packages/flutterware 0.7.0: safe areas of iOS 26, both orientations"
    ),
    ("view-tree", "view tree on iOS 26 on 402 x 874 points: safe area 62 and 34 (measured)"),
    (
      "duo-skills",
      "github.com/mirzaaghazadeh/iphone-duo-skills and GetStream/stream-chat-react-native pull "
        + "request 3818: sizes, size classes and safe areas of the folding iPhone (iOS 27.1)"
    ),
    (
      "display-zoom",
      "qiita.com/rseki/items/6774f9ce73308e701ed2: sizes with Display Zoom; no source has the "
        + "safe areas"
    ),
    (
      "ios-16", "macrumors.com/2022/06/06/ios-16-supported-iphones: what iOS 16 runs on"
    ),
    ("commonly-known", "commonly known; no source worth citing was found"),
  ]

  /// Every device, phones first, each kind by height.
  package static let all: [Device] = [
    phone(
      "iPhone SE (1st generation)", names: "iPhone SE (1st generation)", 320, 568, pixels: 2,
      through: 15, top: 20, .noInsets,
      ["HIG", "juejin", "ios-16"]),
    phone(
      "iPhone SE", names: "iPhone 6s, 7, 8, SE (2nd and 3rd generation)", 375, 667, pixels: 2,
      top: 20, .noInsets,
      ["HIG", "dimmmensions", "ios-16"]),
    phone(
      "iPhone 8 Plus", names: "iPhone 6s Plus, 7 Plus, 8 Plus", 414, 736, through: 16, top: 20,
      .noInsets, isLarge: true,
      ["HIG", "dimmmensions", "ios-16"]),
    phone(
      "iPhone 11 Pro", names: "iPhone X, XS, 11 Pro", 375, 812, top: 44, .island(44),
      ["HIG", "dimmmensions"]),
    phone(
      "iPhone 13 mini", names: "iPhone 12 mini, 13 mini", 375, 812, top: 50, .island(50),
      ["dimmmensions"]),
    phone(
      "iPhone 14", names: "iPhone 12, 13, 14, 16e, 17e", 390, 844, top: 47, .island(47),
      ["HIG", "dimmmensions"]),
    phone(
      "iPhone 16", names: "iPhone 14 Pro, 15, 16", 393, 852, from: 16, top: 59, .island(59),
      ["HIG", "juejin", "flutterware"]),
    phone(
      "iPhone 17", names: "iPhone 16 Pro, 17, 17 Pro, 18 Pro", 402, 874, from: 18, top: 62,
      topTolerance: 0.01, .unsettledTop(62, bottom: 20...21), ["HIG", "juejin", "view-tree"]),
    phone(
      "iPhone 11", names: "iPhone XR, 11", 414, 896, pixels: 2, top: 48, .island(48), isLarge: true,
      ["HIG", "dimmmensions"]),
    phone(
      "iPhone 11 Pro Max", names: "iPhone XS Max, 11 Pro Max", 414, 896, top: 44, .island(44),
      isLarge: true,
      ["HIG", "dimmmensions"]),
    phone(
      "iPhone Air", names: "iPhone Air", 420, 912, from: 26, top: 68, topTolerance: 5,
      .unsettledTop(68, bottom: 20...29), isLarge: true, ["HIG", "juejin"]),
    phone(
      "iPhone 14 Plus", names: "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, top: 47,
      .island(47), isLarge: true,
      ["HIG", "dimmmensions"]),
    phone(
      "iPhone 16 Plus", names: "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932,
      from: 16, top: 59,
      .island(59), isLarge: true, ["HIG", "juejin"]),
    phone(
      "iPhone 17 Pro Max", names: "iPhone 16 Pro Max, 17 Pro Max, 18 Pro Max", 440, 956, from: 18,
      top: 62,
      .unsettledTop(62, bottom: 20...21), isLarge: true, ["HIG", "juejin"]),

    // The folding iPhone has its safe area at one side; sources differ on the bottom.
    Device(
      example: "iPhone Duo, closed", names: "iPhone Duo, closed", idiom: .phone, reach: .device,
      width: 466, height: 678, pixelsPerPoint: nil,
      firstIOS: 27, lastIOS: nil,
      safeArea: .init(
        top: Measure(0), bottom: Measure(between: 0, and: 34),
        landscapeSides: Measure(84, tolerance: 2), landscapeBottom: Measure(between: 0, and: 34),
        landscapeTop: Measure(0)),
      safeAreaFromIOS26: nil, sizeClasses: .phone, sources: ["duo-skills"]),
    Device(
      example: "iPhone Duo, open", names: "iPhone Duo, open", idiom: .phone, reach: .device,
      width: 669, height: 951, pixelsPerPoint: nil,
      firstIOS: 27, lastIOS: nil,
      safeArea: .init(
        top: Measure(82, tolerance: 2), bottom: Measure(between: 0, and: 34),
        landscapeSides: Measure(84, tolerance: 2), landscapeBottom: Measure(between: 0, and: 34),
        landscapeTop: Measure(0)),
      safeAreaFromIOS26: nil, sizeClasses: .regular, sources: ["duo-skills"]),

    zoomed(
      "iPhone SE with Display Zoom", names: "iPhone SE (2nd and 3rd generation) with Display Zoom",
      320, 568, top: 20...20, .none),
    zoomed(
      "iPhone 16 with Display Zoom", names: "iPhones 375 to 393 points wide with Display Zoom", 320,
      693, top: 37...50, 28...34),
    zoomed(
      "iPhone 16 Plus with Display Zoom", names: "iPhones 414 to 430 points wide with Display Zoom",
      375, 812, top: 39...59, 29...34),

    pad("iPad mini", names: "iPad mini (6th generation), iPad mini (A17 Pro)", 744, 1133),
    pad(
      "iPad mini (5th generation)",
      names:
        "iPad Air 2, mini 4, iPad (5th and 6th generation), iPad Pro 9.7-inch, iPad mini (5th generation)",
      768, 1024, through: 26, isHomeButton: true),
    pad(
      "iPad (9th generation)", names: "iPad (7th to 9th generation)", 810, 1080, isHomeButton: true),
    pad(
      "iPad (A16)",
      names:
        "iPad (10th generation), iPad (A16), iPad Air (4th and 5th generation), iPad Air 11-inch",
      820, 1180),
    pad(
      "iPad Air (3rd generation)", names: "iPad Pro 10.5-inch, iPad Air (3rd generation)", 834,
      1112, through: 26, isHomeButton: true),
    pad("iPad Pro 11-inch", names: "iPad Pro 11-inch (1st to 4th generation)", 834, 1194),
    pad("iPad Pro 11-inch (M4)", names: "iPad Pro 11-inch (M4, M5)", 834, 1210, from: 17),
    pad(
      "iPad Pro 12.9-inch", names: "iPad Pro 12.9-inch (1st and 2nd generation)", 1024, 1366,
      through: 17, isHomeButton: true),
    pad(
      "iPad Air 13-inch", names: "iPad Pro 12.9-inch (3rd to 6th generation), iPad Air 13-inch",
      1024, 1366),
    pad("iPad Pro 13-inch", names: "iPad Pro 13-inch (M4, M5)", 1032, 1376, from: 17),
  ]

  private static func phone(
    _ example: String, names: String, _ width: Double, _ height: Double, pixels: Double = 3,
    from first: Int = 15, through last: Int? = nil, top: Double,
    topTolerance: Double = 2, _ landscape: LandscapeInsets, isLarge: Bool = false,
    _ sources: [String]
  ) -> Device {
    let hasHomeButton = top == 20
    return Device(
      example: example, names: names, idiom: .phone, reach: .device, width: width, height: height,
      pixelsPerPoint: pixels, firstIOS: first, lastIOS: last,
      safeArea: .init(
        top: Measure(top, tolerance: topTolerance),
        bottom: hasHomeButton ? Measure(0) : Measure(34, tolerance: topTolerance < 2 ? 0.01 : 2),
        landscapeSides: landscape.sides, landscapeBottom: landscape.bottom,
        landscapeTop: landscape.top),
      safeAreaFromIOS26: nil, sizeClasses: isLarge ? .largePhone : .phone, sources: sources)
  }

  private static func zoomed(
    _ example: String, names: String, _ width: Double, _ height: Double, top: ClosedRange<Double>,
    _ bottom: ClosedRange<Double>?
  ) -> Device {
    Device(
      example: example, names: names, idiom: .phone, reach: .displayZoom, width: width,
      height: height, pixelsPerPoint: nil,
      firstIOS: 15, lastIOS: nil,
      safeArea: .init(
        top: range(top),
        bottom: bottom.map { range($0) } ?? Measure(0),
        landscapeSides: bottom == nil ? Measure(0) : range(top),
        landscapeBottom: bottom == nil ? Measure(0) : Measure(between: 16, and: 21),
        landscapeTop: Measure(0)),
      safeAreaFromIOS26: nil, sizeClasses: .phone, sources: ["display-zoom"])
  }

  private static func range(_ bounds: ClosedRange<Double>) -> Measure {
    bounds.lowerBound == bounds.upperBound
      ? Measure(bounds.lowerBound)
      : Measure(between: bounds.lowerBound, and: bounds.upperBound)
  }

  private static func pad(
    _ example: String, names: String, _ width: Double, _ height: Double, from first: Int = 15,
    through last: Int? = nil,
    isHomeButton: Bool = false
  ) -> Device {
    // On iPadOS 26 simulators say 25 at the bottom, and a device said 20.
    let bottom = isHomeButton ? Measure(0) : Measure(between: 20, and: 25)
    return Device(
      example: example, names: names, idiom: .pad, reach: .device, width: width, height: height,
      pixelsPerPoint: 2, firstIOS: first, lastIOS: last,
      safeArea: .pad(
        top: Measure(isHomeButton ? 20 : 24, tolerance: 2),
        bottom: isHomeButton ? Measure(0) : Measure(20, tolerance: 2)),
      safeAreaFromIOS26: .pad(top: Measure(32, tolerance: 2), bottom: bottom),
      sizeClasses: .regular,
      sources: ["HIG", "dimmmensions", isHomeButton ? "commonly-known" : "flutterware"])
  }
}

/// The safe area of an iPhone on its side.
private struct LandscapeInsets {
  var sides = Measure(0)
  var bottom = Measure(0)
  var top = Measure(0)

  /// A screen that is rectangular.
  static let noInsets = LandscapeInsets()

  /// A screen with a notch or an island of `sides` points.
  static func island(_ sides: Double) -> LandscapeInsets {
    LandscapeInsets(sides: Measure(sides, tolerance: 2), bottom: Measure(21, tolerance: 2))
  }

  /// The same, where sources differ on the other edges.
  static func unsettledTop(_ sides: Double, bottom: ClosedRange<Double>) -> LandscapeInsets {
    LandscapeInsets(
      sides: Measure(sides, tolerance: 2),
      bottom: Measure(between: bottom.lowerBound, and: bottom.upperBound),
      top: Measure(between: 0, and: 20))
  }
}

extension Device.SafeArea {
  /// An iPad's, the same in both orientations.
  fileprivate static func pad(top: Measure, bottom: Measure) -> Device.SafeArea {
    Device.SafeArea(
      top: top, bottom: bottom, landscapeSides: Measure(0), landscapeBottom: bottom,
      landscapeTop: top)
  }
}
