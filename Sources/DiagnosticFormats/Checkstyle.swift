import Diagnostics

/// An XML document as Checkstyle writes it: an element for each file with problems, in the order of
/// the report, and in it an element for each problem.
///
/// Lines and columns are those of where a problem begins, and left out where it has no place; a
/// message holds on further lines what can be done.
enum Checkstyle {
  /// The version of Checkstyle whose elements these are; its readers look at no other.
  private static let version = "4.3"

  /// Writes a report.
  static func render(_ report: Report, style: Style) -> [UInt8] {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<checkstyle version="\#(version)">"# + "\n"
    for file in report.files where !file.diagnostics.isEmpty {
      let table = LineTable(file.file)
      text += "  <file\(attribute("name", file.file.path))>\n"
      for diagnostic in file.diagnostics { text += "    \(element(for: diagnostic, table))\n" }
      text += "  </file>\n"
    }
    return Array((text + "</checkstyle>\n").utf8)
  }

  private static func element(for diagnostic: Diagnostic, _ table: LineTable) -> String {
    var text = "<error"
    if let position = diagnostic.range.map({ table.position(at: $0.start) }) {
      text += attribute("line", String(position.line))
      text += attribute("column", String(position.column))
    }
    text += attribute("severity", word(for: diagnostic.severity))
    let message = ([diagnostic.message] + diagnostic.advice).joined(separator: "\n")
    text += attribute("message", message)
    return text + attribute("source", diagnostic.rule) + "/>"
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "info"
    }
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    #" \#(name)="\#(escaped(value))""#
  }

  /// The text between quotes. What would steer a terminal is a reference, which also keeps line
  /// breaks from becoming blanks; what XML 1.0 cannot even refer to is written out as Swift would.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where !scalar.isXMLCharacter: result += scalar.escaped
      case _ where scalar.steersTerminal:
        result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether an XML 1.0 document can hold the scalar; the production `Char` of its section 2.2.
  fileprivate var isXMLCharacter: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
