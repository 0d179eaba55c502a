/// One problem in one file.
public struct Diagnostic: Hashable, Sendable {
  /// The id of the rule.
  public let rule: String
  /// How much it matters.
  public let severity: Severity
  /// The fact, in one line that stands alone: lower case, no period.
  public let message: String
  /// The place to change; nil where the file as a whole is meant, or could not be read.
  public let range: SourceRange?
  /// What is said at `range` where the source is shown; nil says nothing there.
  public let label: String?
  /// Other places that belong to the problem.
  public let labels: [Label]
  /// What to do, a sentence or more each in lower case.
  public let help: [String]
  /// Edits that mend it, the obvious one first.
  public let fixes: [Fix]

  /// Makes a diagnostic of a rule, with the rule's id and, if no other is given, its severity.
  public init(
    _ rule: Rule, as severity: Severity? = nil, _ message: String, at range: SourceRange?,
    label: String? = nil, labels: [Label] = [], help: [String] = [], fixes: [Fix] = []
  ) {
    self.rule = rule.id
    self.severity = severity ?? rule.severity
    self.message = message
    self.range = range
    self.label = label
    self.labels = labels
    self.help = help
    self.fixes = fixes
  }

  /// A second place, with what is to be seen there.
  public struct Label: Hashable, Sendable {
    /// What is to be seen: `first used here`.
    public let message: String
    /// Where, in `path` or else in the diagnostic's own file.
    public let range: SourceRange
    /// Another file that the range belongs to; nil is the diagnostic's own file.
    public let path: String?

    /// Makes a label.
    public init(_ message: String, at range: SourceRange, in path: String? = nil) {
      self.message = message
      self.range = range
      self.path = path
    }
  }
}

/// A change to the text that mends a problem.
public struct Fix: Hashable, Sendable {
  /// Whether a tool may apply the fix unasked.
  public enum Applicability: String, CaseIterable, Sendable {
    /// The meaning that was clearly intended; may be applied by `sheetc fix`.
    case safe
    /// May change the meaning; applied only on request.
    case unsafe
  }

  /// A replacement of a range by text.
  public struct Edit: Hashable, Sendable {
    /// What is replaced; an empty range inserts.
    public let range: SourceRange
    /// The text that takes its place.
    public let replacement: String

    /// Makes an edit.
    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// What the fix does: `write 'medium'`.
  public let title: String
  /// Whether a tool may apply it unasked.
  public let applicability: Applicability
  /// The edits, in ascending order, without overlap.
  public let edits: [Edit]

  /// Makes a fix; the edits are put in order.
  public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits.sorted { $0.range < $1.range }
  }

  /// The text of `bytes` after the edits.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits where edit.range.start >= end && edit.range.end <= bytes.count {
      result += bytes[end..<edit.range.start]
      result += Array(edit.replacement.utf8)
      end = edit.range.end
    }
    return result + bytes[end...]
  }
}
