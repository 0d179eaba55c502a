import Diagnostics
import SheetCompiler
import TestSupport
import Testing

/// Reading configuration files.
@Suite struct ConfigurationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The file, with `«` and `»` around each place that is reported.
    let text: String
    /// What is reported, `rule: message`, in order.
    let problems: [String]

    init(_ text: String, _ problems: String...) {
      testDescription = text.split(separator: "\n").joined(separator: "; ")
      self.text = text
      self.problems = problems
    }
  }

  static let right = [
    Case(""), Case("# nothing yet\n"), Case("---\n"), Case("{}"),
    Case("platform: { ios: 15.0 }\nadvice: true\nrules: { looks-like-fraction: off }\n"),
    Case("rules:\n  looks-like-fraction: error\n  stale-allow: \"advice\"\n"),
    Case("rules: {}"),
  ]

  static let wrong = [
    Case("«advise»: true", "unknown-key: `advise` is not a key of a configuration"),
    Case("«severities»: {}", "unknown-key: `severities` is not a key of a configuration"),
    Case("«ios»: 17", "unknown-key: `ios` is not a key of a configuration"),
    Case(
      "«sheets»: { Cart: { detents: [large] } }",
      "unknown-key: `sheets` is not a key of a configuration"),
    Case("advice: «yes»", "wrong-type: `advice` is `true` or `false`, found `yes`"),
    Case(
      "platform: { ios: «\"20.0\"», «idiom»: [pad], orientations: [«upright»] }",
      "unknown-version: iOS 20.0 does not exist",
      "unknown-key: `idiom` is not a key of a platform",
      "unknown-value: `upright` is not a value of `orientations`"),
    Case("platform: «ios»", "wrong-type: `platform` is a mapping, found `ios`"),
    Case(
      "rules: { «misordered-detents»: off }",
      "unknown-value: `misordered-detents` is an error, and errors keep their severity"),
    Case(
      "rules: { «unreadable-file»: off, «yaml-syntax»: warning }",
      "unknown-value: `unreadable-file` is an error, and errors keep their severity",
      "unknown-value: `yaml-syntax` is an error, and errors keep their severity"),
    Case(
      "rules: { «look-like-fraction»: off, «x»: «y» }",
      "unknown-value: `look-like-fraction` is not a rule of sheetc",
      "unknown-value: `x` is not a rule of sheetc", "unknown-value: `y` is not a value of `x`"),
    Case(
      "rules: { looks-like-fraction: «warn», stale-allow: «false» }",
      "unknown-value: `warn` is not a value of `looks-like-fraction`",
      "unknown-value: `false` is not a value of `stale-allow`"),
    Case(
      "rules: { looks-like-fraction: «[off]», «[stale-allow]»: off }",
      "wrong-type: `looks-like-fraction` is one of `error`, `warning`, `advice`, `off`, found a "
        + "list",
      "wrong-type: the id of a rule is text, found a list"),
    Case(
      "rules: { stale-allow: off, «stale-allow»: error }",
      "duplicate-key: the key `stale-allow` is used twice in this mapping"),
    Case(
      "rules: «[looks-like-fraction]»",
      "wrong-type: `rules` is a mapping from rules to what becomes of them, found a list"),
    Case("«- advice»", "wrong-type: a configuration is a mapping, found a list"),
    Case("«advice»", "wrong-type: a configuration is a mapping, found `advice`"),
    Case(
      "advice: true\n---\n«advice: false»\n",
      "wrong-type: a configuration is one document, and another begins here"),
  ]

  private func read(_ text: String) -> (Configuration, [Diagnostic]) {
    let read = Configuration.read(Array(text.utf8), path: "a/.sheetc.yaml")
    #expect(read.report.file.path == "a/.sheetc.yaml")
    return (read.configuration, read.report.diagnostics)
  }

  @Test(arguments: right)
  func whatIsRightIsReadWhole(item: Case) {
    let (configuration, problems) = read(item.text)
    #expect(problems == [])
    #expect(configuration.isComplete)
  }

  @Test(arguments: wrong)
  func whatIsWrongIsAnErrorAtItsPlace(item: Case) {
    let marked = Marked(item.text)
    let (configuration, problems) = read(marked.text)
    #expect(problems.map { "\($0.rule): \($0.message)" } == item.problems)
    #expect(problems.map(\.range) == marked.ranges)
    #expect(problems.allSatisfy { $0.severity == .error })
    #expect(!configuration.isComplete)
  }

  @Test func aNameThatIsNearlyRightIsOffered() {
    let problem = read("rules: { look-like-fraction: off }").1.first
    #expect(problem?.help == ["did you mean `looks-like-fraction`?"])
    #expect(problem?.fixes.map(\.title) == ["write `looks-like-fraction`"])
    #expect(read("rules: { x: off }").1.first?.help == ["`sheetc explain` lists the rules"])
  }

  @Test func whatCouldBeReadHoldsBesideWhatIsWrong() {
    let (configuration, problems) = read(
      "advice: true\nx: 1\nrules: { x: off, looks-like-fraction: off, stale-allow: x }\n")
    #expect(problems.count == 3)
    #expect(
      configuration.rules
        == RuleSettings(includesAdvice: true, severities: ["looks-like-fraction": nil]))
  }

  @Test func bytesThatAreNoTextAreOneError() {
    let read = Configuration.read([0xFF, 0x41], path: ".sheetc.yaml")
    #expect(read.report.diagnostics.map(\.rule) == ["invalid-encoding"])
    #expect(!read.configuration.isComplete)
    #expect(read.configuration.rules == RuleSettings())
  }

  private static let spec = Array("sheets: { Cart: { detents: [line: 0.5] } }\n".utf8)

  @Test(arguments: [
    ("error", false, "error"), ("warning", false, "warning"), ("advice", false, nil),
    ("advice", true, "advice"), ("off", true, nil),
  ])
  func aCompilerGivesEachRuleItsSeverity(level: String, advice: Bool, severity: String?) {
    var compiler = SpecCompiler(
      read("advice: \(advice)\nrules: { looks-like-fraction: \(level) }").0)
    let found = compiler.compile(Self.spec, path: "a.sheet.yaml", to: .json)
    #expect(found.report.diagnostics.map(\.severity.rawValue) == (severity.map { [$0] } ?? []))
    #expect((found.output == nil) == (level == "error"))
    // The next file may have another.
    compiler.configuration = Configuration()
    #expect(compiler.check(Self.spec, path: "a").diagnostics.map(\.severity) == [.warning])
    compiler.configuration.rules.severities = ["looks-like-fraction": .error]
    #expect(compiler.check(Self.spec, path: "a").diagnostics.map(\.severity) == [.error])
  }

  @Test func nothingIsMadeByHalfAConfiguration() {
    for configuration in [read("x: 1").0, .unread] {
      var compiler = SpecCompiler(configuration)
      let found = compiler.compile(Self.spec, path: "a.sheet.yaml", to: .uikit)
      #expect(found.report.diagnostics.map(\.rule) == ["looks-like-fraction"])
      #expect(found.output == nil)
      var fixer = SpecFixer(allowsUnsafe: true, configuration)
      #expect(fixer.fix(Self.spec, path: "a.sheet.yaml").bytes == Self.spec)
      fixer = SpecFixer(allowsUnsafe: true)
      #expect(fixer.fix(Self.spec, path: "a.sheet.yaml").bytes != Self.spec)
    }
  }

  @Test(arguments: [
    ("", "{\"ios\":\"15.0\",\"idioms\":[\"phone\"],\"orientations\":[\"portrait\"]}"),
    (
      "platform: { ios: 17.0 }\n",
      "{\"ios\":\"17.0\",\"idioms\":[\"phone\"],\"orientations\":[\"portrait\"]}"
    ),
    (
      "platform: { idioms: [pad, phone], orientations: [landscape] }\n",
      "{\"ios\":\"15.0\",\"idioms\":[\"phone\",\"pad\"],\"orientations\":[\"landscape\"]}"
    ),
  ])
  func aSpecTakesWhatItDoesNotSayKeyByKey(platform: String, expected: String) {
    var compiler = SpecCompiler(
      read("platform: { ios: 15.0, idioms: [phone], orientations: [portrait] }").0)
    let spec = platform + "sheets: { Cart: { detents: [large] } }\n"
    let json = compiler.compile(Array(spec.utf8), path: "a.sheet.yaml", to: .json).output
    let text = String(decoding: json ?? [], as: UTF8.self).filter { !$0.isWhitespace }
    #expect(text.contains("\"platform\":\(expected)"), "\(text)")
  }
}
