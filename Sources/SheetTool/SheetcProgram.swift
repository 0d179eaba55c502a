package import CommandLineKit
import DiagnosticFormats
import SheetCompiler

extension Program {
  /// `sheetc` with all its commands.
  package static let sheetc = Program(
    Command(
      "sheetc", abstract: "compile descriptions of iOS sheets",
      subcommands: [.check, .fix, .compile, .explain, .devices, .simulate]),
    version: ReportingTool.sheetc.version)
}

extension ReportingTool {
  /// `sheetc` with all its rules, as its reports name it.
  static let sheetc = ReportingTool(name: "sheetc", version: "0.1.0") {
    allRules.map { rule in
      DocumentedRule(rule, text: rule.explanation, markdown: ReferencePages.section(on: rule))
    }
  }
}
