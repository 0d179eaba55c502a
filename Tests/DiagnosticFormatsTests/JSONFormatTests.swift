import DiagnosticFormats
import Diagnostics
import Foundation
import Testing

@Suite struct JSONFormatTests {
  @Test(arguments: Sample.all)
  func foundationReadsEverySample(sample: Sample) throws {
    let document = try Self.document(sample)
    #expect(document["version"] as? Int == 1)
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    let expected = sample.report.files.flatMap(\.diagnostics)
    #expect(diagnostics.map { $0["message"] as? String } == expected.map(\.message))
    #expect(diagnostics.map { $0["severity"] as? String } == expected.map(\.severity.rawValue))
    for (diagnostic, expected) in zip(diagnostics, expected) {
      let keys: Set = ["rule", "severity", "message", "path", "range", "labels", "help", "fixes"]
      #expect(Set(diagnostic.keys) == keys)
      #expect(diagnostic["range"] is NSNull == (expected.range == nil))
    }
    let summary = try #require(document["summary"] as? [String: Int])
    #expect(summary["files"] == sample.report.filesChecked)
    #expect(summary["errors"] == expected.count { $0.severity == .error })
    #expect(summary["warnings"] == expected.count { $0.severity == .warning })
    #expect(summary["advice"] == expected.count { $0.severity == .advice })
  }

  @Test func columnsCountScalarsAndOffsetsBytes() throws {
    let document = try Self.document(.emoji)
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    let range = try #require(diagnostics.first?["range"] as? [String: [String: Int]])
    let line = try #require(Sample.faces.text(SourceRange(0, 1000)).split(separator: "\n").first)
    let before = try #require(line.unicodeScalars.firstIndex(of: "x"))
    let column = line.unicodeScalars.distance(from: line.startIndex, to: before) + 1
    let offset = line.utf8.distance(from: line.startIndex, to: before)
    #expect(range["start"] == ["line": 1, "column": column, "offset": offset])
    #expect(range["end"] == ["line": 1, "column": column + 1, "offset": offset + 1])
  }

  @Test(arguments: Sample.all)
  func applyingTheEditsIsApplyingTheFix(sample: Sample) throws {
    let document = try Self.document(sample)
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    let expected = sample.report.files.flatMap { report in
      report.diagnostics.map { (file: report.file, fixes: $0.fixes) }
    }
    for (diagnostic, expected) in zip(diagnostics, expected) {
      let fixes = try #require(diagnostic["fixes"] as? [[String: Any]])
      #expect(fixes.map { $0["title"] as? String } == expected.fixes.map(\.title))
      for (fix, expectedFix) in zip(fixes, expected.fixes) {
        #expect(fix["applicability"] as? String == expectedFix.applicability.rawValue)
        var bytes = expected.file.bytes
        for edit in try #require(fix["edits"] as? [[String: Any]]).reversed() {
          let range = try #require(edit["range"] as? [String: [String: Int]])
          let start = try #require(range["start"]?["offset"])
          let end = try #require(range["end"]?["offset"])
          bytes.replaceSubrange(
            start..<end, with: try #require(edit["replacement"] as? String).utf8)
        }
        #expect(bytes == expectedFix.applied(to: expected.file.bytes))
      }
    }
  }

  private static func document(_ sample: Sample) throws -> [String: Any] {
    let bytes = Format.json.render(sample.report, .plain)
    let read = try JSONSerialization.jsonObject(with: Data(bytes))
    return try #require(read as? [String: Any])
  }
}

@Suite struct JSONLinesTests {
  @Test(arguments: Sample.all)
  func linesAreTheObjectsOfTheDocument(sample: Sample) throws {
    let document = try JSONSerialization.jsonObject(
      with: Data(Format.json.render(sample.report, .plain)))
    let expected = try #require((document as? [String: Any])?["diagnostics"] as? [NSDictionary])
    let bytes = Format.jsonLines.render(sample.report, .plain)
    #expect(bytes.isEmpty || bytes.last == UInt8(ascii: "\n"))
    let lines = try bytes.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONSerialization.jsonObject(with: Data(line)) as? NSDictionary
    }
    #expect(lines == expected)
  }
}
