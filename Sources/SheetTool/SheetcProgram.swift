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
    version: ReportingTool.sheetc.version)

  /// When the version was made, as man pages say it.
  static let dateOfVersion = "November 30, 2026"
}

extension ReportingTool {
  /// `sheetc` with all its rules, as its reports name it.
  package static let sheetc = ReportingTool(name: "sheetc", version: "0.1.0") {
    allRules.map { rule in
      DocumentedRule(rule, text: rule.explanation, markdown: ReferencePages.section(on: rule))
    }
  }
}
