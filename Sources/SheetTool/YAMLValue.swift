import Diagnostics
import JSONText
import YAMLSyntax

/// What a YAML text is to those who read it without knowing what is wanted.
enum YAMLValue {
  /// The value of a text of one document, by YAML 1.2's idea of scalars.
  static func json(_ text: String) -> JSONValue {
    var tree = YAMLTree()
    var diagnostics = Diagnostics()
    tree.parse(SourceFile(path: "", text: text), &diagnostics)
    return tree.documents.first.map { json($0, tree) } ?? .null
  }

  private static func json(_ node: YAMLNode, _ tree: YAMLTree) -> JSONValue {
    switch tree.kind(node) {
    case .sequence: return .array(tree.items(node).map { json($0, tree) })
    case .mapping:
      return .object(
        JSONObject(
          tree.pairs(node).map { pair in
            JSONObject.Member(key: tree.string(pair.key), value: json(pair.value, tree))
          }))
    case .scalar:
      let text = tree.string(node)
      guard tree.style(node) == .plain else { return .string(text) }
      switch text {
      case "true": return true
      case "false": return false
      case "null", "~", "": return .null
      default:
        // A version keeps its `.0`, which it would lose as a number.
        guard let number = Double(text), !text.hasSuffix(".0") else { return .string(text) }
        return .number(number)
      }
    }
  }
}
