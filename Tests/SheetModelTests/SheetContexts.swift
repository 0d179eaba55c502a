import Diagnostics
import SheetSpec
import YAMLSyntax

@testable import SheetModel

/// What rules see of every sheet in a spec that has no error of form.
func contexts(_ text: String) throws -> [SheetContext] {
  var diagnostics = Diagnostics()
  let file = decodeText(Array(text.utf8), path: "test.sheet.yaml", &diagnostics)
  var tree = YAMLTree()
  tree.parse(file, &diagnostics)
  var decoder = SpecDecoder(file, tree, diagnostics)
  var contexts: [SheetContext] = []
  for root in tree.documents {
    guard let document = decoder.document(root), let sheets = document.sheets.value else {
      continue
    }
    let targets = Targets(Platform(document.platform))
    for pair in tree.pairs(sheets) {
      guard let sheet = decoder.sheet(pair) else { continue }
      contexts.append(SheetContext(sheet, targets, decoder.decoding))
    }
  }
  let found = decoder.finish()
  guard !found.hasErrors else { throw Malformed(text: text, diagnostics: found.all) }
  return contexts
}

/// A spec of a test that was meant to be well formed.
struct Malformed: Error {
  let text: String
  let diagnostics: [Diagnostic]
}
