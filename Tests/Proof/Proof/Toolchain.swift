import Foundation

/// The Swift toolchain whose `swiftc` is found through `PATH`.
struct Toolchain: Sendable {
  /// Such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let version: String
  /// Such as `x86_64-unknown-linux-gnu`: the name of this machine's files inside a module's folder.
  let moduleTriple: String
  /// The folder that holds `shims`, `clang` and a folder of modules for each platform.
  let resources: URL
  /// The folder of this machine's modules.
  let modules: URL
  /// The upcoming features that this compiler knows.
  let upcomingFeatures: Set<String>

  /// The tool of that name beside the compiler.
  func tool(_ name: String) -> URL {
    resources.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin/\(name)")
  }

  /// Asks the compiler about itself.
  static func onPath() throws -> Toolchain {
    let target = try decode(TargetInformation.self, from: "-print-target-info")
    let supported = try decode(SupportedFeatures.self, from: "-print-supported-features")
    let resources = URL(filePath: target.paths.runtimeResourcePath)
    return Toolchain(
      version: target.compilerVersion,
      moduleTriple: target.target.moduleTriple,
      resources: resources,
      modules: resources.appending(path: target.target.platform),
      upcomingFeatures: Set(supported.features.upcoming.map(\.name)))
  }

  private static func decode<Answer: Decodable>(
    _ type: Answer.Type, from flag: String
  ) throws -> Answer {
    let result = try Command(URL(filePath: "/usr/bin/env"), ["swiftc", flag]).run()
    guard result.status == 0 else {
      throw ProofError("`swiftc \(flag)` failed; is a Swift toolchain on PATH? \(result.errors)")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(result.output.utf8))
    } catch {
      throw ProofError("`swiftc \(flag)` printed something unknown: \(error)")
    }
  }

  private struct TargetInformation: Decodable {
    struct Target: Decodable {
      let moduleTriple: String
      let platform: String
    }
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
    let compilerVersion: String
    let target: Target
    let paths: Paths
  }

  private struct SupportedFeatures: Decodable {
    struct Feature: Decodable {
      let name: String
    }
    struct Features: Decodable {
      let upcoming: [Feature]
    }
    let features: Features
  }
}
