import Foundation

extension Proof {
  /// Check 3: compiles the files with `driver` (top-level code that imports `ProofDriver`) against the
  /// storing stubs, runs it at most `seconds` long, and gives what it wrote to standard output.
  ///
  /// Throws a `ProofError` with the compiler's or the program's errors where either fails; a stub ends the
  /// program where UIKit's rules are broken.
  package func behaviour(
    _ files: [String: String], driver: String, seconds: Double = 30
  ) throws -> String {
    guard files["main.swift"] == nil else { throw ProofError("`main.swift` is the driver's name") }
    let native = try NativeText()
    let sources = try TemporaryFolder()
    var texts = files.mapValues { native.text(of: $0) }
    texts["main.swift"] = driver
    let paths = try sources.write(texts)
    let program = sources.url.appending(path: "driver")
    // The compiler writes beside the first object; in the cache, runs would write over each other.
    let objects = try StubModules.storedModules.map { module in
      let link = sources.url.appending(path: "\(module).o")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: modules.stored.appending(path: "\(module).o"))
      return link.path()
    }
    let compiled = try Command(
      toolchain.tool("swiftc"),
      ["-swift-version", "6", "-module-name", "Driver", "-I", modules.stored.path()]
        + ["-o", program.path()] + objects + paths
    ).run()
    guard compiled.status == 0 else {
      throw ProofError("the generated code does not compile with its driver:\n\(compiled.errors)")
    }
    let result = try Command(program, []).run(seconds: seconds)
    guard result.status == 0 else {
      throw ProofError("the driver ended with status \(result.status): \(result.errors)")
    }
    return result.output
  }
}
