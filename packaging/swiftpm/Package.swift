// swift-tools-version: 6.1

import PackageDescription

/// The plugins of sheetc with the built executable, for teams that do not want to build it.
let package = Package(
  name: "sheetc",
  products: [
    .plugin(name: "CompileSheets", targets: ["CompileSheets"]),
    .plugin(name: "SheetCommand", targets: ["SheetCommand"]),
  ],
  targets: [
    .binaryTarget(name: "sheetc", path: "sheetc.artifactbundle"),
    .plugin(name: "CompileSheets", capability: .buildTool(), dependencies: ["sheetc"]),
    .plugin(
      name: "SheetCommand",
      capability: .command(
        intent: .custom(verb: "sheets", description: "check, fix or compile the sheets of targets"),
        permissions: [
          .writeToPackageDirectory(
            reason: "`fix` changes specs, and `compile` writes Swift beside them")
        ]),
      dependencies: ["sheetc"]),
  ]
)
