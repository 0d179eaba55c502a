public import Diagnostics
import SheetEmitters

extension SpecCompiler {
  /// What a spec can be made into.
  public enum Output: String, CaseIterable, Sendable {
    /// Swift for UIKit.
    case uikit
    /// Swift for SwiftUI.
    case swiftui
    /// The validated sheets with every default, as JSON.
    case json

    fileprivate var emitter: Emitter {
      switch self {
      case .uikit: .uikit
      case .swiftui: .swiftui
      case .json: .json
      }
    }
  }

  /// The problems of the spec in `bytes`, sorted, and what it is made into; nil where there is an
  /// error, or the configuration is not complete. Generated Swift is internal. `path` is what
  /// reports call the spec, and its last part what the output calls it.
  public mutating func compile(
    _ bytes: [UInt8], path: String, to output: Output
  ) -> (report: FileReport, output: [UInt8]?) {
    let emitter = output.emitter
    let result = compile(bytes, path: path, emitting: emitter.target.map { [$0] })
    return (result.report, result.source.map { emitter.emit([$0], .internal) })
  }
}
