import Diagnostics
import SheetCompiler
import SheetEmitters
import SheetSpec

/// What came of one spec.
final class CompiledSpec: Sendable {
  /// What was found in it, sorted.
  let report: FileReport
  /// The types that would be generated.
  let declaredTypes: [DeclaredType]
  /// What it asks for under `emit`.
  let emission: [EmissionTarget]
  /// Whether there is no error in it, nor in its configuration.
  let isRight: Bool
  /// Its sheets, where they go into an output together with those of other specs.
  let source: EmissionSource?
  /// The fingerprint of what the names of its outputs begin with, in whichever case.
  let stemFingerprint: Fingerprint
  /// Those outputs.
  let outputs: [Output]

  /// A spec whose sheets are kept for an output of several specs, or for none.
  init(_ result: SpecCompiler.Result) {
    report = result.report
    declaredTypes = result.declaredTypes
    emission = result.emission
    isRight = result.source != nil
    source = result.source
    stemFingerprint = .unknown
    outputs = []
  }

  /// A spec that has outputs of its own, made while all of it is at hand; the sheets are let go.
  init(_ result: SpecCompiler.Result, in names: OutputNames, by maker: OutputMaker) {
    report = result.report
    declaredTypes = result.declaredTypes
    emission = result.emission
    isRight = result.source != nil
    source = nil
    let stem = try? names.stem(of: result.report.file.path)
    stemFingerprint = stem.map { Fingerprint($0, ignoringCase: true) } ?? .unknown
    outputs =
      if let source = result.source, let stem {
        maker.outputs(of: source, stem, in: names)
      } else {
        []
      }
  }
}
