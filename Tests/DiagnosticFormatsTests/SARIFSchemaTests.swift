import DiagnosticFormats
import Diagnostics
import TestSupport
import Testing

/// The logs are valid by the schema of the standard, as a validator for Python reads it.
@Suite(
  .enabled("needs python3 with pip, and a package index or what it gave earlier") {
    SchemaValidator.sarif.isAvailable
  })
struct SARIFSchemaTests {
  @Test func everySampleIsValid() throws {
    let logs = Sample.all.map { ("\($0.name).sarif", Format.sarif.render($0.report, .plain)) }
    let outcome = try SchemaValidator.sarif.validate(logs)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func hostileReportsAreValid() throws {
    var random = HostileInputTests.Generator(state: 7)
    let logs = (0..<20).map { index in
      ("\(index).sarif", Format.sarif.render(HostileInputTests.report(&random), .plain))
    }
    let outcome = try SchemaValidator.sarif.validate(logs)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// The validator does find faults, or the tests above would show nothing.
  @Test(arguments: [
    (#""level": "error""#, #""level": "fatal""#), (#""startLine": 5"#, #""startLine": 0"#),
    (#""uri": "#, #""url": "#), (#""text": "#, #""words": "#),
    (#""version": "2.1.0""#, #""version": "2.0.0""#),
    (#""unicodeCodePoints""#, #""unicodeScalars""#), (#""replacements": "#, #""edits": "#),
  ])
  func faultIsFound(right: String, wrong: String) throws {
    let log = String(decoding: Format.sarif.render(Sample.label.report, .plain), as: UTF8.self)
    try #require(log.contains(right))
    let outcome = try SchemaValidator.sarif.validate([
      ("log.sarif", Array(log.replacing(right, with: wrong).utf8))
    ])
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output.contains("log.sarif: $"))
  }
}

extension SchemaValidator {
  /// By the published schema of SARIF.
  fileprivate static let sarif = SchemaValidator(script: "validate-sarif.py", cache: "sarif-schema")
}
