import Diagnostics
import SheetSpec

extension Rule {
  /// The rule as text for a terminal, with every example.
  var explanation: String {
    var text = "\(id) (\(severity.rawValue))\n\n"
    text += wrapped(summary) + "\n" + wrapped(rationale)
    for example in examples {
      text += "\n\(example.isGood ? "Right" : "Wrong"):\n\n\(indented(example.unmarked))"
      if let fixed = example.fixed { text += "\nMended:\n\n\(indented(fixed))" }
    }
    return text
  }
}

extension Rule.Example {
  /// The spec without its marks.
  var unmarked: String { text.filter { $0 != "«" && $0 != "»" } }
}

extension KeyDescription {
  /// The key as text for a terminal.
  var explanation: String {
    var text = "\(key), a key of \(record)\n\n\(wrapped(summary))"
    guard isSupported else {
      return text + "\nThis version of sheetc does not read it yet.\n"
    }
    text += "\n" + wrapped("Value: \(expectation)")
    text += wrapped(defaultValue.map { "Default: \($0)" } ?? "It must be there.")
    if let availability {
      text += wrapped("The API behind it came with iOS \(availability.description).")
    }
    return text
  }
}

/// `text` in lines of at most 80 columns.
private func wrapped(_ text: String) -> String {
  var lines: [String] = []
  for word in text.split(whereSeparator: { $0.isWhitespace }) {
    if let last = lines.last, last.count + 1 + word.count <= 80 {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines.map { $0 + "\n" }.joined()
}

private func indented(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
}
