import Foundation

extension Proof {
  /// Holds the files against the formatter's default configuration, `--strict`, as if they did not ask to
  /// be left alone; empty is clean.
  package func lint(_ files: [String: String]) throws -> [Message] {
    guard !files.isEmpty else { throw ProofError("there is no file to lint") }
    let sources = try TemporaryFolder()
    let paths = try sources.write(files.mapValues(Self.withoutIgnoreLine))
    // A configuration of its own, or one from a folder above would count.
    let arguments = ["lint", "--strict", "--configuration", #"{"version": 1}"#] + paths
    let result = try Command(toolchain.tool("swift-format"), arguments).run()
    let messages = Message.read(result.errors, folder: sources.url.path())
    guard (result.status == 0) == messages.isEmpty else {
      throw ProofError("the formatter failed:\n\(result.errors)")
    }
    return messages
  }

  /// The text without its line `// swift-format-ignore-file`; lines below it move up by one.
  static func withoutIgnoreLine(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != "// swift-format-ignore-file" }
      .joined(separator: "\n")
  }
}
