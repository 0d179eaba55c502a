import Diagnostics
import Testing
import YAMLSyntax

/// Bytes become text, or a report.
@Suite struct TextDecodingTests {
  static let text = "é: [😀, \u{FFFD}]\n"

  static let encodings: [[UInt8]] = [
    Array(text.utf8),
    [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] },
    [0xFE, 0xFF] + text.utf16.flatMap { unit in [UInt8(unit >> 8), UInt8(unit & 0xFF)] },
  ]

  @Test(arguments: encodings)
  func anEncodingIsTold(_ bytes: [UInt8]) {
    var diagnostics = Diagnostics()
    let file = decodeText(bytes, path: "a", &diagnostics)
    #expect(diagnostics.isEmpty)
    #expect(String(decoding: file.bytes, as: UTF8.self) == Self.text)
    #expect(file.path == "a")
    #expect(TreeProbe(file).dump == ["{é: [😀, \u{FFFD}]}"])
  }

  @Test(
    arguments: [
      ([0, 0x61, 0, 0x3A], "a:"), ([0x61, 0, 0x3A, 0], "a:"), ([0x61, 0], "a"), ([0, 0x61], "a"),
      ([], ""), ([0x61], "a"), ([0xFF, 0xFE], ""), ([0xEF, 0xBB, 0xBF, 0x61], "\u{FEFF}a"),
    ] as [([UInt8], String)])
  func anEncodingIsToldByZeroBytes(_ bytes: [UInt8], _ text: String) {
    var diagnostics = Diagnostics()
    #expect(Array(text.utf8) == decodeText(bytes, path: "a", &diagnostics).bytes)
    #expect(diagnostics.isEmpty)
  }

  /// Of the bytes that are replaced by one U+FFFD, the first and the last.
  @Test(
    arguments: [
      ([0x61, 0x80], 1, 2), ([0xC3, 0x28], 0, 1), ([0xC3], 0, 1), ([0xC0, 0x80], 0, 1),
      ([0xE2, 0x82, 0x28], 0, 2), ([0xE2, 0x82], 0, 2), ([0xE0, 0x80, 0x80], 0, 1),
      ([0xC3, 0xA9, 0xED, 0xA0, 0x80], 2, 3), ([0xF0, 0x9F, 0x98], 0, 3),
      ([0xF4, 0x90, 0x80, 0x80], 0, 1), ([0xF5], 0, 1), ([0xF0, 0x80, 0x80, 0x80], 0, 1),
      ([0xEF, 0xBB, 0xBF, 0xFF], 3, 4), ([0xFF], 0, 1),
    ] as [([UInt8], Int, Int)])
  func illFormedUTF8IsReported(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var diagnostics = Diagnostics()
    let file = decodeText(bytes, path: "a", &diagnostics)
    #expect(diagnostics.all.map(\.rule) == ["invalid-encoding"])
    #expect(diagnostics.all.first?.range == SourceRange(start, end))
    #expect(file.bytes == bytes)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0, 0x62], 1), ([0xFE, 0xFF, 0xD8, 0x3D, 0, 0x61], 0),
      ([0xFE, 0xFF, 0, 0x61, 0xDE, 0], 1), ([0xFF, 0xFE, 0xE9, 0, 0x3D, 0xD8], 2),
    ] as [([UInt8], Int)])
  func illFormedUTF16IsReported(_ bytes: [UInt8], _ start: Int) {
    var diagnostics = Diagnostics()
    let file = decodeText(bytes, path: "a", &diagnostics)
    #expect(diagnostics.all.map(\.rule) == ["invalid-encoding"])
    #expect(diagnostics.all.first?.range == SourceRange(start, start + 3))
    #expect(file.text(SourceRange(start, start + 3)) == "\u{FFFD}")
  }

  @Test(
    arguments: [
      [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0, 0x61], [0x61, 0, 0, 0],
    ] as [[UInt8]])
  func utf32IsRefused(_ bytes: [UInt8]) {
    var diagnostics = Diagnostics()
    _ = decodeText(bytes, path: "a", &diagnostics)
    #expect(diagnostics.all.map(\.rule) == ["invalid-encoding"])
  }

  @Test func everyScalarIsWellFormed() {
    var text = ""
    for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 7) {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    var diagnostics = Diagnostics()
    _ = decodeText(Array(text.utf8), path: "a", &diagnostics)
    #expect(diagnostics.isEmpty)
  }
}
