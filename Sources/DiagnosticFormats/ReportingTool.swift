package import Diagnostics

/// The program that a report comes from, for formats that say so.
package struct ReportingTool: Sendable {
  /// The name: `sheetc`.
  package let name: String
  /// The version, as semantic versioning writes it: `0.1.0`.
  package let version: String
  /// All rules that the program has, reported or not, in any order.
  ///
  /// Made when a format asks, for most runs show no rule.
  package let rules: @Sendable () -> [DocumentedRule]

  /// Makes a tool.
  package init(
    name: String, version: String, rules: @escaping @Sendable () -> [DocumentedRule]
  ) {
    self.name = name
    self.version = version
    self.rules = rules
  }

  /// A rule with its documentation written out.
  package struct DocumentedRule: Sendable {
    /// The rule.
    package let rule: Rule
    /// The documentation for a terminal.
    package let text: String
    /// The same in Markdown.
    package let markdown: String

    /// Makes a documented rule.
    package init(_ rule: Rule, text: String, markdown: String) {
      self.rule = rule
      self.text = text
      self.markdown = markdown
    }
  }
}
