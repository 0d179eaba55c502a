import Diagnostics
import YAMLSyntax

/// When a variant holds, as written; a part that is not said always holds.
package struct ConditionSpec: Sendable {
  /// In which width.
  package var horizontalSizeClass: Entry<SizeClass> = .missing
  /// In which height.
  package var verticalSizeClass: Entry<SizeClass> = .missing
  /// On which kind of device.
  package var userInterfaceIdiom: Entry<Idiom> = .missing
  /// From which version of iOS on.
  package var minimumIOS: Entry<IOSVersion> = .missing
  /// In which state of the app.
  package var state: Entry<String> = .missing

  /// Every key of a condition.
  package static let definition = RecordDefinition<ConditionSpec>(
    "`when`", example: "when: { horizontalSizeClass: regular }",
    nearMisses: [
      .key("idiom", "userInterfaceIdiom"), .key("ios", "minimumIOS"), .key("iOS", "minimumIOS"),
      .key("width", "horizontalSizeClass"), .key("height", "verticalSizeClass"),
    ],
    [
      Field(
        "horizontalSizeClass", { $1(&$0.horizontalSizeClass) }, .choice, default: "any",
        "The width in which the variant holds."),
      Field(
        "verticalSizeClass", { $1(&$0.verticalSizeClass) }, .choice, default: "any",
        "The height in which the variant holds."),
      Field(
        "userInterfaceIdiom", { $1(&$0.userInterfaceIdiom) }, .choice, default: "any",
        "The kind of device on which the variant holds."),
      Field(
        "minimumIOS", { $1(&$0.minimumIOS) }, .deploymentTarget, default: "any",
        "The version of iOS from which on the variant holds."),
      Field(
        "state", { $1(&$0.state) }, .stateName, default: "any",
        "The state, switched by the app, in which the variant holds."),
    ])
}

extension ValueType where Value == String {
  /// The name of a state; `standard` is that of a sheet in none of its own.
  fileprivate static let stateName = ValueType(
    "the name of a state", .name(.member(besides: ["standard"]))
  ) { node, decoding in
    guard let name = text.read(node, &decoding) else { return nil }
    let range = decoding.tree.range(node)
    guard name != "standard" else {
      decoding.diagnostics.report(
        .invalidName, "`standard` cannot name a state: it is the one without a state", at: range,
        help: ["what holds without a state is said in the sheet itself"])
      return nil
    }
    return decoding.isMemberName(name, of: "a state", at: range) ? name : nil
  }
}

/// What differs under a condition, as written.
package struct VariantSpec: Sendable {
  /// When it holds.
  package var when: Entry<ConditionSpec> = .missing
  /// What it says in the place of the sheet.
  package var sheet = SheetSpec(name: Located("", at: SourceRange(0, 0)))

  /// The keys of a sheet that hold for all of its variants.
  private static let common: Set<String> = [
    "description", "parameters", "actions", "variants", "allow",
  ]

  /// Every key of a variant: when it holds, and those of a sheet that can differ.
  package static let definition = RecordDefinition<VariantSpec>(
    "a variant", example: "{ when: { horizontalSizeClass: regular }, detents: [large] }",
    nearMisses: [
      .key("if", "when"), .key("condition", "when"),
      .sentence(
        "state", "a state belongs under `when`: `when: { state: searching }`", under: "when"),
    ],
    [
      Field(
        "when", { $1(&$0.when) }, .record(ConditionSpec.definition) { ConditionSpec() },
        default: nil, "When the variant holds; the last that holds wins, key by key.")
    ]
      + SheetSpec.definition.fields.filter { !common.contains($0.key) }.map(varied))

  /// A key of a sheet as a variant has it: a name alone can stand for a detent there, and nothing is
  /// said of a drag.
  private static func varied(_ field: Field<SheetSpec>) -> Field<VariantSpec> {
    switch field.key {
    case "detents":
      field.lifted(shape: { detentListShape(isInVariant: true) }) { $1(&$0.sheet) }
    case "dismissal":
      Field(
        field.key, { $1(&$0.sheet.dismissal) },
        .record(DismissalSpec.definitionInVariant) { DismissalSpec() }, default: "none",
        field.summary)
    default: field.lifted { $1(&$0.sheet) }
    }
  }
}

extension ValueType where Value == RecordList<VariantSpec> {
  /// The variants of a sheet, in whose lists of detents a name alone is the sheet's own detent.
  static let variants = ValueType(list.expectation, list.shape) { node, decoding in
    decoding.isInVariant = true
    defer { decoding.isInVariant = false }
    return list.read(node, &decoding)
  }

  private static var list: ValueType {
    .list(of: VariantSpec.definition) { VariantSpec() }
  }
}

extension Entry<DetentListSpec> {
  /// The list with the detents of `base` in the place of the names that stand for them.
  package func resolved(with base: [DetentSpec]) -> Entry {
    guard case .written(let list, let key, let range) = self,
      list.detents.contains(where: { $0.isReference })
    else { return self }
    let detents = list.detents.map { detent in
      guard detent.isReference,
        let own = base.first(where: { $0.name.value == detent.name.value })
      else { return detent }
      return DetentSpec(name: detent.name, kind: own.kind, range: detent.range)
    }
    return .written(
      DetentListSpec(detents: detents, isComplete: list.isComplete, node: list.node), key: key,
      range: range)
  }
}
