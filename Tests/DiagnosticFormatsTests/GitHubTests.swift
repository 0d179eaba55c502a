import DiagnosticFormats
import Diagnostics
import Foundation
import Testing

@Suite struct GitHubTests {
  /// A workflow command as the runner reads it.
  struct Command {
    let name: String
    let properties: [String: String]
    let message: String

    init(_ line: some StringProtocol) throws {
      // By scalars, for a mark may follow what a command is parted by.
      let command = /::(error|warning|notice) ([^:]*)::(.*)/.matchingSemantics(.unicodeScalar)
      let match = try #require(String(line).wholeMatch(of: command), "\(line)")
      name = String(match.output.1)
      var properties: [String: String] = [:]
      for property in match.output.2.unicodeScalars.split(separator: ",") {
        let parts = property.split(separator: "=", maxSplits: 1)
        try #require(parts.count == 2)
        let value: String = try #require(String(parts[1]).removingPercentEncoding)
        properties[String(parts[0])] = value
      }
      self.properties = properties
      message = try #require(String(match.output.3).removingPercentEncoding)
    }
  }

  static func commands(_ report: Report) throws -> [Command] {
    let text = String(decoding: Format.github.render(report, .plain), as: UTF8.self)
    return try text.split(separator: "\n").map { try Command($0) }
  }

  @Test(arguments: Sample.all)
  func everyProblemIsOneCommand(sample: Sample) throws {
    let commands = try Self.commands(sample.report)
    let problems = sample.report.files.flatMap(\.diagnostics)
    #expect(commands.count == problems.count)
    for severity in Severity.allCases {
      let word = severity == .advice ? "notice" : severity.rawValue
      let titles = commands.filter { $0.name == word }.map { $0.properties["title"] }
      #expect(titles == problems.filter { $0.severity == severity }.map(\.rule))
    }
    for command in commands {
      let properties = command.properties
      #expect((properties["line"] == nil) == (properties["endLine"] == nil))
      let isOneLine = properties["line"] != nil && properties["line"] == properties["endLine"]
      #expect((properties["col"] != nil) == isOneLine)
      #expect((properties["endColumn"] != nil) == isOneLine)
    }
  }

  @Test func errorsComeFirst() throws {
    let warning = Diagnostic(.sampleWarning, "one", at: nil)
    let advice = Diagnostic(.sampleAdvice, "two", at: nil)
    let error = Diagnostic(.sampleError, "three", at: nil)
    let file = SourceFile(path: "a", text: "")
    let report = Report(
      files: [
        FileReport(file: file, diagnostics: [advice, warning, error]),
        FileReport(file: file, diagnostics: [advice, error]),
      ], filesChecked: 2, by: .sample)
    let names = try Self.commands(report).map(\.name)
    #expect(names == ["error", "error", "warning", "notice", "notice"])
  }

  @Test func textIsEscaped() {
    let path = "a,b:c%41\r\n\u{1B}.yaml"
    let file = SourceFile(path: path, text: "x")
    let problem = Diagnostic(
      .sampleError, "100%: a,b\r\n::warning::c\u{1B}[0m", at: nil, help: ["do: it"])
    let report = Report(
      files: [FileReport(file: file, diagnostics: [problem])], filesChecked: 1, by: .sample)
    let text = String(decoding: Format.github.render(report, .plain), as: UTF8.self)
    #expect(
      text == #"::error title=sample-error,file=a%2Cb%3Ac%2541%0D%0A\u{1B}.yaml"#
        + #"::100%25: a,b%0D%0A::warning::c\u{1B}[0m%0Ado: it"# + "\n")
  }

  @Test(arguments: [
    ("ab\ncd\n", 0, 2, "line=1,endLine=1,col=1,endColumn=3"),
    ("ab\ncd\n", 0, 3, "line=1,endLine=1,col=1,endColumn=3"),
    ("ab\r\ncd\r\n", 4, 8, "line=2,endLine=2,col=1,endColumn=3"),
    ("ab\r\ncd", 3, 4, "line=1,endLine=1,col=4,endColumn=4"),
    ("ab\ncd\n", 1, 6, "line=1,endLine=2"),
    ("ab\ncd\n", 6, 6, "line=3,endLine=3,col=1,endColumn=1"),
    ("é日x", 5, 6, "line=1,endLine=1,col=3,endColumn=4"),
  ])
  func place(text: String, start: Int, end: Int, place: String) {
    let report = SARIFTests.report(text, at: [SourceRange(start, end)])
    let line = String(decoding: Format.github.render(report, .plain), as: UTF8.self)
    #expect(line == "::error title=sample-error,file=a.yaml,\(place)::a problem\n")
  }

  @Test func cleanInputIsSilent() {
    #expect(Format.github.render(Sample.noProblems.report, .plain).isEmpty)
  }
}
