package import Diagnostics

/// A rule about a sheet: what it promises, and how it is decided.
package struct SheetRule: Sendable {
  /// What the rule promises.
  package let rule: Rule
  /// Reports where the sheet breaks the rule; passes over what could not be read.
  let check: @Sendable (SheetContext, inout RuleReport) -> Void

  init(
    id: String, severity: Severity, summary: String, rationale: String, examples: [Rule.Example],
    check: @escaping @Sendable (SheetContext, inout RuleReport) -> Void
  ) {
    rule = Rule(
      id: id, severity: severity, summary: summary, rationale: rationale, examples: examples)
    self.check = check
  }

  /// Every rule about a sheet, by id.
  package static let all: [SheetRule] = [
    deadOnStyle, duplicateDetent, emptyDetents, misorderedDetents, missingAnchor, outOfRange,
    reservedDetentIdentifier, unavailableAPI, unknownDetent,
  ]
}

/// Reports what breaks one rule.
struct RuleReport {
  /// The rule's place in `SheetRule.all`.
  var position = 0
  /// What was reported so far, by this rule and others.
  var diagnostics = Diagnostics()

  /// Reports a place that breaks the rule.
  mutating func callAsFunction(
    _ message: String, at range: SourceRange, label: String? = nil,
    labels: [Diagnostic.Label] = [], help: [String] = [], fixes: [Fix] = []
  ) {
    diagnostics.report(
      SheetRule.all[position].rule, message, at: range, label: label, labels: labels, help: help,
      fixes: fixes)
  }
}
