package import Diagnostics

/// The text of an input as UTF-8; where it is ill-formed, that is reported, and what is returned
/// serves only to show the place.
///
/// UTF-8 stays as it is, byte-order mark included. UTF-16, told by its mark or by the zero byte
/// that YAML 1.2 lets the first character have, is rewritten without a mark.
package func decodeText(
  _ bytes: [UInt8], path: String, _ diagnostics: inout Diagnostics
) -> SourceFile {
  switch TextEncoding(of: bytes) {
  case .utf8:
    var bits: UInt8 = 0
    for byte in bytes { bits |= byte }
    if bits >= 0x80, let range = firstIllFormedUTF8(bytes) {
      diagnostics.report(
        .invalidEncoding, "the file is not valid UTF-8", at: range,
        label: "no character is written like this", help: ["save the file as UTF-8"])
    }
    return SourceFile(path: path, bytes: bytes)
  case .utf16(let isBigEndian, let markLength):
    return decodeUTF16(
      bytes.dropFirst(markLength), isBigEndian: isBigEndian, path: path, &diagnostics)
  case .utf32:
    diagnostics.report(
      .invalidEncoding, "the file is written in UTF-32, which is not read", at: nil,
      help: ["save the file as UTF-8"])
    return SourceFile(path: path, bytes: [])
  }
}

/// The encodings that YAML 1.2 tells apart by the first bytes of a stream.
private enum TextEncoding {
  case utf8
  case utf16(isBigEndian: Bool, markLength: Int)
  case utf32

  init(of bytes: [UInt8]) {
    let first = bytes.prefix(4)
    if first.elementsEqual([0, 0, 0xFE, 0xFF]) || first.elementsEqual([0xFF, 0xFE, 0, 0])
      || first.count == 4 && first.starts(with: [0, 0, 0])
      || first.count == 4 && first.dropFirst().elementsEqual([0, 0, 0])
    {
      self = .utf32
    } else if first.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true, markLength: 2)
    } else if first.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false, markLength: 2)
    } else if first.count >= 2, bytes[0] == 0, bytes[1] != 0 {
      self = .utf16(isBigEndian: true, markLength: 0)
    } else if first.count >= 2, bytes[0] != 0, bytes[1] == 0 {
      self = .utf16(isBigEndian: false, markLength: 0)
    } else {
      self = .utf8
    }
  }
}

private func decodeUTF16(
  _ bytes: ArraySlice<UInt8>, isBigEndian: Bool, path: String, _ diagnostics: inout Diagnostics
) -> SourceFile {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  var illFormed: SourceRange?
  func append(_ scalar: Unicode.Scalar?) {
    let start = text.count
    text.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
    if scalar == nil, illFormed == nil { illFormed = SourceRange(start, text.count) }
  }
  var index = bytes.startIndex
  while index < bytes.endIndex {
    guard let unit = codeUnit(bytes, at: index, isBigEndian) else {
      append(nil)
      break
    }
    index += 2
    if unit & 0xFC00 == 0xD800, let low = codeUnit(bytes, at: index, isBigEndian),
      low & 0xFC00 == 0xDC00
    {
      index += 2
      append(Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))))
    } else {
      append(Unicode.Scalar(UInt32(unit)))
    }
  }
  if let illFormed {
    diagnostics.report(
      .invalidEncoding, "the file is not valid UTF-16", at: illFormed,
      label: "half of a character", help: ["save the file as UTF-8"])
  }
  return SourceFile(path: path, bytes: text)
}

/// The UTF-16 code unit at `index`; nil where fewer than two bytes are left.
private func codeUnit(_ bytes: ArraySlice<UInt8>, at index: Int, _ isBigEndian: Bool) -> UInt16? {
  guard index + 1 < bytes.endIndex else { return nil }
  let first = UInt16(bytes[index])
  let second = UInt16(bytes[index + 1])
  return isBigEndian ? first << 8 | second : second << 8 | first
}

/// The first bytes that are no character in UTF-8 (Unicode 16, table 3-7): as many as a decoder
/// replaces by one U+FFFD.
private func firstIllFormedUTF8(_ bytes: [UInt8]) -> SourceRange? {
  var index = 0
  while index < bytes.count {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return SourceRange(index, index + 1)
    }
    var end = index + 1
    while end < index + length {
      let allowed = end == index + 1 ? second : 0x80...0xBF
      guard end < bytes.count, allowed.contains(bytes[end]) else {
        return SourceRange(index, end)
      }
      end += 1
    }
    index = end
  }
  return nil
}
