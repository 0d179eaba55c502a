import YAMLSyntax

/// A rule that is silenced in one sheet, as written.
package struct AllowanceSpec: Sendable {
  /// The id of the rule.
  package var rule: Entry<String> = .missing
  /// Why what the rule reports is right here.
  package var because: Entry<String> = .missing

  static let definition = RecordDefinition<AllowanceSpec>(
    "an allowance", example: "{ rule: tiny-detent, because: a bar that only shows the title }",
    nearMisses: [
      .key("id", "rule"), .key("name", "rule"), .key("reason", "because"),
      .key("why", "because"),
    ],
    [
      Field("rule", { $1(&$0.rule) }, .ruleName, default: nil, "The id of a warning or an advice."),
      Field(
        "because", { $1(&$0.because) }, .reason, default: nil,
        "Why what the rule reports is right here, for those who read the spec later."),
    ])
}

extension ValueType where Value == String {
  /// The id of a rule; which there are is for later stages.
  fileprivate static let ruleName = ValueType("text", .rule(isAllowed: true)) { node, decoding in
    text.read(node, &decoding)
  }
}
