import Diagnostics
import SheetCompiler

extension FuzzTarget {
  /// A spec that is fixed: fixing it again changes nothing, no error comes of it, and it still parses.
  package static let fix = FuzzTarget(name: "fix") { bytes throws(Fault) in
    var compiler = SpecCompiler(RuleSettings(includesAdvice: true))
    let before = compiler.check(bytes, path: "fuzz.sheet.yaml").diagnostics
    for allowsUnsafe in [false, true] {
      let word = allowsUnsafe ? "with unsafe fixes" : "with safe fixes"
      var fixer = SpecFixer(
        allowsUnsafe: allowsUnsafe, Configuration(rules: RuleSettings(includesAdvice: true)))
      let once = fixer.fix(bytes, path: "fuzz.sheet.yaml")
      let twice = fixer.fix(once.bytes, path: "fuzz.sheet.yaml")
      try require(
        twice.bytes == once.bytes && twice.fixCount == 0, "\(word): the second time changes more")
      let after = compiler.check(once.bytes, path: "fuzz.sheet.yaml").diagnostics
      try require(
        after == once.report.diagnostics, "\(word): the report is not one of the text")
      try require(
        errors(after).count <= errors(before).count,
        "\(word): \(errors(before).count) errors became \(errors(after).count)")
      try require(
        isUnread(before) || !isUnread(after), "\(word): the text does not parse any more")
      try require(once.fixCount > 0 || once.bytes == bytes, "\(word): a change that is no fix")
    }
  }

  private static func errors(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity == .error }
  }

  private static func isUnread(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.rule == "yaml-syntax" }
  }
}
