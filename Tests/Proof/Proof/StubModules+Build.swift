import Foundation

extension StubModules {
  /// Builds every module; throws a `ProofError` that names the first one that fails.
  func build(with toolchain: Toolchain) throws {
    let files = FileManager.default
    for folder in [interfaces, linux, iOS, iOSResources, stored] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try files.copyItem(at: Self.sources.appending(path: "Typed/Headers"), to: headers)
    try buildTyped(for: toolchain.moduleTriple, into: linux, resources: nil, with: toolchain)
    try buildStandardLibrary(with: toolchain)
    try buildTyped(for: Self.iOSTarget, into: iOS, resources: iOSResources, with: toolchain)
    try buildStored(with: toolchain)
    // Its entries are found by the headers' path, which changes when the folder moves to its place.
    try? files.removeItem(at: clangCache)
    try files.removeItem(at: interfaces)
  }

  private static let iOSTarget = "arm64-apple-ios\(oldestTarget.major).\(oldestTarget.minor)"

  /// The iOS standard library as the compiler sees it: the toolchain has none, but it has the text of
  /// Linux's, with Apple's availability in it.
  private func buildStandardLibrary(with toolchain: Toolchain) throws {
    for folder in ["shims", "clang", "apinotes"] {
      try FileManager.default.createSymbolicLink(
        at: iOSResources.appending(path: folder),
        withDestinationURL: toolchain.resources.appending(path: folder))
    }
    for module in Self.standardModules {
      let name = "\(module).swiftmodule/\(toolchain.moduleTriple).swiftinterface"
      let file = toolchain.modules.appending(path: name)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw ProofError("the toolchain has no textual interface of `\(module)` at \(file.path())")
      }
      let interface = try TextualInterface(
        ofToolchain: text, module: module, target: Self.iOSTarget)
      let folder = iOSResources.appending(path: "iphoneos/\(module).swiftmodule")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try compile(
        interface, to: folder.appending(path: "arm64-apple-ios.swiftmodule"),
        target: Self.iOSTarget, flags: ["-parse-stdlib", "-resource-dir", iOSResources.path()],
        with: toolchain)
    }
  }

  private func buildTyped(
    for target: String, into folder: URL, resources: URL?, with toolchain: Toolchain
  ) throws {
    for module in Self.typedModules {
      let file = Self.sources.appending(path: "Typed/Overlays/\(module).swiftinterface")
      let interface = TextualInterface(
        ofStub: try String(contentsOf: file, encoding: .utf8), module: module, target: target,
        compilerVersion: toolchain.version)
      var flags = ["-enable-objc-interop", "-I", folder.path(), "-I", headers.path()]
      if let resources { flags += ["-resource-dir", resources.path()] }
      try compile(
        interface, to: folder.appending(path: "\(module).swiftmodule"), target: target,
        flags: flags, with: toolchain)
    }
  }

  private func compile(
    _ interface: TextualInterface, to module: URL, target: String, flags: [String],
    with toolchain: Toolchain
  ) throws {
    let file = interfaces.appending(path: "\(target)-\(interface.module).swiftinterface")
    try Data(interface.text.utf8).write(to: file)
    try run(
      toolchain.tool("swiftc"),
      ["-frontend", "-compile-module-from-interface", "-target", target] + flags
        + ["-module-cache-path", clangCache.path(), "-module-name", interface.module]
        + ["-o", module.path(), file.path()],
      toBuild: "`\(interface.module)` for \(target)")
  }

  /// Swift 5 mode, in which a stub may keep what it is told in global variables.
  private func buildStored(with toolchain: Toolchain) throws {
    for module in Self.storedModules {
      let folder = Self.sources.appending(path: "Stored/\(module)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      let files = names.filter { $0.hasSuffix(".swift") }.sorted().map {
        folder.appending(path: $0).path()
      }
      try run(
        toolchain.tool("swiftc"),
        ["-emit-module", "-emit-object", "-parse-as-library", "-wmo", "-swift-version", "5"]
          + ["-module-name", module, "-I", stored.path()]
          + ["-o", stored.appending(path: "\(module).o").path()]
          + ["-emit-module-path", stored.appending(path: "\(module).swiftmodule").path()] + files,
        toBuild: "the storing `\(module)`")
    }
  }

  private func run(_ program: URL, _ arguments: [String], toBuild what: String) throws {
    let result = try Command(program, arguments).run()
    guard result.status == 0 else {
      throw ProofError("the stub module \(what) does not build:\n\(result.errors)")
    }
  }
}
