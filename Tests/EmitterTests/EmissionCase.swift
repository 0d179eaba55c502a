import Diagnostics
import Foundation
import SheetCompiler
import SheetEmitters
import SheetModel
import SheetSpec

/// A spec and the platform it is compiled for.
struct EmissionCase: Sendable, CustomStringConvertible {
  /// The name of the case, and of its goldens.
  let description: String
  /// The spec.
  let text: String
  /// The deployment target of the whole file, for the proof.
  let deploymentTarget: String

  /// Every spec in `Cases`.
  static let all = cases(in: tests.appendingPathComponent("Cases"))
  /// Every spec in the project's `Examples`.
  static let examples = cases(
    in: tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples"))

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The specs of a folder; one that says `TARGET` is a case for each target that changes what is
  /// generated.
  static func cases(in folder: URL) -> [EmissionCase] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".sheet.yaml") }.sorted().flatMap { name in
      let path = folder.appendingPathComponent(name).path
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      let text = String(decoding: bytes, as: UTF8.self)
      let stem = String(name.dropLast(".sheet.yaml".count))
      guard text.contains("TARGET") else {
        return [EmissionCase(description: stem, text: text, deploymentTarget: target(in: text))]
      }
      let isForViews = text.contains("VIEWTARGET")
      return (isForViews ? viewTargets : targets).map { target in
        EmissionCase(
          description: "\(stem)@\(target)",
          text: text.replacing(isForViews ? "VIEWTARGET" : "TARGET", with: target)
            .replacing("SUFFIX", with: target.replacing(".0", with: "").replacing(".", with: "P")),
          deploymentTarget: target)
      }
    }
  }

  /// The deployment targets that change what is generated, and the ones just below them.
  static let targets = ["15.0", "16.0", "17.0", "18.0", "26.0", "27.0"]

  /// The same for SwiftUI, which has detents from iOS 16 on.
  static let viewTargets = ["16.0", "16.4", "17.0", "18.0", "27.0"]

  /// The cases that `framework` is made of.
  static func all(for framework: EmissionTarget, in cases: [EmissionCase]) -> [EmissionCase] {
    cases.filter { item in
      (try? item.source())?.documents.contains { $0.emit.contains(framework) } == true
    }
  }

  /// The cases and examples that Swift for SwiftUI is made of.
  static let views = all(for: .swiftui, in: all)
  static let viewExamples = all(for: .swiftui, in: examples)

  /// The highest target that a document of the spec says: what the generated file needs.
  private static func target(in text: String) -> String {
    let targets = text.split(separator: "\n---").map { document in
      document.firstMatch(of: /ios: "?([0-9.]+)/).flatMap { Double($0.output.1) } ?? 16
    }
    return "\(targets.max() ?? 16)"
  }

  /// The validated spec; throws the problems where there are any errors.
  func source() throws -> EmissionSource {
    var compiler = SpecCompiler()
    let name = description.split(separator: "@").first.map(String.init) ?? description
    let result = compiler.compile(Array(text.utf8), path: "\(name).sheet.yaml")
    guard let source = result.source else { throw Problems(found: result.report.diagnostics) }
    return source
  }

  /// What `emitter` makes of the case.
  func output(_ emitter: Emitter, _ access: AccessLevel = .internal) throws -> String {
    String(decoding: emitter.emit([try source()], access), as: UTF8.self)
  }

  struct Problems: Error {
    let found: [Diagnostic]
  }
}
