package import Diagnostics
package import YAMLSyntax

/// What a configuration can make of a rule.
package enum RuleLevel: String, Choice {
  /// Nothing is made of a spec that breaks it.
  case error
  /// It is reported.
  case warning
  /// It is reported where advice is asked for.
  case advice
  /// It is not decided.
  case off

  static var refused: [String: String] {
    let off = "a rule that is not to be decided is `off`"
    let warning = "a rule that is to be reported is `warning`, or `error`"
    let advice = "what is worth knowing is `advice`"
    return [
      "false": off, "none": off, "ignore": off, "disabled": off, "true": warning, "on": warning,
      "warn": "did you mean `warning`?", "note": advice, "info": advice,
    ]
  }
}

/// A rule that a configuration moves, as written.
package struct RuleLevelSpec: Sendable {
  /// The id of the rule.
  package let rule: Located<String>
  /// What becomes of it; nil where that could not be read.
  package let level: RuleLevel?
}

/// A configuration file, as written.
package struct ConfigurationSpec: Sendable {
  /// What rules are decided against where a spec does not say it.
  package var platform: Entry<PlatformSpec> = .missing
  /// Whether advice is given.
  package var advice: Entry<Bool> = .missing
  /// The rules that have another severity than their own.
  package var rules: Entry<[RuleLevelSpec]> = .missing

  /// Makes a configuration without a key.
  package init() {}

  static let definition = RecordDefinition<ConfigurationSpec>(
    "a configuration", example: "platform: { ios: \"17.0\" }",
    nearMisses: [
      .key("severity", "rules"), .key("severities", "rules"),
      .sentence("ios", "the deployment target is `platform: { ios: \"16.0\" }`"),
      .sentence("idioms", "`idioms` belongs under `platform`"),
      .sentence("orientations", "`orientations` belongs under `platform`"),
      .sentence(
        "allow", "`allow` belongs to a sheet; for all sheets write `rules: { RULE: off }`"),
      .sentence("sheets", "sheets stand in a spec, whose name ends in `.sheet.yaml`"),
    ],
    [
      Field(
        "platform", { $1(&$0.platform) }, .record(PlatformSpec.definition) { PlatformSpec() },
        default: "iOS 16.0 on phones and pads in both orientations",
        "What all rules are decided against, key by key, where a spec does not say it."),
      Field(
        "advice", { $1(&$0.advice) }, .boolean, default: "false",
        "Whether advice is given, as `--advice` does."),
      Field(
        "rules", { $1(&$0.rules) }, .ruleLevels, default: "none",
        "The severity of warnings and advice, by the ids of their rules."),
    ])
}

extension ConfigurationSpec {
  /// Reads the one document of `tree`, the nodes of `file`; a file that says nothing is right.
  package init(_ file: SourceFile, _ tree: YAMLTree, _ diagnostics: inout Diagnostics) {
    self.init()
    var decoding = Decoding(file, tree, diagnostics)
    defer { diagnostics = decoding.diagnostics }
    guard let root = tree.documents.first else { return }
    for other in tree.documents.dropFirst() where !decoding.isSpoilt(other) {
      decoding.diagnostics.report(
        .wrongType, "a configuration is one document, and another begins here",
        at: tree.range(other), help: ["the configuration of other specs stands in their folder"])
    }
    guard !decoding.isSpoilt(root), !decoding.isEmpty(root) else { return }
    guard tree.kind(root) == .mapping else {
      decoding.diagnostics.report(
        .wrongType, "a configuration is a mapping, found \(decoding.description(of: root))",
        at: tree.range(root), help: ["write it like `platform: { ios: \"17.0\" }`"])
      return
    }
    _ = ConfigurationSpec.definition.decode(root, into: &self, &decoding)
  }
}

extension ValueType where Value == [RuleLevelSpec] {
  /// A mapping from rules to what becomes of them; which rules there are is for later stages.
  static let ruleLevels = ValueType(
    "a mapping from rules to `error`, `warning`, `advice` or `off`",
    .ruleMap(to: ValueType<RuleLevel>.choice.shape)
  ) { node, decoding in
    guard decoding.tree.kind(node) == .mapping else {
      return decoding.wrongType(
        node, "a mapping from rules to what becomes of them",
        help: ["write it like `rules: { looks-like-fraction: error }`"])
    }
    let level = ValueType<RuleLevel>.choice
    var levels: [RuleLevelSpec] = []
    for pair in decoding.tree.pairs(node) where !decoding.isSpoilt(pair.key) {
      let range = decoding.tree.range(pair.key)
      guard decoding.tree.kind(pair.key) == .scalar else {
        decoding.diagnostics.report(
          .wrongType, "the id of a rule is text, found \(decoding.description(of: pair.key))",
          at: range)
        continue
      }
      decoding.subject = decoding.excerpt(pair.key)
      levels.append(
        RuleLevelSpec(
          rule: Located(decoding.tree.string(pair.key), at: range),
          level: decoding.isSpoilt(pair.value) ? nil : level.read(pair.value, &decoding)))
    }
    return levels
  }
}
