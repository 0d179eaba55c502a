import Diagnostics

/// Bytes of one line as a terminal shows them, with the column of each.
///
/// A tab is four blanks wherever it stands; what would steer the terminal, and ill-formed UTF-8, is
/// written out.
struct DisplayText {
  /// What is shown.
  private(set) var text = ""
  /// The columns that it takes.
  private(set) var width = 0
  /// The offset of the first byte that is not shown, for want of columns or of bytes.
  private(set) var end: Int

  private let start: Int
  private var columns: [Int] = []

  private static let tab = "    "

  /// Shows `bytes` as far as they fit in `maximum` columns.
  init(_ bytes: ArraySlice<UInt8>, maximum: Int = .max) {
    start = bytes.startIndex
    end = bytes.startIndex
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var previous: (scalar: Unicode.Scalar, columns: Int) = (" ", 1)
    while true {
      let scalar: Unicode.Scalar
      let count: Int
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        scalar = UTF8.decode(encoded)
        count = encoded.count
      case .error(let length):
        scalar = "\u{FFFD}"
        count = length
      case .emptyInput: return
      }
      let (shown, width) = Self.display(of: scalar, after: previous)
      guard self.width + width <= maximum else { return }
      columns += repeatElement(self.width, count: count)
      text += shown
      self.width += width
      end += count
      previous = (scalar, width)
    }
  }

  /// The column, from 0, at which the scalar of a byte offset begins; offsets outside of what is
  /// shown are moved to its edges.
  func column(at offset: Int) -> Int {
    guard offset > start else { return 0 }
    return offset - start < columns.count ? columns[offset - start] : width
  }

  private static func display(
    of scalar: Unicode.Scalar, after previous: (scalar: Unicode.Scalar, columns: Int)
  ) -> (String, Int) {
    if scalar == "\t" { return (tab, tab.utf8.count) }
    if scalar.steersTerminal {
      let escaped = scalar.escaped
      return (escaped, escaped.utf8.count)
    }
    // What a joiner joins, and a skin tone on an emoji, is drawn into the emoji before it.
    let isDrawnInto =
      previous.scalar == "\u{200D}" || previous.columns == 2 && scalar.isEmojiModifier
    return (String(scalar), isDrawnInto ? 0 : scalar.columns)
  }
}
