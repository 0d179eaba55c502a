extension Proof {
  /// What a compiler or the linter holds against a file.
  package struct Message: Sendable, Hashable, CustomStringConvertible {
    /// The name that the file was given under.
    package let file: String
    /// From 1.
    package let line: Int
    /// From 1, as the tool counts.
    package let column: Int
    /// One line, without the words `error:` or `warning:`.
    package let text: String

    /// `file:line:column: text`.
    package var description: String {
      "\(file):\(line):\(column): \(text)"
    }

    /// Reads the `path:line:column: error: text` lines of a tool that ran on files in `folder`; notes and
    /// the quoted source are left out.
    static func read(_ output: String, folder: String) -> [Message] {
      output.split(separator: "\n").compactMap { line in
        guard
          let match = line.wholeMatch(
            of: /(?<path>[^:]+):(?<line>\d+):(?<column>\d+): (?:error|warning): (?<text>.*)/),
          let lineNumber = Int(match.line), let column = Int(match.column)
        else { return nil }
        let path = String(match.path)
        let file = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        return Message(file: file, line: lineNumber, column: column, text: String(match.text))
      }
    }
  }
}
