import Diagnostics
import JSONText

/// A log of SARIF, the static analysis results interchange format of OASIS, version 2.1.0.
///
/// It holds one run with all rules of the tool, sorted by id, and the problems in the order of the
/// report.
enum SARIF {
  private static let schema: JSONValue =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Writes a report.
  static func render(_ report: Report, style: Style) -> [UInt8] {
    let rules = report.tool.rules().sorted { $0.rule.id < $1.rule.id }
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": .string(report.tool.name), "version": .string(report.tool.version),
          "rules": .array(rules.map(descriptor)),
        ]
      ],
      // Said because the default does not have the lone carriage return, which ends a YAML line.
      "newlineSequences": ["\r\n", "\n", "\r"],
      "columnKind": "unicodeCodePoints",
      "results": .array(results(of: report, rules)),
    ]
    let log: JSONValue = ["$schema": schema, "version": "2.1.0", "runs": [run]]
    var bytes: [UInt8] = []
    log.write(to: &bytes, layout: .pretty)
    return bytes + [UInt8(ascii: "\n")]
  }

  private static func results(
    of report: Report, _ rules: [ReportingTool.DocumentedRule]
  ) -> [JSONValue] {
    let indexes = Dictionary(firstOf: rules.indices.lazy.map { (rules[$0].rule.id, $0) })
    var tables = ReportTables(report)
    var results: [JSONValue] = []
    for file in report.files where !file.diagnostics.isEmpty {
      let place = SARIFArtifact(LineTable(file.file))
      var fingerprints = LineFingerprints(place.table)
      for diagnostic in file.diagnostics {
        let index = indexes[diagnostic.rule]
        let fingerprint = fingerprints.next(for: diagnostic)
        results.append(result(of: diagnostic, index, place, fingerprint, &tables))
      }
    }
    return results
  }

  private static func descriptor(of documented: ReportingTool.DocumentedRule) -> JSONValue {
    let rule = documented.rule
    return [
      "id": .string(rule.id), "name": .string(pascalCase(rule.id)),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.rationale)],
      "help": ["text": .string(documented.text), "markdown": .string(documented.markdown)],
      "defaultConfiguration": ["level": level(of: rule.severity)],
    ]
  }

  /// `MisorderedDetents` for `misordered-detents`, as the standard spells names beside ids.
  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The standard's word for a severity.
  static func level(of severity: Severity) -> JSONValue {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }
}
