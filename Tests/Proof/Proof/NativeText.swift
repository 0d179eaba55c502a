import Foundation

/// Takes out of generated code what needs Objective-C's runtime or Apple's systems to run.
///
/// `#available(iOS 16.0, *)` asks the stubs, so that a driver can play an older system; `@objc` goes;
/// `#selector(tap)` becomes the name, `#selector(tap(_:))` a call of that method of `self`; an optional
/// requirement is called without its question mark, since the stubs give each a default. Comments and
/// string literals stay as they are.
package struct NativeText {
  private let optionalRequirements: Set<String>

  /// Reads from the storing stubs which requirements are optional in UIKit.
  package init() throws {
    let folder = StubModules.sources.appending(path: "Stored/UIKit")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      names.formUnion(
        text.matches(of: /\/\/\/ Optional\.[^\n]*\n *func (\w+)/).map { String($0.output.1) })
    }
    guard !names.isEmpty else {
      throw ProofError("no optional requirement is marked in \(folder.path())")
    }
    optionalRequirements = names
  }

  /// The runnable form of one file.
  package func text(of generated: String) -> String {
    var result = ""
    var rest = generated[...]
    while let match = rest.firstMatch(of: Self.tokens) {
      result += rest[..<match.range.lowerBound]
      result += replacement(for: String(match.output))
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }

  /// Comments and literals come first, so that nothing inside them is taken for code.
  private static var tokens: Regex<Substring> {
    /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|#*"""[\s\S]*?"""#*|#*"(?:\\.|[^"\\\n])*"#*|@objc(?:\([^)]*\)|Members)?\s*|#(?:un)?available\([^)]*\)|#selector\((?:[^()]|\([^()]*\))*\)|\w+\?\(/
  }

  private func replacement(for token: String) -> String {
    if token.hasPrefix("@objc") { return "" }
    if let method = token.wholeMatch(of: /#selector\((\w+)\(_:\)\)/)?.output.1 {
      return "Selector(\"\(method)(_:)\") { [weak self] sender in self?.\(method)(sender) }"
    }
    if token.hasPrefix("#selector(") { return #"Selector("\#(token.dropFirst(10).dropLast())")"# }
    if let match = token.wholeMatch(of: /#(un)?available\(.*?iOS (\d+)(?:\.(\d+))?.*\)/) {
      let not = match.output.1 == nil ? "" : "!"
      return "\(not)UIKit.Stub.isAtLeast(\(match.output.2), \(match.output.3 ?? "0"))"
    }
    if token.hasSuffix("?("), optionalRequirements.contains(String(token.dropLast(2))) {
      return token.dropLast(2) + "("
    }
    return token
  }
}
