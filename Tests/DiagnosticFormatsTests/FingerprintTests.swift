import DiagnosticFormats
import Diagnostics
import Foundation
import Testing

/// GitHub knows a problem again by the fingerprint of its line.
@Suite struct FingerprintTests {
  static func fingerprints(of report: Report) throws -> [String] {
    try SARIFTests.results(report).map { result in
      let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(Array(fingerprints.keys) == ["primaryLocationLineHash"])
      return try #require(fingerprints["primaryLocationLineHash"])
    }
  }

  /// The fingerprints of a problem at each `x` of a text.
  static func fingerprints(_ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    let offsets = bytes.indices.filter { bytes[$0] == UInt8(ascii: "x") }
    return try fingerprints(
      of: SARIFTests.report(text, at: offsets.map { SourceRange($0, $0 + 1) }))
  }

  /// The values are among those that the authors of the hash publish.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func hashIsFNV1a(line: String, hash: String) throws {
    let report = SARIFTests.report(line, at: [SourceRange(0, 0)])
    #expect(try Self.fingerprints(of: report) == ["\(hash):1"])
  }

  @Test(arguments: [
    "a: x\n", "# first\na: x\n", "a: x\n# last", "a: x\r\n",
    "\u{FEFF}a: x", "    a: x", "b:\n\ta: x  \nc: 1\n", "b: 1\ra: x\r",
  ])
  func editsElsewhereChangeNothing(text: String) throws {
    #expect(try Self.fingerprints(text) == Self.fingerprints("a: x"))
  }

  @Test func otherLinesHaveOthers() throws {
    let all = try Self.fingerprints("a: x\nb: x\na:  x\na: x\nxx\n")
    #expect(Set(all).count == all.count)
    let hashes = all.map { $0.prefix { $0 != ":" } }
    #expect(hashes[0] == hashes[3])
    #expect(Set(hashes).count == 4)
    #expect(all.map { $0.suffix(2) } == [":1", ":1", ":1", ":2", ":1", ":2"])
  }

  @Test func problemsOfTwoRulesAreCountedApart() throws {
    let file = SourceFile(path: "a", text: "a: x")
    let diagnostics = [Rule.sampleError, .sampleWarning, .sampleError].map {
      Diagnostic($0, "a problem", at: SourceRange(3, 4))
    }
    let report = Report(
      files: [FileReport(file: file, diagnostics: diagnostics)], filesChecked: 1, by: .sample)
    #expect(try Self.fingerprints(of: report).map { $0.suffix(2) } == [":1", ":1", ":2"])
  }

  @Test func problemWithoutLineHasNone() throws {
    let results = try SARIFTests.results(Sample.noPlace.report)
    #expect(results.count == 1)
    #expect(results[0]["partialFingerprints"] == nil)
  }
}
