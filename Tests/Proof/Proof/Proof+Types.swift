import Foundation

extension Proof {
  /// Check 1: types, isolation, Objective-C and data flow, on this machine; empty is proven.
  ///
  /// The files form one module. Warnings count as errors.
  package func types(_ files: [String: String], _ settings: Settings) throws -> [Message] {
    try check(files, settings, target: toolchain.moduleTriple, modules: modules.linux)
  }

  /// Check 2: all of check 1 for Apple's target at that deployment target, such as `15.0`, with true
  /// `@available` and `#available`; empty is proven.
  package func availability(
    _ files: [String: String], deploymentTarget: String, _ settings: Settings
  ) throws -> [Message] {
    guard
      let match = deploymentTarget.wholeMatch(of: /(\d+)\.(\d+)/),
      let major = Int(match.output.1), let minor = Int(match.output.2)
    else { throw ProofError("`\(deploymentTarget)` is no deployment target such as `15.0`") }
    guard (major, minor) >= StubModules.oldestTarget else {
      throw ProofError(
        "the stubs cover no deployment target below 15.0, so not \(deploymentTarget)")
    }
    return try check(
      files, settings, target: "arm64-apple-ios\(deploymentTarget)", modules: modules.iOS,
      flags: ["-resource-dir", modules.iOSResources.path()])
  }

  private func check(
    _ files: [String: String], _ settings: Settings, target: String, modules folder: URL,
    flags: [String] = []
  ) throws -> [Message] {
    guard !files.isEmpty else { throw ProofError("there is no file to prove") }
    // The compiler says nothing about a feature that it does not know.
    for feature in settings.upcomingFeatures where !toolchain.upcomingFeatures.contains(feature) {
      throw ProofError("the compiler knows no upcoming feature `\(feature)`")
    }
    let sources = try TemporaryFolder()
    let paths = try sources.write(files)
    // To SIL and not `-typecheck`: a missing return or a race is found there only.
    var arguments = ["-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library"]
    arguments += [
      "-module-name", "Generated", "-package-name", "App", "-target", target, "-diagnostic-style",
      "llvm",
    ]
    arguments += ["-warnings-as-errors", "-enable-objc-interop"]
    arguments += ["-disable-objc-attr-requires-foundation-module"]
    arguments += ["-swift-version", "\(settings.languageMode.rawValue)"]
    arguments += settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
    if settings.defaultIsolationMainActor { arguments += ["-default-isolation", "MainActor"] }
    arguments += ["-module-cache-path", modules.clangCache.path()]
    arguments += ["-I", folder.path(), "-I", modules.headers.path()] + flags + paths

    let result = try Command(toolchain.tool("swiftc"), arguments).run()
    let messages = Message.read(result.errors, folder: sources.url.path())
    guard (result.status == 0) == messages.isEmpty, messages.allSatisfy({ files[$0.file] != nil })
    else {
      throw ProofError("the compiler failed elsewhere than in the code:\n\(result.errors)")
    }
    return messages
  }
}
