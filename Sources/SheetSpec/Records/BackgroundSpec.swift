import Diagnostics
import YAMLSyntax

/// What a sheet is filled with.
package enum Background: Hashable, Sendable {
  /// What the system chooses.
  case system
  /// A blur.
  case material(Material)
  /// A colour of the asset catalogue, by its name.
  case color(String)
  /// What the app supplies.
  case host
}

/// A blur, by SwiftUI's names.
package enum Material: String, Choice {
  case ultraThin, thin, regular, thick, chrome

  /// Whether SwiftUI has it.
  package var isInSwiftUI: Bool { self != .chrome }

  static var refused: [String: String] {
    ["bar": "the material of system bars is `chrome` here, as UIKit has it"]
  }
}

/// Whether what is behind a sheet scrolls while it is up.
package enum BackgroundScrolling: String, Choice {
  case enabled, locked
}

/// Whether a sheet refuses to be swiped away.
package enum Modality: Hashable, Sendable {
  /// It does, or does not, always.
  case fixed(Bool)
  /// The app says so at run time.
  case host
}

/// What a background is made of, as written.
private struct BackgroundSpec: Sendable {
  var material: Entry<Material> = .missing
  var color: Entry<String> = .missing

  static let definition = RecordDefinition<BackgroundSpec>(
    "a background", example: "background: { material: thin }",
    nearMisses: [.key("colour", "color"), .key("effect", "material"), .key("blur", "material")],
    [
      Field("material", { $1(&$0.material) }, .choice, default: "none", "A blur of UIKit's."),
      Field(
        "color", { $1(&$0.color) }, .text, default: "none",
        "A colour of the asset catalogue, by its name."),
    ])
}

extension ValueType where Value == Background {
  /// `system`, `host`, or a material or a colour.
  static let background = ValueType(
    "`system`, `host`, `{ material: … }` or `{ color: … }`",
    .any([
      .words(["system", "host"]),
      BackgroundSpec.definition.shape(exactlyOneOf: ["material", "color"]),
    ])
  ) { node, decoding in
    let expectation = "`system`, `host`, `{ material: … }` or `{ color: … }`"
    guard decoding.tree.kind(node) == .mapping else {
      switch decoding.tree.kind(node) == .scalar ? decoding.tree.string(node) : "" {
      case "system": return .system
      case "host": return .host
      default: return decoding.wrongType(node, expectation)
      }
    }
    var spec = BackgroundSpec()
    let count = decoding.diagnostics.all.count
    guard BackgroundSpec.definition.decode(node, into: &spec, &decoding) else { return nil }
    switch (spec.material, spec.color) {
    case (.written(let material, _, _), .missing): return .material(material)
    case (.missing, .written(let name, _, _)): return .color(name)
    default:
      guard decoding.diagnostics.all.count == count else { return nil }
      decoding.subject = "background"
      return decoding.wrongType(node, expectation)
    }
  }
}

extension ValueType where Value == Modality {
  /// `true`, `false` or `host`.
  static let modality = ValueType(
    "`true`, `false` or `host`", .any([.boolean, .words(["host"])])
  ) { node, decoding in
    if decoding.tree.kind(node) == .scalar, decoding.tree.string(node) == "host" { return .host }
    return ValueType<Bool>.boolean.read(node, &decoding).map { .fixed($0) }
  }
}
