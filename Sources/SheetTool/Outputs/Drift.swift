import DiagnosticFormats
import Diagnostics
import SheetCompiler

/// How a file is another than it would be written.
struct Drift: Sendable {
  /// The fact.
  let report: FileReport
  /// The lines that differ, as `diff -u` writes them; empty where nobody would see a difference.
  let difference: [UInt8]

  /// Compares what there is at `path` with what would be written; nil where that is the same.
  init?(_ path: String, _ state: OutputFile.State, _ bytes: [UInt8]) {
    let old: [UInt8]
    switch state {
    case .current: return nil
    case .missing: old = []
    case .other(let bytes): old = bytes
    }
    if Self.withLineFeeds(old) == bytes {
      report = FileReport(
        drifted: path, "the file differs in its line breaks alone: they are CRLF, and would be LF",
        help: "`eol=lf` for it in .gitattributes keeps git from changing them")
      difference = []
    } else {
      report = FileReport(
        drifted: path,
        state == .missing ? "the file is missing" : "the file is not as it would be written",
        help: "compile without --check")
      difference = LineDifference(old, bytes).unified(path: path)
    }
  }

  /// The bytes with a line feed for each line break.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      if byte == 0x0A, result.last == 0x0D { result.removeLast() }
      result.append(byte)
    }
    return result
  }
}

extension FileReport {
  /// The report of a generated file that is not what the specs make.
  init(drifted path: String, as severity: Severity = .error, _ message: String, help: String) {
    self.init(
      file: SourceFile(path: path, bytes: []),
      diagnostics: [Diagnostic(.driftedOutput, as: severity, message, at: nil, help: [help])])
  }
}
