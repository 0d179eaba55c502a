import JSONText

/// A line for each problem, which holds the object that the document of `json` holds for it; nothing
/// is written for no problem.
enum JSONLines {
  /// Writes a report.
  static func render(_ report: Report, style: Style) -> [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in JSONFormat.diagnostics(of: report) {
      diagnostic.write(to: &bytes, layout: .compact)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
