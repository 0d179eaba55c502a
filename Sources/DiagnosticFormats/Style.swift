import Diagnostics

/// The colours of a report, or none.
package struct Style: Sendable {
  /// Text as it is.
  package static let plain = Style(isColored: false)
  /// Text with the escape sequences of ECMA-48 that every terminal in use obeys.
  package static let colored = Style(isColored: true)

  private let isColored: Bool

  /// A part that a text has in a report.
  enum Role: Hashable, Sendable {
    /// The severity of a problem, and the marks under its place.
    case severity(Severity)
    /// The fact.
    case message
    /// Line numbers and what frames the source.
    case frame
    /// The marks under a second place.
    case secondary
    /// What leads over to what can be done.
    case help
    /// A line that a fix removes.
    case removed
    /// A line that a fix adds.
    case added
  }

  /// The text with the colours of its part; an empty text stays empty.
  func paint(_ text: String, _ role: Role?) -> String {
    guard isColored, let role, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.parameters(of: role))m\(text)\u{1B}[0m"
  }

  private static func parameters(of role: Role) -> String {
    switch role {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.advice): "1;32"
    case .message: "1"
    case .frame, .secondary: "1;34"
    case .help: "1;36"
    case .removed: "31"
    case .added: "32"
    }
  }
}

/// A line in parts that are coloured one by one.
struct PaintedText {
  private var parts: [(text: String, role: Style.Role?)] = []

  /// Appends a part.
  mutating func append(_ text: String, _ role: Style.Role? = nil) {
    if let last = parts.last, last.role == role {
      parts[parts.count - 1].text += text
    } else if !text.isEmpty {
      parts.append((text, role))
    }
  }

  /// Appends the parts of another text.
  mutating func append(_ other: PaintedText) {
    for part in other.parts { append(part.text, part.role) }
  }

  /// The line, without the blanks at its end.
  func rendered(_ style: Style) -> String {
    var parts = parts
    while let last = parts.last {
      let text = last.text.trimmingEnd
      if !text.isEmpty {
        parts[parts.count - 1].text = text
        break
      }
      parts.removeLast()
    }
    return parts.map { style.paint($0.text, $0.role) }.joined()
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingEnd: String {
    let count = utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return String(self[..<utf8.index(endIndex, offsetBy: -count)])
  }
}
