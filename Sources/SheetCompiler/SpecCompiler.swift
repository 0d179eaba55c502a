public import Diagnostics
package import SheetEmitters
import SheetModel
package import SheetSpec
import YAMLSyntax

/// Takes one spec file after another from bytes to validated sheets.
///
/// Holds the nodes of the last file, so that their memory serves for the next; not to be shared
/// between threads.
public struct SpecCompiler {
  /// What holds for the next file; may be another for each.
  public var configuration: Configuration
  private var tree = YAMLTree()
  // Those of the last few platforms: nearly all specs of an app target the same.
  private var targets: [Targets] = []

  /// Makes a compiler for files with a configuration.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Makes a compiler that decides rules as `settings` say.
  public init(_ settings: RuleSettings) {
    self.init(Configuration(rules: settings))
  }

  /// What came of one file.
  package struct Result: Sendable {
    /// What was found, sorted.
    package let report: FileReport
    /// The sheets; nil where there is an error, or one in the configuration.
    package let source: EmissionSource?
    /// The types that would be generated, for finding equal ones in other files.
    package let declaredTypes: [DeclaredType]
    /// What the documents ask for under `emit`, as far as it could be read, with errors too.
    package let emission: [EmissionTarget]

    init(
      report: FileReport, source: EmissionSource?,
      declaredTypes: [DeclaredType], emission: [EmissionTarget] = []
    ) {
      self.report = report
      self.source = source
      self.declaredTypes = declaredTypes
      self.emission = emission
    }

    /// The result of a file that could not be read.
    package init(unread report: FileReport) {
      self.init(report: report, source: nil, declaredTypes: [])
    }
  }

  /// The problems of the spec in `bytes`, sorted; `path` is what reports call it.
  public mutating func check(_ bytes: [UInt8], path: String) -> FileReport {
    run(bytes, path: path, keepsSheets: false).report
  }

  /// The problems of the spec in `bytes` and, if there is no error here or in the configuration, its
  /// sheets; rules take them to be made into `emission`, or where that is nil into what the spec says.
  package mutating func compile(
    _ bytes: [UInt8], path: String, emitting emission: [EmissionTarget]? = nil
  ) -> Result {
    run(bytes, path: path, keepsSheets: true, emission)
  }

  private mutating func targets(
    of platform: Platform, emission: [EmissionTarget]
  ) -> Targets {
    for known in targets where known.platform == platform && known.emission == emission {
      return known
    }
    let new = Targets(platform, emission: emission)
    // Few projects have more platforms than these in all of their specs.
    if targets.count == 16 { targets.removeFirst() }
    targets.append(new)
    return new
  }

  private mutating func run(
    _ bytes: [UInt8], path: String, keepsSheets: Bool, _ emission: [EmissionTarget]? = nil
  ) -> Result {
    var diagnostics = Diagnostics()
    let file = decodeText(bytes, path: path, &diagnostics)
    guard !diagnostics.hasErrors else {
      let report = FileReport(file: file, diagnostics: diagnostics.sorted())
      return Result(report: report, source: nil, declaredTypes: [])
    }
    tree.parse(file, &diagnostics)
    var decoder = SpecDecoder(file, tree, diagnostics)
    var documents: [Document] = []
    var types: [DeclaredType] = []
    var asked: [EmissionTarget] = []
    for root in tree.documents {
      guard let document = decoder.document(root) else { continue }
      let platform = Platform(document.platform, defaults: configuration.platform)
      let emit = document.emit.value ?? [.uikit]
      let targets = self.targets(of: platform, emission: emission ?? emit)
      if keepsSheets { asked += emit }
      var sheets: [Sheet] = []
      if let mapping = document.sheets.value {
        for pair in tree.pairs(mapping) {
          guard let spec = decoder.sheet(pair) else { continue }
          guard keepsSheets else {
            SheetModel.check(spec, for: targets, by: configuration.selection, &decoder.decoding)
            continue
          }
          let sheet = validate(spec, for: targets, by: configuration.selection, &decoder.decoding)
          let (name, range) = (spec.name.value, spec.name.range)
          types.append(DeclaredType(type: "\(name)Sheet", name: name, range: range))
          if let sheet { sheets.append(sheet) }
        }
      }
      guard keepsSheets else { continue }
      let name = document.name.value ?? defaultName(of: file)
      // What stands for several sheets of a file has the file's name.
      if let first = types.last, sheets.count > 1 || documents.contains(where: { $0.name == name }),
        !types.contains(where: { $0.type == "\(name)Sheets" })
      {
        let range = document.name.range ?? first.range
        types.append(DeclaredType(type: "\(name)Sheets", name: name, range: range))
      }
      documents.append(
        Document(
          name: name,
          emit: emit, platform: platform, sheets: sheets))
    }
    let found = decoder.finish()
    let source =
      keepsSheets && !found.hasErrors && configuration.isComplete
      ? EmissionSource(name: file.name, documents: documents) : nil
    return Result(
      report: FileReport(file: file, diagnostics: found.sorted()), source: source,
      declaredTypes: types, emission: asked)
  }
}

/// A type that a spec would become, by the name that the spec gives.
package struct DeclaredType: Sendable {
  /// The type.
  package let type: String
  /// The name in the spec.
  package let name: String
  /// Where the name stands, or what it is the name of.
  package let range: SourceRange
  /// The type's.
  package let fingerprint: Fingerprint

  init(type: String, name: String, range: SourceRange) {
    self.type = type
    self.name = name
    self.range = range
    fingerprint = Fingerprint(type)
  }
}

/// The name in code of a file that does not say one: the words before its first dot, joined in
/// UpperCamelCase; `Sheets` where they make no name.
func defaultName(of file: SourceFile) -> String {
  var name: [UInt8] = []
  var isBetweenWords = true
  let written = file.name
  name.reserveCapacity(written.utf8.count)
  // A letter with a mark of its own is one character, however many there are in its bytes.
  let isASCII = written.utf8.allSatisfy { $0 < 0x80 }
  for byte in isASCII ? Array(written.utf8) : written.map({ $0.asciiValue ?? 0 }) {
    if byte == UInt8(ascii: ".") { break }
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    let isPart = isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    if isPart { name.append(isLetter && isBetweenWords ? byte & ~0x20 : byte) }
    isBetweenWords = !isPart
  }
  guard let first = name.first, first >= UInt8(ascii: "A"), name.count <= longestName else {
    return "Sheets"
  }
  return String(decoding: name, as: UTF8.self)
}
