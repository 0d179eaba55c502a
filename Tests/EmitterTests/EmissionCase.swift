import Diagnostics
import Foundation
import SheetCompiler
import SheetEmitters

/// A spec and the platform it is compiled for.
struct EmissionCase: Sendable, CustomStringConvertible {
  /// The name of the case, and of its goldens.
  let description: String
  /// The spec.
  let text: String
  /// The deployment target of the whole file, for the proof.
  let deploymentTarget: String

  /// Every spec in `Cases`; one that says `TARGET` is a case for each target that changes what
  /// is generated.
  static let all: [EmissionCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [EmissionCase] in
      let path = folder.appendingPathComponent(name).path
      let text = FileManager.default.contents(atPath: path).map {
        String(decoding: $0, as: UTF8.self)
      }
      let stem = String(name.dropLast(".sheet.yaml".count))
      guard let text else { return [] }
      guard text.contains("TARGET") else {
        return [EmissionCase(description: stem, text: text, deploymentTarget: target(in: text))]
      }
      return targets.map { target in
        EmissionCase(
          description: "\(stem)@\(target)", text: text.replacing("TARGET", with: target),
          deploymentTarget: target)
      }
    }
  }()

  /// The deployment targets that change what is generated, and the ones just below them.
  static let targets = ["15.0", "16.0", "17.0", "18.0", "26.0", "27.0"]

  /// The target that the first document of a spec says; others are never below it here.
  private static func target(in text: String) -> String {
    guard let match = text.firstMatch(of: /ios: "?([0-9.]+)/), !text.contains("\n---\n") else {
      return "16.0"
    }
    return match.1.contains(".") ? String(match.1) : "\(match.1).0"
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
