package import Diagnostics
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
  /// No fix is taken that leaves more errors than before. A text that is not UTF-8 is left as it
  /// is, since its edits are places in another text, and so is one whose configuration could not be
  /// read whole, since that decides what is to be fixed.
  package mutating func fix(_ bytes: [UInt8], path: String) -> Result {
    var report = compiler.check(bytes, path: path)
    var bytes = bytes
    var fixCount = 0
    guard report.file.bytes == bytes, compiler.configuration.isComplete else {
      return Result(bytes: bytes, fixCount: 0, report: report)
    }
    for _ in 0..<Self.roundLimit {
      let fixes = compatible(report.diagnostics)
      guard !fixes.isEmpty else { break }
      if let (text, after) = apply(fixes, to: bytes, report) {
        (bytes, report) = (text, after)
        fixCount += fixes.count
      } else if let (text, after) = applyFirstGood(fixes, to: bytes, report) {
        // Together they do harm; one by one, those that do not are found.
        (bytes, report) = (text, after)
        fixCount += 1
      } else {
        break
      }
    }
    return Result(bytes: bytes, fixCount: fixCount, report: report)
  }

  /// The first fix of each problem that has one that may be applied, as far as they do not touch.
  private func compatible(_ diagnostics: [Diagnostic]) -> [Fix] {
    var fixes: [Fix] = []
    var taken: [SourceRange] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first, allowsUnsafe || fix.applicability == .safe,
        !fix.edits.isEmpty
      else { continue }
      let ranges = fix.edits.map(\.range)
      let isFree = ranges.allSatisfy { range in
        !taken.contains { $0.start <= range.end && range.start <= $0.end }
      }
      guard isFree else { continue }
      fixes.append(fix)
      taken += ranges
    }
    return fixes
  }

  /// The text after `fixes`, if it is another and has no more errors.
  private mutating func apply(
    _ fixes: [Fix], to bytes: [UInt8], _ before: FileReport
  ) -> ([UInt8], FileReport)? {
    let text = Fix("", .safe, fixes.flatMap(\.edits)).applied(to: bytes)
    guard text != bytes else { return nil }
    let after = compiler.check(text, path: before.file.path)
    return after.errorCount <= before.errorCount ? (text, after) : nil
  }

  private mutating func applyFirstGood(
    _ fixes: [Fix], to bytes: [UInt8], _ before: FileReport
  ) -> ([UInt8], FileReport)? {
    for fix in fixes {
      if let result = apply([fix], to: bytes, before) { return result }
    }
    return nil
  }
}

extension FileReport {
  /// How many of the problems are errors.
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
