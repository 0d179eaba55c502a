package import CommandLineKit
package import DiagnosticFormats
import SheetCompiler

extension Program {
  /// `sheetc` with all its commands.
  package static let sheetc: Program = Program(
    Command(
      "sheetc", abstract: "compile descriptions of iOS sheets",
      discussion: """
        A spec, `*.sheet.yaml`, says which sheets an app has. sheetc proves it right over all devices and \
        versions of iOS that it is for, and makes Swift for UIKit or SwiftUI of it, or JSON.
        """,
      subcommands: [
        .initialize, .check, .fix, .compile, .explain, .devices, .simulate, .schema, .completions,
        .manual,
      ]),
    version: ReportingTool.sheetc.version, surroundings: .sheetc)

  /// When the version was made, as man pages say it.
  static let dateOfVersion = "November 30, 2026"
}

extension Surroundings {
  /// What `sheetc` heeds, and how it ends.
  fileprivate static let sheetc = Surroundings(
    environment: [
      Entry(
        "NO_COLOR",
        help: "no colour where it is set and not empty, unless `--color always` is given"),
      Entry("TERM", help: "neither colour nor progress where it is `dumb`"),
      Entry("CI", help: "no progress where it is set and not empty"),
    ],
    files: [
      Entry("*.sheet.yaml", help: "a spec, found in the folders that are given and in those below"),
      Entry("*.sheet.yml", help: "a spec as well"),
      Entry(
        ".sheetc.yaml",
        help: "the configuration of the specs in its folder and below it; of several the nearest "
          + "above a spec is read, and no other"),
      Entry(
        ".*.sheetc-tmp",
        help: "an output while it is written; one that a killed run left may be deleted"),
    ],
    exitStatus: { status in
      switch status {
      case .success: "no errors"
      case .problems:
        "errors in a spec, with `--strict` warnings too, or an output that `compile --check` finds "
          + "not current"
      case .usage:
        "a wrong command line, or no spec in the folders that are given; nothing was done"
      case .failure: "something could not be read or written"
      }
    })
}

extension ReportingTool {
  /// `sheetc` with all its rules, as its reports name it.
  package static let sheetc = ReportingTool(name: "sheetc", version: "0.1.0") {
    allRules.map { rule in
      DocumentedRule(rule, text: rule.explanation, markdown: ReferencePages.section(on: rule))
    }
  }
}
