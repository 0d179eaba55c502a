import Diagnostics
package import YAMLSyntax

/// What a spec can be emitted as, as `emit` names it.
package enum EmissionTarget: String, Choice {
  /// Swift for UIKit.
  case uikit
  /// Swift for SwiftUI.
  case swiftui

  static var refused: [String: String] {
    ["json": "JSON is asked for on the command line, with `--emit json`"]
  }
}

/// The kinds of device that a spec targets.
package enum Idiom: String, Choice {
  /// iPhone.
  case phone
  /// iPad.
  case pad
}

/// The orientations that a spec targets.
package enum Orientation: String, Choice {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}

/// What all rules are decided against, as written.
package struct PlatformSpec: Sendable {
  /// The deployment target.
  package var ios: Entry<IOSVersion> = .missing
  /// The kinds of device.
  package var idioms: Entry<[Idiom]> = .missing
  /// The orientations.
  package var orientations: Entry<[Orientation]> = .missing

  static let definition = RecordDefinition<PlatformSpec>(
    "a platform", example: "platform: { ios: \"16.0\" }",
    nearMisses: [
      .key("iOS", "ios"), .key("deploymentTarget", "ios"), .key("minimumIOS", "ios"),
      .key("idiom", "idioms"), .key("devices", "idioms"),
    ],
    [
      Field(
        "ios", { $1(&$0.ios) }, .deploymentTarget, default: .written("16.0"),
        "The deployment target."),
      Field(
        "idioms", { $1(&$0.idioms) }, .list(.choice), default: .written("[phone, pad]"),
        "The kinds of device that the sheets are shown on."),
      Field(
        "orientations", { $1(&$0.orientations) }, .list(.choice),
        default: .written("[portrait, landscape]"),
        "The orientations that the sheets are shown in."),
    ])
}

/// One document of a spec file, as written; its sheets are read one by one.
package struct DocumentSpec: Sendable {
  /// The version of the language.
  package var version: Entry<Int> = .missing
  /// What the file is called in code.
  package var name: Entry<String> = .missing
  /// What the file is for.
  package var emit: Entry<[EmissionTarget]> = .missing
  /// What rules are decided against.
  package var platform: Entry<PlatformSpec> = .missing
  /// The mapping that holds the sheets.
  package var sheets: Entry<YAMLNode> = .missing

  /// Every key of a document.
  package static let definition = RecordDefinition<DocumentSpec>(
    "a spec", example: "sheets: { Name: { detents: [medium, large] } }",
    nearMisses: [
      .key("sheet", "sheets"),
      .sentence("ios", "the deployment target is `platform: { ios: \"16.0\" }`"),
      .sentence("idioms", "`idioms` belongs under `platform`"),
      .sentence("orientations", "`orientations` belongs under `platform`"),
      .sentence(
        "detents", "`detents` belongs to a sheet: `sheets: { Name: { detents: [medium, large] } }`",
        under: "sheets"),
    ],
    guess: { name in
      guard name.utf8.first.map(isUppercaseLetter) == true else { return nil }
      return .sentence(name, "a sheet stands under `sheets`, indented", under: "sheets")
    },
    [
      Field(
        "version", { $1(&$0.version) }, .languageVersion, default: .written("1"),
        "The version of the language."),
      Field(
        "name", { $1(&$0.name) }, .typeName, default: "from the name of the file",
        "What the file is called in code."),
      Field(
        "emit", { $1(&$0.emit) }, .list(.choice), default: .written("[uikit]"),
        "What `sheetc compile` makes of the file; `--emit` overrides it."),
      Field(
        "platform", { $1(&$0.platform) }, .record(PlatformSpec.definition) { PlatformSpec() },
        default: "iOS 16.0 on phones and pads in both orientations",
        "What all rules are decided against."),
      Field("sheets", { $1(&$0.sheets) }, .sheets, default: nil, "The sheets by their names."),
    ])
}

extension ValueType where Value == YAMLNode {
  /// A mapping from names to sheets, with at least one; left for later.
  static let sheets = ValueType(
    "a mapping from names to sheets",
    .map(from: .type, to: SheetSpec.definition.shape(), count: 1...Int.max)
  ) { node, decoding in
    guard decoding.tree.kind(node) == .mapping else {
      return decoding.wrongType(
        node, "a mapping from names to sheets",
        help: ["let each sheet begin with its name: `Name: { detents: [medium, large] }`"])
    }
    for _ in decoding.tree.pairs(node) { return node }
    decoding.diagnostics.report(
      .wrongType, "`sheets` has no sheet", at: decoding.tree.range(node),
      help: ["write `Name: { detents: [large] }`"])
    return nil
  }
}
