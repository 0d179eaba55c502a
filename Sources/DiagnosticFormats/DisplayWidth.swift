extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes.
  ///
  /// Unicode gives no such number. This follows what terminals do: East Asian Wide and Fullwidth
  /// characters (Unicode Standard Annex #11) and emoji take two, marks and format characters none,
  /// all else one. The blocks stand in for the annex's table: the standard library has its emoji, but
  /// not its widths.
  var columns: Int {
    switch value {
    case 0x20..<0x7F: return 1
    // The vowels and final consonants of decomposed Hangul join the syllable before them.
    case 0x1160...0x11FF: return 0
    // Two regional indicators make one flag.
    case 0x1F1E6...0x1F1FF: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      return isMark ? 0 : 2
    default: return isMark ? 0 : properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether the scalar changes the emoji before it instead of standing for itself.
  var isEmojiModifier: Bool { properties.isEmojiModifier }

  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
