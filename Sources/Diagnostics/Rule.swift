/// How much a problem matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Nothing is emitted for a spec that has one.
  case error
  /// Legal, and it surprises.
  case warning
  /// Worth knowing; off unless asked for.
  case advice

  /// Orders by weight, errors first.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .advice: 2
    }
  }
}

/// What an id in a diagnostic promises: its documentation, and examples that are its tests.
///
/// One file holds one rule. The checks live with the stage that can decide them.
public struct Rule: Sendable {
  /// The kebab-case id, the same for ever: `misordered-detents`.
  public let id: String
  /// The severity of every diagnostic with this id.
  public let severity: Severity
  /// What is reported, in one sentence.
  public let summary: String
  /// Why it matters, and the source of the fact.
  public let rationale: String
  // Made where they are asked for, and not at each start.
  private let makeExamples: @Sendable () -> [Example]

  /// Specs that break the rule, and specs that nearly do.
  public var examples: [Example] { makeExamples() }

  /// Makes a rule.
  public init(
    id: String, severity: Severity, summary: String, rationale: String,
    examples: @escaping @autoclosure @Sendable () -> [Example]
  ) {
    self.init(
      id: id, severity: severity, summary: summary, rationale: rationale, makeExamples: examples)
  }

  /// Makes a rule whose examples are made by a closure.
  package init(
    id: String, severity: Severity, summary: String, rationale: String,
    makeExamples: @escaping @Sendable () -> [Example]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.makeExamples = makeExamples
  }

  /// A spec that shows a rule at work.
  public struct Example: Sendable {
    /// The spec; in a bad one `«` and `»` stand around each expected primary range.
    public let text: String
    /// Whether the rule reports nothing here.
    public let isGood: Bool
    /// The spec after the rule's first fix, where it has one.
    public let fixed: String?

    /// A spec on which the rule is silent, and no other error is found.
    public static func good(_ text: String) -> Example {
      Example(text: text, isGood: true, fixed: nil)
    }

    /// A spec in which the rule reports exactly the marked ranges.
    public static func bad(_ text: String, fixed: String? = nil) -> Example {
      Example(text: text, isGood: false, fixed: fixed)
    }
  }
}
