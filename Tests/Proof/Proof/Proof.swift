import Foundation

/// Proves generated Swift on Linux, against stub modules of Apple's frameworks; see `Tests/Proof/README.md`.
package struct Proof: Sendable {
  let toolchain: Toolchain
  let modules: StubModules

  /// Whether this system can prove anything: only Linux can.
  package static var isSupported: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// The one proof of this process; its modules are built on first use and cached outside the work tree.
  ///
  /// Throws a `ProofError` where the toolchain lacks a piece.
  package static func shared() throws -> Proof {
    try prepared.get()
  }

  private static let prepared = Result {
    guard isSupported else { throw ProofError("the proof of generated code runs on Linux only") }
    let toolchain = try Toolchain.onPath()
    return Proof(toolchain: toolchain, modules: try StubModules.cached(for: toolchain))
  }
}

/// Why nothing could be proven: the harness's own fault or the toolchain's, never the generated code's.
package struct ProofError: Error, CustomStringConvertible {
  /// One sentence.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
