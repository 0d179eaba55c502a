import DiagnosticFormats
import Diagnostics
import Foundation
import Testing

/// What the schema cannot say of a log: that it says what the report does.
@Suite struct SARIFTests {
  @Test(arguments: Sample.all)
  func resultsAreTheProblems(sample: Sample) throws {
    let results = try Self.results(sample.report)
    let expected = sample.report.files.flatMap(\.diagnostics)
    #expect(results.map { $0["ruleId"] as? String } == expected.map(\.rule))
    for (result, expected) in zip(results, expected) {
      let level = ["error": "error", "warning": "warning", "advice": "note"]
      #expect(result["level"] as? String == level[expected.severity.rawValue])
      let message = try #require(Self.text(result["message"]))
      #expect(message == ([expected.message] + expected.help).joined(separator: "\n"))
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      #expect(Self.text(location["message"]) == expected.label)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      #expect((physical["region"] == nil) == (expected.range == nil))
      let related = result["relatedLocations"] as? [[String: Any]] ?? []
      #expect(related.map { Self.text($0["message"]) } == expected.labels.map(\.message))
    }
  }

  @Test func rulesAreSortedAndResultsPointAtThem() throws {
    let run = try Self.run(Sample.many.report)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "sample")
    #expect(driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.map { $0["id"] as? String }
    #expect(ids == ["sample-advice", "sample-error", "sample-warning"])
    #expect(
      rules.map { $0["name"] as? String } == ["SampleAdvice", "SampleError", "SampleWarning"])
    let levels = rules.map { ($0["defaultConfiguration"] as? [String: Any])?["level"] as? String }
    #expect(levels == ["note", "error", "warning"])
    for result in try Self.results(Sample.many.report) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
    }
  }

  @Test func ruleThatTheToolDoesNotHaveHasNoIndex() throws {
    let tool = ReportingTool(name: "bare", version: "1.0.0") { [] }
    let report = Report(files: Sample.label.report.files, filesChecked: 1, by: tool)
    let result = try #require(try Self.results(report).first)
    #expect(result["ruleId"] as? String == "sample-error")
    #expect(result["ruleIndex"] == nil)
  }

  /// A reader that knows nothing of bytes gets the same text as the fix.
  @Test(arguments: Sample.all)
  func replacingByLineAndColumnIsApplyingTheFix(sample: Sample) throws {
    let expected = sample.report.files.flatMap { report in
      report.diagnostics.map { (file: report.file, fixes: $0.fixes.filter { !$0.edits.isEmpty }) }
    }
    for (result, expected) in zip(try Self.results(sample.report), expected) {
      let fixes = result["fixes"] as? [[String: Any]] ?? []
      #expect(fixes.map { Self.text($0["description"]) } == expected.fixes.map(\.title))
      for (fix, expectedFix) in zip(fixes, expected.fixes) {
        let properties = fix["properties"] as? [String: String]
        #expect(properties == ["applicability": expectedFix.applicability.rawValue])
        let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
        #expect(changes.count == 1)
        var scalars = Self.scalars(expected.file)
        let replacements = try #require(changes.first?["replacements"] as? [[String: Any]])
        for replacement in replacements.reversed() {
          let region = try #require(replacement["deletedRegion"] as? [String: Int])
          let inserted = try #require(Self.text(replacement["insertedContent"]))
          scalars.replaceSubrange(
            try Self.indexes(region, in: scalars), with: inserted.unicodeScalars)
        }
        let fixed = SourceFile(path: "", bytes: expectedFix.applied(to: expected.file.bytes))
        #expect(scalars == Self.scalars(fixed))
      }
    }
  }

  /// Counted by line breaks and scalars, the region holds the snippet.
  @Test(arguments: Sample.all)
  func snippetIsTheTextOfItsRegion(sample: Sample) throws {
    let files = sample.report.files.flatMap { report in report.diagnostics.map { _ in report.file }
    }
    for (result, file) in zip(try Self.results(sample.report), files) {
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      guard var region = physical["region"] as? [String: Any] else { continue }
      let snippet = try #require(Self.text(region.removeValue(forKey: "snippet")))
      let places = try #require(region as? [String: Int])
      let scalars = Self.scalars(file)
      #expect(
        Array(snippet.unicodeScalars) == Array(scalars[try Self.indexes(places, in: scalars)]))
    }
  }

  @Test(arguments: [
    ("a.yaml", "a.yaml"), ("./Sheets//a.yaml", "Sheets/a.yaml"), ("../a.yaml", "../a.yaml"),
    ("/Users/me/a b.yaml", "file:///Users/me/a%20b.yaml"), ("é/日.yaml", "%C3%A9/%E6%97%A5.yaml"),
    ("c:d?e#f%20[g]", "c%3Ad%3Fe%23f%2520%5Bg%5D"), ("<stdin>", "%3Cstdin%3E"), (".", "."),
    ("a\\b\n\u{7}", "a%5Cb%0A%07"), ("-._~", "-._~"),
  ])
  func pathBecomesURI(path: String, uri: String) throws {
    let report = Self.report("a", path: path, at: [SourceRange(0, 1)])
    let result = try #require(try Self.results(report).first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect(physical["artifactLocation"] as? [String: String] == ["uri": uri])
    #expect(URL(string: uri) != nil)
  }

  @Test func largePlacesHaveNoSnippet() throws {
    let text = String(repeating: "word ", count: 1000)
    let report = Self.report(text, at: [SourceRange(0, 1024), SourceRange(0, 1025)])
    let snippets = try Self.results(report).map { result -> String? in
      let location = (result["locations"] as? [[String: Any]])?.first
      let physical = location?["physicalLocation"] as? [String: Any]
      return Self.text((physical?["region"] as? [String: Any])?["snippet"])
    }
    #expect(snippets == [String(text.prefix(1024)), nil])
  }
}

/// Reading a log back.
extension SARIFTests {
  static func report(_ text: String, path: String = "a.yaml", at ranges: [SourceRange]) -> Report {
    let file = SourceFile(path: path, text: text)
    let diagnostics = ranges.map { Diagnostic(.sampleError, "a problem", at: $0) }
    return Report(
      files: [FileReport(file: file, diagnostics: diagnostics)], filesChecked: 1, by: .sample)
  }

  static func run(_ report: Report) throws -> [String: Any] {
    let bytes = Format.sarif.render(report, .plain)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  static func results(_ report: Report) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  /// The text of a message or of contents.
  private static func text(_ object: Any?) -> String? {
    (object as? [String: Any])?["text"] as? String
  }

  /// The text as a reader has it, without byte-order mark.
  private static func scalars(_ file: SourceFile) -> [Unicode.Scalar] {
    Array(String(decoding: file.bytes[file.textStart...], as: UTF8.self).unicodeScalars)
  }

  /// The places in `scalars` of a region's start and end.
  private static func indexes(
    _ region: [String: Int], in scalars: [Unicode.Scalar]
  ) throws -> Range<Int> {
    var starts = [0]
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "\n" || scalar == "\r" && next != "\n" { starts.append(index + 1) }
    }
    func index(_ edge: String) throws -> Int {
      let line = try #require(region[edge + "Line"])
      let column = try #require(region[edge + "Column"])
      try #require(1...starts.count ~= line && column >= 1)
      let index = starts[line - 1] + column - 1
      try #require(index <= scalars.count)
      return index
    }
    return try index("start")..<index("end")
  }
}
