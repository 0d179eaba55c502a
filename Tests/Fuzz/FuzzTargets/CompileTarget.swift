import DiagnosticFormats
import Diagnostics
import SheetCompiler
import SheetEmitters
import SheetTool
import YAMLSyntax

extension FuzzTarget {
  /// A spec that is checked, reported in one of the formats, and compiled by every emitter.
  package static let compile = FuzzTarget(name: "compile") { bytes throws(Fault) in
    var compiler = SpecCompiler(RuleSettings(includesAdvice: true))
    let checked = compiler.check(bytes, path: "fuzz.sheet.yaml")
    try requirePlaces(of: checked)
    let asked = compiler.compile(bytes, path: "fuzz.sheet.yaml")
    try require(
      asked.report.diagnostics == checked.diagnostics, "check and compile report different problems"
    )
    let report = Report(files: [checked], filesChecked: 1, by: .sheetc)
    // One of them, for SARIF alone takes longer than all else.
    let format = Format.all[bytes.count % Format.all.count]
    try require(
      !format.render(report, .colored).isEmpty || checked.diagnostics.isEmpty,
      "\(format.name) is silent about a problem")
    for emitter in Emitter.all {
      let result = compiler.compile(
        bytes, path: "fuzz.sheet.yaml", emitting: emitter.target.map { [$0] })
      try require(
        (result.source == nil) == result.report.diagnostics.contains { $0.severity == .error },
        "an error and something to emit, or neither")
      guard let source = result.source else { continue }
      let output = emitter.emit([source], .internal)
      try requireMark(of: emitter, in: output)
      if emitter.name == Emitter.json.name { try requireYAML(output, "JSON") }
    }
  }

  /// Every place of a problem lies in the file.
  private static func requirePlaces(of report: FileReport) throws(Fault) {
    let end = report.file.bytes.count
    for diagnostic in report.diagnostics {
      var ranges = diagnostic.labels.filter { $0.path == nil }.map(\.range)
      ranges += diagnostic.fixes.flatMap(\.edits).map(\.range)
      if let range = diagnostic.range { ranges.append(range) }
      for range in ranges {
        try require(
          range.start >= 0 && range.start <= range.end && range.end <= end,
          "\(diagnostic.rule) points outside of the file")
      }
    }
  }

  /// The output begins as sheetc knows its own.
  private static func requireMark(of emitter: Emitter, in output: [UInt8]) throws(Fault) {
    var rest = output[...]
    for word in emitter.mark {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      try require(rest.starts(with: word.utf8), "\(emitter.name) does not begin with its mark")
      rest = rest.dropFirst(word.utf8.count)
    }
  }

  /// The text is YAML, of which JSON is a part.
  static func requireYAML(_ bytes: [UInt8], _ name: String) throws(Fault) {
    var diagnostics = Diagnostics()
    var tree = YAMLTree()
    tree.parse(decodeText(bytes, path: "output", &diagnostics), &diagnostics)
    try require(!diagnostics.hasErrors, "the \(name) does not parse: \(diagnostics.all)")
  }
}
