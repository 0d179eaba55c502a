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
    // Most lines are ASCII and short, and then show as they are.
    if bytes.count <= maximum, bytes.allSatisfy(Self.isPlain) {
      text = String(decoding: bytes, as: UTF8.self)
      columns = Array(0..<bytes.count)
      width = bytes.count
      end = bytes.endIndex
    } else {
      append(bytes, maximum)
    }
  }

  /// Whether a byte is an ASCII character that takes one column as it is.
  static func isPlain(_ byte: UInt8) -> Bool { 0x20 <= byte && byte < 0x7F }

  private mutating func append(_ bytes: ArraySlice<UInt8>, _ maximum: Int) {
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
      let scalarWidth = append(scalar, after: previous, maximum)
      guard let scalarWidth else { return }
      columns += repeatElement(width, count: count)
      width += scalarWidth
      end += count
      previous = (scalar, scalarWidth)
    }
  }

  /// Shows a scalar and returns its width, or nil where it does not fit.
  private mutating func append(
    _ scalar: Unicode.Scalar, after previous: (scalar: Unicode.Scalar, columns: Int), _ maximum: Int
  ) -> Int? {
    if scalar == "\t" || scalar.steersTerminal {
      let shown = scalar == "\t" ? Self.tab : scalar.escaped
      guard width + shown.utf8.count <= maximum else { return nil }
      text += shown
      return shown.utf8.count
    }
    // What a joiner joins, and a skin tone on an emoji, is drawn into the emoji before it.
    let isDrawnInto =
      previous.scalar == "\u{200D}" || previous.columns == 2 && scalar.isEmojiModifier
    let scalarWidth = isDrawnInto ? 0 : scalar.columns
    guard width + scalarWidth <= maximum else { return nil }
    text.unicodeScalars.append(scalar)
    return scalarWidth
  }

  /// The column, from 0, at which the scalar of a byte offset begins; offsets outside of what is
  /// shown are moved to its edges.
  func column(at offset: Int) -> Int {
    guard offset > start else { return 0 }
    return offset - start < columns.count ? columns[offset - start] : width
  }
}
