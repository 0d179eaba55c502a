/// Which rules are decided in a run, and how much each matters.
///
/// Only warnings and advice can be moved: an error is an error everywhere.
public struct RuleSettings: Hashable, Sendable {
  /// Whether advice is given.
  public var includesAdvice: Bool
  /// The severity of each rule that is to have another than its own, by id; `.some(nil)` turns
  /// the rule off.
  public var severities: [String: Severity?]

  /// Makes settings; without arguments every rule has its own severity, and no advice is given.
  public init(includesAdvice: Bool = false, severities: [String: Severity?] = [:]) {
    self.includesAdvice = includesAdvice
    self.severities = severities
  }

  /// How much `rule` matters; nil where it is not decided.
  public func severity(of rule: Rule) -> Severity? {
    guard rule.severity != .error else { return .error }
    let severity = severities[rule.id] ?? rule.severity
    return severity == .advice && !includesAdvice ? nil : severity
  }
}
