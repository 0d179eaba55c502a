import SheetCompiler

/// A spec to begin with.
struct SpecTemplate {
  /// The sheet's name, from that of the file.
  private let name: String
  /// Where an editor finds the schema: a path from the spec's folder, or an address.
  private let schema: String

  /// Makes the template of the spec at `path`.
  init(path: String, schema: String) {
    let file = path.split(separator: "/").last ?? ""
    let words = file.prefix { $0 != "." }.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = name.first?.isLetter == true && name.utf8.count <= 40
    self.name = isName ? name : "Example"
    self.schema = schema
  }

  /// The spec.
  var text: String {
    """
    # yaml-language-server: $schema=\(schema)
    # `sheetc explain` lists the keys; `sheetc explain detents` tells of one.
    sheets:
      \(name):
        description: What the sheet is for.
        detents: [medium, large]   # smallest first; one of your own is a name and a height: `bar: 160`
        prefersGrabberVisible: true

    """
  }
}
