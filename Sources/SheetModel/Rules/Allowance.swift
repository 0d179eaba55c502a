import Diagnostics
import SheetSpec
import YAMLSyntax

/// A rule that a sheet allows to be broken.
struct Allowance {
  /// The rule's place in `SheetRule.all`.
  let position: Int
  /// Where its id is written.
  let range: SourceRange
  /// Whether something was allowed by it.
  var isUsed = false

  /// Reads what a sheet allows; an id that cannot be allowed is reported.
  static func all(_ spec: SheetSpec, _ diagnostics: inout Diagnostics) -> [Allowance] {
    guard let entries = spec.allow.value?.records else { return [] }
    return entries.compactMap { entry in
      guard case .written(let id, _, let range) = entry.rule else { return nil }
      if let position = SheetRule.all.firstIndex(where: { $0.rule.id == id && $0.isAllowable }) {
        return Allowance(position: position, range: range)
      }
      report(id, at: range, &diagnostics)
      return nil
    }
  }

  private static func report(
    _ id: String, at range: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    let others = yamlRules + specRules + SheetRule.all.map { $0.rule }
    guard !others.contains(where: { $0.id == id }) else {
      diagnostics.report(
        .unknownValue,
        id == "stale-allow"
          ? "`stale-allow` is about `allow` itself, which cannot silence it"
          : "`\(id)` is an error, and no error can be allowed",
        at: range, help: ["warnings and advice can be allowed"])
      return
    }
    let names = SheetRule.all.filter { $0.isAllowable }.map { $0.rule.id }
    let closest = closestName(to: id, among: names)
    diagnostics.report(
      .unknownValue, "`\(id.prefix(40))` is not a rule of sheetc", at: range,
      help: [closest.map { "did you mean `\($0)`?" } ?? "`sheetc explain` lists the rules"],
      fixes: closest.map { [Fix("write `\($0)`", .unsafe, [.init(range, $0)])] } ?? [])
  }
}

extension SheetRule {
  /// Whether a sheet may be allowed to break the rule.
  fileprivate var isAllowable: Bool { rule.severity != .error && rule.id != "stale-allow" }
}
