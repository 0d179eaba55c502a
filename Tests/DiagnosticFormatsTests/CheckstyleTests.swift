import DiagnosticFormats
import Diagnostics
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct CheckstyleTests {
  /// The elements of a document in order, files and errors alike.
  final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      elements.append((name, attributes))
    }
  }

  static func elements(_ report: Report) throws -> [(name: String, attributes: [String: String])] {
    let parser = XMLParser(data: Data(Format.checkstyle.render(report, .plain)))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    let root = try #require(reader.elements.first)
    #expect(root.name == "checkstyle")
    #expect(root.attributes["version"]?.isEmpty == false)
    return Array(reader.elements.dropFirst())
  }

  /// The text with what XML cannot hold written as Swift would.
  private static func carried(_ text: String) -> String {
    text.replacing("\u{1B}", with: #"\u{1B}"#).replacing("\u{7}", with: #"\u{7}"#)
  }

  @Test(arguments: Sample.all)
  func foundationReadsEverySample(sample: Sample) throws {
    var elements = try Self.elements(sample.report).makeIterator()
    for file in sample.report.files where !file.diagnostics.isEmpty {
      let next = elements.next()
      let element = try #require(next)
      #expect(element.name == "file")
      #expect(element.attributes == ["name": Self.carried(file.file.path)])
      let table = LineTable(file.file)
      for diagnostic in file.diagnostics {
        let next = elements.next()
        let error = try #require(next)
        #expect(error.name == "error")
        var attributes = error.attributes
        let written = attributes.removeValue(forKey: "message")
        let message = try #require(written)
        #expect(message.hasPrefix(Self.carried(diagnostic.message)))
        for help in diagnostic.help { #expect(message.contains("\n" + Self.carried(help))) }
        let position = diagnostic.range.map { table.position(at: $0.start) }
        #expect(attributes.removeValue(forKey: "line") == position.map { String($0.line) })
        #expect(attributes.removeValue(forKey: "column") == position.map { String($0.column) })
        let severity = diagnostic.severity == .advice ? "info" : diagnostic.severity.rawValue
        #expect(attributes == ["severity": severity, "source": diagnostic.rule])
      }
    }
    #expect(elements.next() == nil)
  }

  @Test func textIsEscaped() throws {
    let text = "<a b=\"c\" d='e'> & ]]> \t\r\n\u{85}\u{202E}\u{0}\u{1B}\u{FFFE}\u{FFFF}\u{10FFFF}é"
    let file = SourceFile(path: text, text: "")
    let report = Report(
      files: [FileReport(file: file, diagnostics: [Diagnostic(.sampleError, text, at: nil)])],
      filesChecked: 1, by: .sample)
    let elements = try Self.elements(report)
    let carried =
      "<a b=\"c\" d='e'> & ]]> \t\r\n\u{85}\u{202E}"
      + #"\u{0}\u{1B}\u{FFFE}\u{FFFF}"# + "\u{10FFFF}é"
    #expect(
      elements.map { $0.attributes["name"] ?? $0.attributes["message"] } == [carried, carried])
  }
}
