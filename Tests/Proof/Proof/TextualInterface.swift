/// The text of a module's public face, edited so that this compiler builds it for another target.
struct TextualInterface {
  let module: String
  private(set) var text: String

  /// Turns the toolchain's own interface of `module` on Linux into one for iOS.
  ///
  /// Bodies are skipped, since code is checked here and never run, and so availability inside them needs
  /// no check either; `@backDeployed` wants bodies and goes. The availability of the declarations, which is
  /// what counts, stays as the toolchain has it.
  init(ofToolchain text: String, module: String, target: String) throws {
    guard
      let flags = text.firstMatch(of: /\/\/ swift-module-flags: [^\n]*-target (?<target>\S+)[^\n]*/)
    else {
      throw ProofError("the toolchain's textual interface of `\(module)` names no target")
    }
    var line = String(flags.output.0)
    line.replace("-target \(flags.target)", with: "-target \(target)", maxReplacements: 1)
    for flag in ["-disable-objc-interop", "-library-level api", "-target-min-inlining-version min"]
    {
      line.replace(" \(flag)", with: "")
    }
    line += " -experimental-skip-all-function-bodies -disable-availability-checking"
    self.module = module
    self.text = text
    self.text.replaceSubrange(flags.range, with: line)
    self.text.replace(/@backDeployed\([^)]*\)/, with: "")
    if module == "Swift" {
      self.text += Self.onlyOnApplePlatforms
    }
  }

  /// Makes an interface of a stub's declarations, which come without the lines that name the compiler.
  init(ofStub declarations: String, module: String, target: String, compilerVersion: String) {
    self.module = module
    text = """
      // swift-interface-format-version: 1.0
      // swift-compiler-version: \(compilerVersion)
      // swift-module-flags: -target \(target) -enable-objc-interop \
      -disable-objc-attr-requires-foundation-module -enable-library-evolution -swift-version 5 \
      -module-name \(module)

      """ + declarations
  }

  /// What the compiler's Objective-C support looks for in the standard library.
  private static let onlyOnApplePlatforms = """

    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
      public let _rawValue: Builtin.RawPointer
      public init(_ _rawValue: Builtin.RawPointer)
      public var pointee: Pointee { get nonmutating set }
    }

    """
}
