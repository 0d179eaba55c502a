/// The problems of one file, in the order in which they were found until they are sorted.
public struct Diagnostics: Sendable {
  /// What was reported so far.
  public private(set) var all: [Diagnostic] = []
  /// Whether one of them is an error.
  public private(set) var hasErrors = false

  /// An empty collection.
  public init() {}

  /// Whether nothing was reported.
  public var isEmpty: Bool { all.isEmpty }

  /// Reports a problem.
  public mutating func report(_ diagnostic: Diagnostic) {
    hasErrors = hasErrors || diagnostic.severity == .error
    all.append(diagnostic)
  }

  /// Reports a problem of a rule.
  public mutating func report(
    _ rule: Rule, _ message: String, at range: SourceRange?, label: String? = nil,
    labels: [Diagnostic.Label] = [], help: [String] = [], fixes: [Fix] = []
  ) {
    report(
      Diagnostic(
        rule, message, at: range, label: label, labels: labels, help: help, fixes: fixes))
  }

  /// Takes back what a rule reported inside one of `ranges`, where another problem is the cause.
  public mutating func withdraw(_ rule: Rule, inside ranges: [SourceRange]) {
    guard !ranges.isEmpty else { return }
    let ranges = ranges.sorted()
    all.removeAll { diagnostic in
      guard diagnostic.rule == rule.id, let range = diagnostic.range else { return false }
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].start <= range.start { low = middle + 1 } else { high = middle }
      }
      return low > 0 && ranges[low - 1].contains(range)
    }
    hasErrors = all.contains { $0.severity == .error }
  }

  /// Each problem once, by place, then by rule and message; a problem of the whole file is first.
  public func sorted() -> [Diagnostic] {
    guard all.count > 1 else { return all }
    var seen: Set<Identity> = []
    return all.filter { seen.insert(Identity($0)).inserted }.sorted { left, right in
      guard left.range == right.range else {
        guard let leftRange = left.range, let rightRange = right.range else {
          return left.range == nil
        }
        return leftRange < rightRange
      }
      return (left.rule, left.message) < (right.rule, right.message)
    }
  }
}

/// What makes two problems one: what aliases repeat is found in one place and another, and may
/// carry other labels and help each time.
private struct Identity: Hashable {
  let rule: String
  let range: SourceRange?
  let message: String

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    range = diagnostic.range
    message = diagnostic.message
  }
}

/// What was found in one input.
public struct FileReport: Sendable {
  /// The text, for showing places; without bytes where the file could not be read.
  public let file: SourceFile
  /// The problems, sorted.
  public let diagnostics: [Diagnostic]

  /// Makes a report.
  public init(file: SourceFile, diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }
}
