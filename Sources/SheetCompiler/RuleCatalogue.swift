public import Diagnostics
import SheetModel
import SheetSpec
import YAMLSyntax

/// Every rule that sheetc has, by id.
public let allRules: [Rule] =
  (yamlRules + specRules + [.driftedOutput, .unreadableFile] + SheetRule.all.map { $0.rule })
  .sorted { $0.id < $1.id }
