public import Diagnostics
package import SheetModel
import SheetSpec
import YAMLSyntax

/// What holds for specs besides what they say themselves.
public struct Configuration: Sendable {
  /// Which rules are decided, and how much each matters.
  public var rules: RuleSettings {
    didSet { selection = RuleSelection(rules) }
  }
  /// Whether all that its file says could be read; where not, nothing is made of the specs.
  public private(set) var isComplete = true
  /// What a document targets where it does not say it.
  package private(set) var platform = Platform()
  /// The severity of each rule, worked out once for all specs.
  private(set) var selection: RuleSelection

  /// Makes a configuration without a file, with sheetc's own defaults for the platform.
  public init(rules: RuleSettings = RuleSettings()) {
    self.rules = rules
    selection = RuleSelection(rules)
  }

  /// Reads a configuration file, which reports call `path`, and tells what is wrong with it; what
  /// could not be read is as if it were not said.
  public static func read(
    _ bytes: [UInt8], path: String
  ) -> (configuration: Configuration, report: FileReport) {
    var diagnostics = Diagnostics()
    let file = decodeText(bytes, path: path, &diagnostics)
    var configuration = Configuration()
    if !diagnostics.hasErrors {
      var tree = YAMLTree()
      tree.parse(file, &diagnostics)
      let spec = ConfigurationSpec(file, tree, &diagnostics)
      configuration.platform = Platform(spec.platform)
      configuration.rules = RuleSettings(
        includesAdvice: spec.advice.value ?? false,
        severities: severities(spec.rules.value ?? [], &diagnostics))
    }
    configuration.isComplete = !diagnostics.hasErrors
    return (configuration, FileReport(file: file, diagnostics: diagnostics.sorted()))
  }

  /// What stands for a configuration file that could not be read at all.
  public static var unread: Configuration {
    var configuration = Configuration()
    configuration.isComplete = false
    return configuration
  }

  /// The severity of each rule that is named; a name that cannot be moved is reported.
  private static func severities(
    _ levels: [RuleLevelSpec], _ diagnostics: inout Diagnostics
  ) -> [String: Severity?] {
    var severities: [String: Severity?] = [:]
    for entry in levels {
      guard isMovable(entry.rule, &diagnostics), let level = entry.level else { continue }
      severities.updateValue(level.severity, forKey: entry.rule.value)
    }
    return severities
  }

  private static func isMovable(
    _ rule: Located<String>, _ diagnostics: inout Diagnostics
  ) -> Bool {
    let excerpt = rule.value.prefix(40)
    if let known = allRules.first(where: { $0.id == rule.value }) {
      guard known.severity == .error else { return true }
      diagnostics.report(
        .unknownValue, "`\(excerpt)` is an error, and errors keep their severity", at: rule.range,
        help: ["the severity of warnings and advice can be changed"])
      return false
    }
    let names = allRules.filter { $0.severity != .error }.map { $0.id }
    let closest = closestName(to: rule.value, among: names)
    diagnostics.report(
      .unknownValue, "`\(excerpt)` is not a rule of sheetc", at: rule.range,
      help: [closest.map { "did you mean `\($0)`?" } ?? "`sheetc explain` lists the rules"],
      fixes: closest.map { [Fix("write `\($0)`", .unsafe, [.init(rule.range, $0)])] } ?? [])
    return false
  }
}

extension RuleLevel {
  /// The severity; nil where the rule is not decided.
  fileprivate var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .advice: .advice
    case .off: nil
    }
  }
}
