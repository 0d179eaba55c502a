import Diagnostics
import YAMLSyntax

/// Texts that differ from one in a single value or key.
struct Mutations {
  /// The texts.
  let all: [String]

  /// What stands in the place of a value, and of a key.
  private static let values = [
    "", "true", "12", "-5", "40%", "none", "\"320\"", "[]", "[low, large]", "{ low: 100 }",
  ]
  private static let keys = ["other", "null", "height"]

  /// Puts something else in the place of each value and key of `text`, one at a time.
  init(of text: String) {
    let file = SourceFile(path: "sample.sheet.yaml", text: text)
    var tree = YAMLTree()
    var diagnostics = Diagnostics()
    tree.parse(file, &diagnostics)
    var places: [(SourceRange, [String])] = []
    func visit(_ node: YAMLNode) {
      places.append((tree.range(node), Self.values))
      for item in tree.items(node) { visit(item) }
      for pair in tree.pairs(node) {
        places.append((tree.range(pair.key), Self.keys))
        visit(pair.value)
      }
    }
    for document in tree.documents { visit(document) }
    all = places.flatMap { range, replacements in
      replacements.map { replacement in
        let bytes = file.bytes
        return String(
          decoding: Array(bytes[..<range.start]) + Array(replacement.utf8)
            + Array(bytes[range.end...]), as: UTF8.self)
      }
    }
  }

  /// A spec with a bit of everything.
  static let sample = header + "sheets:\n" + sheets.joined()

  /// Specs that say together what the sample does; each is decided fast.
  static let samples =
    [header + "sheets: { Name: {} }\n"] + sheets.map { "sheets:\n" + $0 }

  private static let header = """
    version: 1
    name: Search
    emit: [uikit]
    platform: { ios: "27.0", idioms: [phone], orientations: [portrait] }

    """

  private static let sheets = [
    """
      Tray:
        description: What is found.
        modalPresentationStyle: popover
        popover:
          anchor: sourceView
          permittedArrowDirections: [up]
        preferredContentSize: { width: 320, height: 400 }
        isModalInPresentation: host
        prefersGrabberVisible: true
        preferredCornerRadius: 12
        selectedDetentIdentifier: low
        preferredPlacement: leading
        background: { material: thin }
        backgroundScrolling: locked
        detents:
          - low: 160
          - large
        actions:
          grow: { select: large, whenContentOffsetExceeds: 20 }
          turn: { cycle: [low, large] }
        allow:
          - rule: tiny-detent
            because: a bar

    """,
    """
      Album:
        parameters:
          bar: { default: 50, minimum: 0, maximum: 100 }
        detents:
          - bottom: { height: bar + 100, activeIn: { verticalSizeClass: regular } }
          - follows: { height: fit + 200, estimated: 300 }

    """,
    """
      Player:
        detents: [medium, large]
        variants:
          - when: { state: searching, minimumIOS: "28.0" }
            selectedDetentIdentifier: large
            detents: [large]

    """,
    """
      Photo:
        modalPresentationStyle: fullScreen
        dismissal:
          closeControl: true
          interactive:
            direction: [down, up]
            thresholds: [{ progress: 0.25 }, { velocity: 300 }]
            distance: 50%
            minimumTranslation: 4
            completionSpeed: { finish: 0.9 }
            dimming: 0.4

    """,
  ]
}
