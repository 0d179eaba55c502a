import CommandLineKit
import SheetCompiler

extension Command {
  /// `sheetc init`
  static let initialize = Command(
    "init", abstract: "write a spec to begin with",
    discussion: """
      The sheet is named like the file: `item-search.sheet.yaml` has the sheet `ItemSearch`. The \
      first line tells editors where the schema of specs is, unless --schema says otherwise: in the \
      nearest `sheet.schema.json` that sheetc made, in the folder of the spec or above it, up to the \
      root of the repository or the current folder, which is renewed; or else in one that is written \
      beside the spec.

      A folder that is missing is made. A file that is there is left as it is, unless --force is \
      given.

      Exit status: 0 when written, 2 for a wrong command line, 3 if a file is there already or \
      could not be written.
      """,
    operands: { path },
    options: {
      place
      force
    }
  ) { (arguments, console) throws(ProgramError) in
    let path = arguments[path] ?? "Sheets/example.sheet.yaml"
    guard SpecFiles.isSpecName(path), path.split(separator: "/").last?.first != "." else {
      throw .usage(
        "`\(path)` is not the name of a spec",
        hint: "the name of a spec ends in `.sheet.yaml` or `.sheet.yml`")
    }
    if let given = arguments[place], given.unicodeScalars.contains(where: { $0.value <= 0x20 }) {
      throw .usage(
        "`\(given)` cannot stand in the comment that names the schema",
        hint: "write a path or an address without white space")
    }
    let files = POSIXFileSystem()
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let written = Starter(files: files, isForced: arguments[force])
    try written.check(path)
    if !folder.isEmpty { try written.makeFolder(folder) }
    var paths: [String] = []
    let way = arguments[place] == nil ? written.wayToSchema(from: folder) : ""
    if arguments[place] == nil {
      let schemaPath = folder + way + Starter.schemaName
      if try written.renewSchema(schemaPath) { paths.append(schemaPath) }
    }
    let template = SpecTemplate(path: path, schema: arguments[place] ?? way + Starter.schemaName)
    try written.write(template.text, to: path)
    paths.insert(path, at: 0)
    try console.write(paths.map { "wrote `\($0)`\n" }.joined())
    return .success
  }

  private static let path = Operand<String?>(
    optional: .text("FILE", completion: .specs),
    help: "the spec; by default `Sheets/example.sheet.yaml`")
  private static let place = Option<String?>(
    "schema", .text("PLACE", completion: .files([".json"])),
    help: "the address of the schema, or its path from the folder of the spec, where you keep it "
      + "elsewhere")
  private static let force = Flag("force", help: "replace files that are there")
}

/// Writes the files that one begins with.
private struct Starter {
  /// What the schema is called beside a spec.
  static let schemaName = "sheet.schema.json"

  /// The files of this machine.
  let files: POSIXFileSystem
  /// Whether files that are there are replaced.
  let isForced: Bool

  /// Throws where there is a file that is not to be replaced.
  func check(_ path: String) throws(ProgramError) {
    guard !isForced, files.exists(path) else { return }
    throw .failure("`\(path)` is there already and is left as it is; --force replaces it")
  }

  /// Makes the folder unless it is there.
  func makeFolder(_ path: String) throws(ProgramError) {
    do throws(FileError) {
      try files.makeFolder(path)
    } catch {
      throw .failure("cannot make the folder `\(path)`: \(error.reason)")
    }
  }

  /// The way up from a folder, which is empty or ends in a slash, to the nearest one with a schema that
  /// sheetc made; empty where there is none up to the root of the repository or the current folder.
  func wayToSchema(from folder: String) -> String {
    guard !files.exists(folder + Self.schemaName), let current = files.currentFolder() else {
      return ""
    }
    let top = absolutePath(of: Array(current.utf8), in: [])
    var path = absolutePath(of: Array(folder.utf8), in: top)
    var (way, found) = ("", "")
    while path != top, !files.exists(folder + way + ".git") {
      // Outside of both, whose schema it is cannot be known.
      guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return "" }
      path.removeSubrange(slash...)
      way += "../"
      if found.isEmpty, isOwnSchema(folder + way + Self.schemaName) { found = way }
    }
    return found
  }

  /// Writes the schema where it is not there or of another sheetc; tells whether it did.
  func renewSchema(_ path: String) throws(ProgramError) -> Bool {
    let schema = SpecSchema.spec
    if files.kind(path) == .file {
      if text(path) == schema { return false }
      if !isOwnSchema(path) { try check(path) }
    }
    try write(schema, to: path)
    return true
  }

  private func isOwnSchema(_ path: String) -> Bool {
    text(path)?.split(separator: "\"").contains { $0 == SpecSchema.mark } == true
  }

  /// What a file holds; nil where it is none or cannot be read.
  private func text(_ path: String) -> String? {
    var bytes: [UInt8] = []
    guard files.kind(path) == .file,
      (try? files.read(path, into: &bytes, limit: 1 << 24)) != nil
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a file whole.
  func write(_ text: String, to path: String) throws(ProgramError) {
    do throws(FileError) {
      try files.replace(path, with: Array(text.utf8))
    } catch {
      throw .failure("cannot write `\(path)`: \(error.reason)")
    }
  }
}
