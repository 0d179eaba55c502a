package import Diagnostics
import SheetSpec
import YAMLSyntax

/// Applies the fixes of a spec's problems to its text.
package struct SpecFixer {
  /// What came of a text.
  package struct Result: Sendable {
    /// The text after the fixes, in UTF-8.
    package let bytes: [UInt8]
    /// How many problems were fixed.
    package let fixCount: Int
    /// What is left to report of the text after the fixes.
    package let report: FileReport
    /// Whether there is something to fix, and the text is left as it is because it is not UTF-8.
    package let isOfOtherEncoding: Bool
  }

  /// Fixes with this applicability or a safer one are applied.
  private let allowsUnsafe: Bool
  private var compiler: SpecCompiler

  /// The most rounds for one text: each applies all fixes that do not overlap, and real specs need
  /// one or two.
  private static let roundLimit = 32

  /// Makes a fixer that applies safe fixes, and unsafe ones if it may, for files with a
  /// configuration.
  package init(allowsUnsafe: Bool, _ configuration: Configuration = Configuration()) {
    self.allowsUnsafe = allowsUnsafe
    compiler = SpecCompiler(configuration)
  }

  /// Fixes the spec in `bytes` until nothing is left to fix; `path` is what reports call it.
  ///
  /// No fix is taken that brings an error, or after which the text does not parse any more. One that
  /// mends an error of form may show another, which was there before and could not be seen. A text
  /// that is not UTF-8 is left as it is, since its edits are places in another text, and so is one
  /// whose configuration could not be read whole, since that decides what is to be fixed.
  package mutating func fix(_ bytes: [UInt8], path: String) -> Result {
    var report = compiler.check(bytes, path: path)
    var bytes = bytes
    var fixCount = 0
    guard report.file.bytes == bytes, compiler.configuration.isComplete else {
      let isOfOtherEncoding =
        report.file.bytes != bytes && !compatible(report.diagnostics).isEmpty
      return Result(
        bytes: bytes, fixCount: 0, report: report, isOfOtherEncoding: isOfOtherEncoding)
    }
    for _ in 0..<Self.roundLimit {
      let found = compatible(report.diagnostics)
      // Together they may do harm; one by one, those that do not are found.
      let attempts = [found, found.filter { $0.isOfForm }] + found.map { [$0] }
      var isChanged = false
      for fixes in attempts where !isChanged && !fixes.isEmpty {
        guard let (text, after) = apply(fixes, to: bytes, report) else { continue }
        (bytes, report) = (text, after)
        fixCount += fixes.count
        isChanged = true
      }
      guard isChanged else { break }
    }
    return Result(bytes: bytes, fixCount: fixCount, report: report, isOfOtherEncoding: false)
  }

  /// A fix of a problem.
  private struct Mending {
    let fix: Fix
    /// Whether it mends an error for which some of the file could not be read.
    let isOfForm: Bool
  }

  /// The first fix of each problem that has one that may be applied, as far as they do not touch.
  private func compatible(_ diagnostics: [Diagnostic]) -> [Mending] {
    var fixes: [Mending] = []
    var taken: [SourceRange] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first, allowsUnsafe || fix.applicability == .safe,
        !fix.edits.isEmpty
      else { continue }
      let ranges = fix.edits.map { $0.range }
      let isFree = ranges.allSatisfy { range in
        !taken.contains { $0.start <= range.end && range.start <= $0.end }
      }
      guard isFree else { continue }
      fixes.append(Mending(fix: fix, isOfForm: Self.formRules.contains(diagnostic.rule)))
      taken += ranges
    }
    return fixes
  }

  /// The text after `fixes`, if it is another and they do no harm.
  private mutating func apply(
    _ fixes: [Mending], to bytes: [UInt8], _ before: FileReport
  ) -> ([UInt8], FileReport)? {
    let text = Fix("", .safe, fixes.flatMap { $0.fix.edits }).applied(to: bytes)
    guard text != bytes else { return nil }
    let after = compiler.check(text, path: before.file.path)
    let isHarmless =
      fixes.allSatisfy({ $0.isOfForm })
      ? after.errors.count <= before.errors.count : !after.hasErrors(besides: before)
    return isHarmless && (after.parses || !before.parses) ? (text, after) : nil
  }

  private static let formRules = Set((yamlRules + specRules).map { $0.id })
}

extension FileReport {
  /// The problems that are errors.
  fileprivate var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// Whether the text is YAML.
  fileprivate var parses: Bool { !diagnostics.contains { $0.rule == Rule.yamlSyntax.id } }

  /// Whether an error is here that is not in `other`, wherever both stand: fixes move what is below.
  fileprivate func hasErrors(besides other: FileReport) -> Bool {
    var counts: [[String]: Int] = [:]
    for error in other.errors { counts[[error.rule, error.message], default: 0] += 1 }
    for error in errors {
      counts[[error.rule, error.message], default: 0] -= 1
    }
    return counts.values.contains { $0 < 0 }
  }
}
