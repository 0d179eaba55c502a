import Diagnostics
import Foundation
import SheetCompiler
import TestSupport
import Testing

/// The schemas of specs and configurations refuse nothing that sheetc takes, and much of the rest.
@Suite(
  .enabled("needs python3 with pip, and a package index or what it gave earlier") {
    SchemaValidator.specs.isAvailable
  })
struct SpecSchemaTests {
  /// A spec with the name by which the validator speaks of it.
  struct Spec: Sendable {
    let name: String
    let text: String
    /// Whether sheetc finds an error in it, alone.
    let hasErrors: Bool

    init(name: String, text: String) {
      self.name = name
      self.text = text
      var compiler = SpecCompiler()
      hasErrors = compiler.check(Array(text.utf8), path: name).diagnostics
        .contains { $0.severity == .error }
    }
  }

  @Test func whatSheetcTakesTheSchemaTakes() throws {
    let refused = try Self.refused(Self.specs)
    for spec in Self.specs where refused.contains(spec.name) {
      #expect(spec.hasErrors, "\(spec.name):\n\(spec.text)")
    }
    #expect(Self.specs.count { !$0.hasErrors } > 300)
  }

  /// Values and keys of a spec with a bit of everything are replaced one at a time.
  @Test func whatSheetcTakesOfManyMutationsTheSchemaTakes() throws {
    for text in Mutations.samples { #expect(!Spec(name: "", text: text).hasErrors, "\(text)") }
    let mutants = Mutations.samples.flatMap { Mutations(of: $0).all }.enumerated().map {
      Spec(name: "\($0).sheet.yaml", text: $1)
    }
    let refused = try Self.refused([Self.sample] + mutants)
    #expect(!refused.contains(Self.sample.name) && !Self.sample.hasErrors)
    for mutant in mutants where refused.contains(mutant.name) {
      #expect(mutant.hasErrors, "\(mutant.text)")
    }
    // A schema that takes everything would pass; this one sees most of what is wrong.
    let wrong = mutants.filter(\.hasErrors)
    #expect(mutants.count > 800 && wrong.count > 500)
    #expect(Double(wrong.count { refused.contains($0.name) }) > 0.8 * Double(wrong.count))
  }

  @Test func everyFaultIsRefused() throws {
    let specs = try Self.faults.enumerated().map { index, fault in
      try #require(Self.sample.text.contains(fault.right), "\(fault.right)")
      return Spec(
        name: "\(index).sheet.yaml",
        text: Self.sample.text.replacing(fault.right, with: fault.wrong, maxReplacements: 1))
    }
    let refused = try Self.refused(specs)
    for (spec, fault) in zip(specs, Self.faults) {
      #expect(refused.contains(spec.name), "\(fault)")
      #expect(spec.hasErrors, "\(fault)")
    }
  }

  @Test func configurationsAreTakenAndFaultsRefused() throws {
    let right = [
      "", "# nothing\n", "platform: { ios: 17.0 }", "platform: { idioms: [pad] }\nadvice: true",
      "rules: {}", "rules: { looks-like-fraction: off, tiny-detent: error }",
    ]
    let wrong = [
      "advice: yes", "platforms: {}", "platform: { ios: 20 }", "rules: { tiny: off }",
      "rules: { misordered-detents: warning }", "rules: { tiny-detent: never }", "[]", "text",
    ]
    func named(_ texts: [String]) -> [(name: String, bytes: [UInt8])] {
      texts.enumerated().map { ("\($0).sheetc.yaml", Array($1.utf8)) }
    }
    #expect(try Self.refused(named(right)).isEmpty)
    #expect(try Self.refused(named(wrong)).count == wrong.count)
    for (text, isRight) in right.map({ ($0, true) }) + wrong.map({ ($0, false) }) {
      let result = Configuration.read(Array(text.utf8), path: ".sheetc.yaml")
      let hasErrors = result.report.diagnostics.contains { $0.severity == .error }
      #expect(hasErrors != isRight, "\(text)")
    }
  }

  private static func refused(_ specs: [Spec]) throws -> Set<String> {
    try refused(specs.map { ($0.name, Array($0.text.utf8)) })
  }

  /// The names of those that the schema refuses.
  private static func refused(_ texts: [(name: String, bytes: [UInt8])]) throws -> Set<String> {
    let outcome = try SchemaValidator.specs.validate(texts)
    let lines = outcome.output.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("the schema is wrong") }, "\(outcome.output)")
    return Set(lines.compactMap { $0.split(separator: ":").first.map(String.init) })
  }
}

extension SpecSchemaTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every spec of the repository, and every example of a rule.
  private static let specs: [Spec] = {
    var specs: [Spec] = []
    for folder in ["Examples", "Tests"] {
      let url = root.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      for path in (paths ?? []).sorted() where path.hasSuffix(".sheet.yaml") {
        let bytes = FileManager.default.contents(atPath: url.appending(path: path).path) ?? Data()
        specs.append(
          Spec(
            name: "\(specs.count)-\(path.split(separator: "/").last ?? "")",
            text: String(decoding: bytes, as: UTF8.self)))
      }
    }
    for rule in allRules {
      for example in rule.examples {
        specs.append(
          Spec(
            name: "\(specs.count)-\(rule.id).sheet.yaml",
            text: example.text.filter { $0 != "«" && $0 != "»" }))
      }
    }
    return specs
  }()

  /// A spec with a bit of everything, on which each fault is made.
  private static let sample = Spec(name: "sample.sheet.yaml", text: Mutations.sample)

  private static let faults: [(right: String, wrong: String)] = [
    // A key that is missing, unknown, or belongs elsewhere.
    ("sheets:", "sheet:"), ("detents:", "detent:"), ("ios:", "iOS:"), ("anchor:", "anchored:"),
    ("default: 50, ", ""), ("height: fit + 200, ", ""), ("rule: ", "id: "), ("select:", "to:"),
    ("width: 320, ", ""), ("material: thin", "material: thin, color: Sea"),
    ("cycle: [low, large]", "cycle: [low, large], select: low"), ("progress:", "percent:"),
    // A wrong word, number, name or kind.
    ("version: 1", "version: 2"), ("[uikit]", "[appkit]"), ("[uikit]", "uikit"), ("27.0", "20.0"),
    ("idioms: [phone]", "idioms: [phone, phone]"), ("[portrait]", "[]"), ("Tray:", "tray:"),
    ("popover\n", "sheet\n"), ("sourceView\n", "sourceview\n"), ("320", "-320"),
    ("thin", "thinner"),
    ("isModalInPresentation: host", "isModalInPresentation: yes"), ("grow:", "Grow:"),
    ("[low, large]", "[low]"), ("bar:", "medium:"), ("searching", "standard"),
    ("progress: 0.25", "progress: 25"), ("velocity: 300", "velocity: -1"), ("50%", "half"),
    ("dimming: 0.4", "dimming: 40"), ("tiny-detent", "tiny-detents"),
    ("tiny-detent", "misordered-detents"), ("because: a bar", "because: \" \""),
    ("low: 160", "low: bar 160"), ("low: 160", "low: [100]"),
    ("low: 160", "{ low: 100, high: 200 }"), ("low: 160", "fit: 100"),
    ("low: 160", "low"), ("- large\n    actions", "- Large\n    actions"),
    ("estimated: 300", "estimated: 300pt"), ("maximum: 100", "maximum: lots"),
    ("bar + 100", "bar + * 100"), ("bar + 100", "bar ! 100"),
  ]
}

extension SchemaValidator {
  /// By the schema of specs, or of configurations.
  fileprivate static let specs = SchemaValidator(script: "validate-specs.py", cache: "spec-schema")
}
