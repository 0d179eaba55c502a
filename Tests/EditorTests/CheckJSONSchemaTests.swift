import Foundation
import SheetTool
import TestSupport
import Testing

/// check-jsonschema takes the schemas, and by them the examples.
@Suite(
  .enabled("needs python3 with pip, and a package index or what it gave earlier") {
    SchemaValidator.checkJSONSchema.isAvailable
  })
struct CheckJSONSchemaTests {
  @Test func schemasAreValidByTheirMetaschema() throws {
    let outcome = try SchemaValidator.checkJSONSchema.validate([
      ("spec.json", Array(SpecSchema.spec.utf8)),
      ("configuration.json", Array(SpecSchema.configuration.utf8)),
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
    let wrong = SpecSchema.spec.replacing(#""minItems": 1"#, with: #""minItems": "one""#)
    let refused = try SchemaValidator.checkJSONSchema.validate([("spec.json", Array(wrong.utf8))])
    #expect(refused.status == 1)
  }

  @Test func examplesAreValid() throws {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../Examples").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".sheet.yaml") }
    let specs = try names.map { name in
      (name: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
    #expect(specs.count >= 10)
    let outcome = try SchemaValidator.checkJSONSchema.validate(specs)
    #expect(outcome.status == 0, "\(outcome.output)")
    let wrong = Array("sheets: { Name: { detent: [large] } }".utf8)
    #expect(try SchemaValidator.checkJSONSchema.validate([("a.sheet.yaml", wrong)]).status == 1)
  }
}

extension SchemaValidator {
  fileprivate static let checkJSONSchema = SchemaValidator(
    script: "ask-check-jsonschema.py", cache: "check-jsonschema")
}
