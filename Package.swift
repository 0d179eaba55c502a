// swift-tools-version: 6.2

import PackageDescription

/// The settings of every Swift target: warnings are errors, and unsafe code must say so.
let settings: [SwiftSetting] = [
  // Not on macOS, where the C library is declared by an SDK that this was not yet built with: a
  // word `unsafe` too many there must not keep anyone from building.
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of what is in a release, which is built as Embedded Swift on Linux. Every build refuses errors
/// without a type, which that does not know; what else it does not know, a release refuses.
let embedded: [SwiftSetting] = [
  .treatWarning("EmbeddedRestrictions", as: .error, .when(platforms: [.linux]))
]

/// The stages in the order in which data flows through them; a stage sees only what stands in its list.
let package = Package(
  name: "sheetc",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "sheetc", targets: ["sheetc"]),
    .library(name: "SheetCompiler", targets: ["Diagnostics", "SheetCompiler"]),
    .plugin(name: "CompileSheets", targets: ["CompileSheets"]),
    .plugin(name: "SheetCommand", targets: ["SheetCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CSystem"),
    .target(name: "Diagnostics"),
    .target(name: "JSONText"),
    .target(name: "YAMLSyntax", dependencies: ["CYAML", "Diagnostics"]),
    .target(name: "SheetSpec", dependencies: ["Diagnostics", "YAMLSyntax"]),
    .target(
      name: "SheetModel", dependencies: ["Diagnostics", "SheetSpec", "YAMLSyntax"],
      // Numbers are rounded by C's functions.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "SheetEmitters", dependencies: ["JSONText", "SheetModel"]),
    .target(
      name: "SheetCompiler",
      dependencies: ["Diagnostics", "SheetEmitters", "SheetModel", "SheetSpec", "YAMLSyntax"]),
    .target(name: "DiagnosticFormats", dependencies: ["Diagnostics", "JSONText"]),
    .target(name: "CommandLineKit", dependencies: ["CSystem", "Diagnostics"]),
    .target(
      name: "SheetTool",
      dependencies: [
        "CSystem", "CommandLineKit", "DiagnosticFormats", "JSONText", "SheetCompiler",
        "SheetEmitters", "SheetModel",
      ]),
    .executableTarget(name: "sheetc", dependencies: ["SheetTool"]),

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

    .target(name: "Proof", path: "Tests/Proof/Proof"),
    .target(
      name: "TestSupport", dependencies: ["CommandLineKit", "Diagnostics"],
      path: "Tests/TestSupport", exclude: ["validation.py"]),
    .testTarget(
      name: "CommandLineKitTests", dependencies: ["CommandLineKit", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "DiagnosticFormatsTests",
      dependencies: ["DiagnosticFormats", "Diagnostics", "TestSupport"],
      exclude: ["Goldens", "validate-sarif.py"]),
    .testTarget(
      name: "CorpusTests",
      dependencies: ["Diagnostics", "SheetCompiler", "TestSupport", "sheetc"],
      exclude: [
        "README.md", "Specs", "configurations.jsonl", "detents.py", "expectations.json",
        "generate-specs.py", "readings.json", "report.py", "verdicts.py",
      ]),
    .testTarget(name: "DistributionTests", dependencies: ["TestSupport", "sheetc"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "EditorTests",
      dependencies: [
        "CommandLineKit", "Diagnostics", "SheetCompiler", "SheetTool", "TestSupport", "YAMLSyntax",
      ],
      exclude: ["Shells", "ask-check-jsonschema.py", "validate-specs.py"]),
    .testTarget(
      name: "EmitterTests",
      dependencies: [
        "Diagnostics", "Proof", "SheetCompiler", "SheetEmitters", "SheetModel", "SheetSpec",
        "TestSupport",
      ],
      exclude: ["Cases", "Goldens", "validate-json.py"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "DiagnosticFormats", "Diagnostics", "SheetCompiler", "SheetEmitters", "SheetModel",
        "SheetTool", "YAMLSyntax",
      ], path: "Tests/Fuzz/FuzzTargets"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/FuzzTests"),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(name: "LayoutTests", dependencies: ["Diagnostics", "SheetCompiler"]),
    .testTarget(name: "ProofTests", dependencies: ["Proof"]),
    .testTarget(
      name: "ReferenceTests",
      dependencies: ["Diagnostics", "SheetSpec", "SheetTool", "TestSupport"]),
    .testTarget(
      name: "ReportingTests", dependencies: ["CommandLineKit", "SheetTool", "TestSupport"]),
    .testTarget(
      name: "RuleTests", dependencies: ["Diagnostics", "SheetCompiler", "TestSupport"]),
    .testTarget(
      name: "SheetCompilerTests", dependencies: ["Diagnostics", "SheetCompiler", "TestSupport"]),
    .testTarget(
      name: "SheetModelTests",
      dependencies: ["Diagnostics", "SheetModel", "SheetSpec", "TestSupport", "YAMLSyntax"]),
    .testTarget(
      name: "SheetToolTests",
      dependencies: [
        "CommandLineKit", "Diagnostics", "SheetCompiler", "SheetEmitters", "SheetTool",
        "TestSupport", "sheetc",
      ],
      exclude: ["Cases", "Drags", "Goldens", "validate-workflow.py"]),
    .testTarget(
      name: "SheetSpecTests", dependencies: ["Diagnostics", "SheetCompiler", "TestSupport"]),
    .testTarget(
      name: "YAMLSyntaxTests", dependencies: ["CYAML", "Diagnostics", "TestSupport", "YAMLSyntax"],
      exclude: ["Specification"]),
  ]
)

// Only `make fuzz` links it: an executable with libFuzzer in it has no main of its own.
if Context.environment["SHEETC_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Fuzzer"))
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = target.path == nil && !target.isTest ? settings + embedded : settings
}
