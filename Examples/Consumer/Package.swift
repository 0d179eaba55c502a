// swift-tools-version: 6.2

import PackageDescription

/// A package of an app whose sheets are compiled as it is built.
let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  // Elsewhere: .package(url: "https://github.com/OWNER/sheetc", from: "0.1.0")
  dependencies: [.package(name: "sheetc", path: "../..")],
  targets: [
    .target(name: "Screens", plugins: [.plugin(name: "CompileSheets", package: "sheetc")])
  ]
)

#if os(Linux)
  // There is no UIKit: what the proofs of sheetc run against takes its place, to show that it builds.
  let stubs: [SwiftSetting] = [.swiftLanguageMode(.v5)]
  package.targets += [
    .target(name: "UIKit", path: "Stubs/UIKit", swiftSettings: stubs),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Stubs/SwiftUI", swiftSettings: stubs),
  ]
  package.targets[0].dependencies = ["UIKit", "SwiftUI"]
#endif
