/// Reads the source of a scalar once more to find where its text comes from.
///
/// libyaml has accepted the scalar, so that its form is not checked again; the folding of lines is
/// that of libyaml's scanner.
struct ScalarScanner {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// What is looked for.
  var search: PartSearch

  /// Scans what stands between the quotes, if any, of a plain or quoted scalar.
  mutating func scanFlow(_ range: Range<Int>, _ style: YAMLStyle) {
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes.isBlank(at: position) || bytes.lineBreakLength(at: position) > 0 {
        guard let end = scanSpace(from: position, to: range.upperBound, isEscaped: false) else {
          return
        }
        position = end
      } else if style == .doubleQuoted, bytes[position] == UInt8(ascii: "\\") {
        guard let end = scanEscape(at: position, to: range.upperBound) else { return }
        position = end
      } else if style == .singleQuoted, bytes[position] == UInt8(ascii: "'") {
        let end = min(position + 2, range.upperBound)
        guard search.take(ScalarPiece(position..<end, textCount: 1)) else { return }
        position = end
      } else {
        let end = endOfVerbatim(from: position, to: range.upperBound, style)
        guard search.take(ScalarPiece(verbatim: position..<end)) else { return }
        position = end
      }
    }
  }

  private func endOfVerbatim(from start: Int, to limit: Int, _ style: YAMLStyle) -> Int {
    var end = start + 1
    while end < limit, !bytes.isBlank(at: end), bytes.lineBreakLength(at: end) == 0 {
      if style == .doubleQuoted, bytes[end] == UInt8(ascii: "\\") { break }
      if style == .singleQuoted, bytes[end] == UInt8(ascii: "'") { break }
      end += 1
    }
    return end
  }

  /// Scans blanks and line breaks: blanks within a line stay, a single break is a space, and of
  /// several all but the first stay. Behind an escaped break the first one stays too.
  private mutating func scanSpace(from start: Int, to limit: Int, isEscaped: Bool) -> Int? {
    var end = start
    var breaks: [Range<Int>] = []
    while end < limit {
      let length = bytes.lineBreakLength(at: end)
      if length > 0 {
        breaks.append(end..<end + length)
        end += length
      } else if bytes.isBlank(at: end) {
        end += 1
      } else {
        break
      }
    }
    if breaks.isEmpty {
      if isEscaped || start == end { return end }
      return search.take(ScalarPiece(verbatim: start..<end)) ? end : nil
    }
    if !isEscaped, breaks[0].count < 3 {
      if breaks.count == 1 {
        return search.take(ScalarPiece(start..<end, textCount: 1)) ? end : nil
      }
      breaks.removeFirst()
    }
    for lineBreak in breaks where !search.take(ScalarPiece(lineBreak: lineBreak)) { return nil }
    return end
  }

  /// Scans a backslash and what it escapes.
  private mutating func scanEscape(at start: Int, to limit: Int) -> Int? {
    let code = start + 1
    guard code < limit else { return limit }
    let length = bytes.lineBreakLength(at: code)
    if length > 0 { return scanSpace(from: code + length, to: limit, isEscaped: true) }
    let digits: Int
    var textCount = 1
    switch bytes[code] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case UInt8(ascii: "N"), UInt8(ascii: "_"):
      digits = 0
      textCount = 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"):
      digits = 0
      textCount = 3
    default: digits = 0
    }
    let end = min(code + 1 + digits, limit)
    if digits > 0 {
      let hexadecimal = String(decoding: bytes[(code + 1)..<end], as: UTF8.self)
      let scalar = UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init)
      textCount = scalar.map { UTF8.width($0) } ?? 1
    }
    return search.take(ScalarPiece(start..<end, textCount: textCount)) ? end : nil
  }
}
