package import Diagnostics
import YAMLSyntax

/// The rules about sheets, each with the severity that it has in a run.
package struct RuleSelection: Sendable {
  // A bit for each rule, by its place in `SheetRule.all`, the first rule's lowest: an array of severities
  // would make a run over one file make a type.
  private var errors: UInt64 = 0
  private var warnings: UInt64 = 0
  private var advice: UInt64 = 0

  /// Works out the severities.
  package init(_ settings: RuleSettings) {
    precondition(SheetRule.all.count <= UInt64.bitWidth)
    var bit: UInt64 = 1
    for rule in SheetRule.all {
      switch settings.severity(of: rule.rule) {
      case .error: errors |= bit
      case .warning: warnings |= bit
      case .advice: advice |= bit
      case nil: break
      }
      bit <<= 1
    }
  }

  /// The severity of the rule at a place of `SheetRule.all`; nil where it is not decided.
  func severity(at position: Int) -> Severity? {
    let bit: UInt64 = 1 << UInt64(position)
    if errors & bit != 0 { return .error }
    if warnings & bit != 0 { return .warning }
    return advice & bit != 0 ? .advice : nil
  }
}

/// Collects what breaks the rules in one sheet.
struct RuleReport {
  /// What was reported so far.
  private(set) var diagnostics = Diagnostics()
  /// What the sheet allows.
  private(set) var allowances: [Allowance]
  private let selection: RuleSelection
  /// The sheet, by any of its contexts: all have one tree.
  private let context: SheetContext
  private var position = 0
  /// The conditions of the variants that hold.
  private var conditions: [SourceRange] = []
  /// What was reported of other combinations of variants.
  private var before: Set<ReportedPlace> = []

  init(_ selection: RuleSelection, _ allowances: [Allowance], _ context: SheetContext) {
    self.selection = selection
    self.allowances = allowances
    self.context = context
  }

  /// Goes on to the rule at a place of `SheetRule.all`; tells whether it is to be decided. One that
  /// the sheet allows is, so that it is known whether there is something to allow.
  mutating func begin(_ position: Int) -> Bool {
    self.position = position
    return selection.severity(at: position) != nil
      || allowances.contains { $0.position == position }
  }

  /// Reports a place that breaks the rule. A fix is left out that would change what an alias stands
  /// for, and with it another place, of which the rule knows nothing.
  mutating func callAsFunction(
    _ message: String, at range: SourceRange, label: String? = nil,
    labels: [Diagnostic.Label] = [], help: [String] = [], fixes: [Fix] = []
  ) {
    if let index = allowances.firstIndex(where: { $0.position == position }) {
      allowances[index].isUsed = true
      return
    }
    guard let severity = selection.severity(at: position),
      !before.contains(ReportedPlace(rule: SheetRule.all[position].rule.id, range: range))
    else { return }
    let fixes = fixes.filter { fix in !fix.edits.contains { context.tree.isShared($0.range) } }
    let places = conditions.map { Diagnostic.Label("where this holds", at: $0) }
    diagnostics.report(
      Diagnostic(
        SheetRule.all[position].rule, as: severity, message, at: range, label: label,
        labels: labels + places, help: help, fixes: fixes))
  }

  /// Goes on to another combination of variants; what one has reported no other reports again.
  mutating func beginCombination(where conditions: [SourceRange]) {
    self.conditions = conditions
    for diagnostic in diagnostics.all {
      before.insert(ReportedPlace(rule: diagnostic.rule, range: diagnostic.range))
    }
  }
}

/// A rule that reported a place.
private struct ReportedPlace: Hashable {
  let rule: String
  let range: SourceRange?
}
