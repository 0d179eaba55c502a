import DiagnosticFormats
import Diagnostics
import SheetCompiler
import SheetEmitters
import SheetSpec

/// Specs compiled together, and what is wrong with them as a whole.
struct Compilation {
  /// A spec and whether it is right beside the others.
  struct Unit {
    /// What came of it.
    let spec: CompiledSpec
    /// Whether there is no error in it, nor in its configuration.
    let isRight: Bool

    /// The path as it was given.
    var path: String { spec.report.file.path }
  }

  /// The specs, in the order of the command line.
  let units: [Unit]
  /// Their problems.
  let report: Report
  /// Whether every spec that was named was found and read, and has no error, nor its configuration.
  let isComplete: Bool

  /// Joins the results of the single specs; a type may be generated once among them, since they go
  /// to one destination. `others` are what is wrong besides, with folders and
  /// configurations.
  init(_ results: [CompiledSpec], others: [FileReport]) {
    let types = results.lazy.flatMap { $0.declaredTypes }.map { $0.fingerprint }
    if Fingerprint.mayRepeat(types) {
      (units, report) = Self.joined(results, others)
    } else {
      units = results.map { Unit(spec: $0, isRight: $0.isRight) }
      let found = results.lazy.map { $0.report }.filter { !$0.diagnostics.isEmpty }
      report = Report(files: others + found, filesChecked: results.count, by: .sheetc)
    }
    isComplete = others.isEmpty && units.allSatisfy({ $0.isRight })
  }

  /// Finds the types that several specs would become.
  private static func joined(
    _ results: [CompiledSpec], _ others: [FileReport]
  ) -> ([Unit], Report) {
    var units: [Unit] = []
    var reports = others
    var first: [String: (path: String, range: SourceRange)] = [:]
    first.reserveCapacity(results.count)
    for result in results {
      let path = result.report.file.path
      var found = Diagnostics()
      for declared in result.declaredTypes {
        let (type, name, range) = (declared.type, declared.name, declared.range)
        guard let earlier = first.updateValue((path, range), forKey: type) else { continue }
        // The first of all is what others are told of.
        first[type] = earlier
        // Within one file the check of that file has said so.
        guard earlier.path != path else { continue }
        found.report(
          .duplicateSheet, "`\(name)` names sheets of two specs that are compiled together",
          at: range,
          labels: [.init("first named here", at: earlier.range, in: earlier.path)],
          help: ["both would become the type `\(type)`"])
      }
      let report =
        found.isEmpty
        ? result.report
        : FileReport(
          file: result.report.file, diagnostics: found.joined(with: result.report.diagnostics))
      reports.append(report)
      units.append(Unit(spec: result, isRight: found.isEmpty && result.isRight))
    }
    return (units, Report(files: reports, filesChecked: results.count, by: .sheetc))
  }
}

extension Diagnostics {
  /// These and `others`, sorted.
  fileprivate func joined(with others: [Diagnostic]) -> [Diagnostic] {
    var all = self
    for diagnostic in others { all.report(diagnostic) }
    return all.sorted()
  }
}
