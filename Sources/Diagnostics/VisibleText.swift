extension Unicode.Scalar {
  /// Whether a terminal would obey the scalar, or reorder or hide text for it, rather than show it.
  ///
  /// The C0 and C1 controls and delete, the line and paragraph separators, the bidirectional
  /// controls of Unicode Standard Annex #9, the byte-order mark and the interlinear controls.
  package var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFF9...0xFFFB:
      true
    default: false
    }
  }

  /// The scalar written in ASCII as Swift writes it in a string: `\n`, `\u{1B}`.
  package var escaped: String {
    switch self {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension String {
  /// The text on one line, safe to send to a terminal: what would steer one is written out.
  package var visible: String {
    guard unicodeScalars.contains(where: { $0.steersTerminal }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminal {
        result += scalar.escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
