import Diagnostics
import JSONText

/// A file as results of SARIF refer to it.
struct SARIFArtifact {
  /// The lines of the file.
  let table: LineTable
  /// The `artifactLocation` object.
  let location: JSONValue

  /// Larger places show no snippet, or a report of many of them would outgrow the files.
  private static let maximumSnippet = 1024

  /// Makes an artifact of a file.
  init(_ table: LineTable) {
    self.table = table
    location = Self.artifactLocation(table.file.path)
  }

  /// The `artifactLocation` object of a path.
  static func artifactLocation(_ path: String) -> JSONValue { ["uri": .string(uri(path))] }

  /// The `location` object of a range, with what is said there; without region for no range.
  func location(_ range: SourceRange?, says text: String?) -> JSONValue {
    var physical: JSONObject = ["artifactLocation": location]
    if let range { physical.append("region", region(range, withSnippet: true)) }
    var result: JSONObject = ["physicalLocation": .object(physical)]
    result.append("message", ifPresent: text.map(SARIF.message))
    return .object(result)
  }

  /// The `region` object of a range: lines and columns from 1, columns in Unicode scalars, the end
  /// exclusive; an end behind a line break is the first column of the next line.
  func region(_ range: SourceRange, withSnippet: Bool = false) -> JSONValue {
    let start = table.position(at: range.start)
    let end = table.position(at: range.end)
    var region: JSONObject = [
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
    ]
    if withSnippet, end.offset - start.offset <= Self.maximumSnippet {
      let text = table.file.text(SourceRange(start.offset, end.offset))
      region.append("snippet", ["text": .string(text)])
    }
    return .object(region)
  }

  /// The path as a URI reference: relative as it was given, without empty and `.` segments, so that
  /// all spellings of a path give one; an absolute path becomes a `file` URI.
  private static func uri(_ path: String) -> String {
    let segments = path.split(separator: "/").filter { $0 != "." }
    let joined = segments.map(percentEncoded).joined(separator: "/")
    if path.hasPrefix("/") { return "file:///\(joined)" }
    return joined.isEmpty ? "." : joined
  }

  /// The segment with only what RFC 3986 calls unreserved left as it is.
  private static func percentEncoded(_ segment: Substring) -> String {
    var result = ""
    for byte in segment.utf8 {
      switch Unicode.Scalar(byte) {
      case let scalar where "A"..."Z" ~= scalar || "a"..."z" ~= scalar || "0"..."9" ~= scalar,
        let scalar where "-._~".unicodeScalars.contains(scalar):
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
