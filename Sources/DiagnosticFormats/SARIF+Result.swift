import Diagnostics
import JSONText

/// The `result` objects of the standard's section 3.27.
extension SARIF {
  /// The result of a problem, whose rule has `index` among the tool's rules, if it is one of them.
  static func result(
    of diagnostic: Diagnostic, _ index: Int?, _ artifact: SARIFArtifact, _ fingerprint: String?,
    _ tables: inout ReportTables
  ) -> JSONValue {
    var result: JSONObject = ["ruleId": .string(diagnostic.rule)]
    result.append("ruleIndex", ifPresent: index.map(JSONValue.integer))
    result.append("level", level(of: diagnostic.severity))
    // The message comes first and on a line of its own: readers make a title of it.
    result.append(
      "message", message(([diagnostic.message] + diagnostic.help).joined(separator: "\n")))
    result.append("locations", [artifact.location(diagnostic.range, says: diagnostic.label)])
    let related = diagnostic.labels.map { relatedLocation($0, artifact, &tables) }
    result.append("relatedLocations", ifPresent: related.isEmpty ? nil : .array(related))
    let fixes = diagnostic.fixes.compactMap { fix($0, artifact) }
    result.append("fixes", ifPresent: fixes.isEmpty ? nil : .array(fixes))
    if let fingerprint {
      result.append("partialFingerprints", ["primaryLocationLineHash": .string(fingerprint)])
    }
    return .object(result)
  }

  /// A message without arguments; its braces stay single, for nothing is put into it.
  static func message(_ text: String) -> JSONValue { ["text": .string(text)] }

  private static func relatedLocation(
    _ label: Diagnostic.Label, _ artifact: SARIFArtifact, _ tables: inout ReportTables
  ) -> JSONValue {
    guard let path = label.path, path != artifact.table.file.path else {
      return artifact.location(label.range, says: label.message)
    }
    if let table = tables.table(ofFileAt: path) {
      return SARIFArtifact(table).location(label.range, says: label.message)
    }
    return [
      "physicalLocation": ["artifactLocation": SARIFArtifact.artifactLocation(path)],
      "message": message(label.message),
    ]
  }

  /// A fix, with its applicability among the properties; nil if it changes nothing, for which the
  /// standard has no form.
  private static func fix(_ fix: Fix, _ artifact: SARIFArtifact) -> JSONValue? {
    guard !fix.edits.isEmpty else { return nil }
    let replacements = fix.edits.map { edit -> JSONValue in
      [
        "deletedRegion": artifact.region(edit.range),
        "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    return [
      "description": message(fix.title),
      "artifactChanges": [
        ["artifactLocation": artifact.location, "replacements": .array(replacements)]
      ],
      "properties": ["applicability": .string(fix.applicability.rawValue)],
    ]
  }
}
