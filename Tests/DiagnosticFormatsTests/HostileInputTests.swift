import DiagnosticFormats
import Diagnostics
import Foundation
import Testing

@Suite struct HostileInputTests {
  /// The same numbers in every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  static let pieces: [[UInt8]] =
    [
      "a", "key: value", " ", "\t", "\n", "\r", "\r\n", "\n\n\n", "é", "日本語", "👨‍👩‍👧", "\u{301}",
      "\u{200D}",
      "\u{1B}[31m", "\u{0}", "\u{202E}", "\u{2028}", "\u{85}", "\u{FEFF}", "{", "}",
      String(repeating: "long ", count: 40), String(repeating: "\u{301}", count: 600),
      String(repeating: "日", count: 200),
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0xE2, 0x82], [0x80, 0x80, 0x80, 0x80, 0x80], [0xF0],
    ]

  static func report(_ random: inout Generator) -> Report {
    func piece() -> [UInt8] { pieces.randomElement(using: &random) ?? [] }
    func text() -> String { String(decoding: piece() + piece(), as: UTF8.self) }
    let files = (0...1).map { index in
      SourceFile(
        path: index == 0 ? "a" : text(),
        bytes: (0..<Int.random(in: 0...30, using: &random)).flatMap { _ in piece() })
    }
    func range(in file: SourceFile) -> SourceRange {
      let start = Int.random(in: -3...file.bytes.count + 3, using: &random)
      let length = Bool.random(using: &random) ? 3 : file.bytes.count
      return SourceRange(start, start + Int.random(in: 0...length, using: &random))
    }
    let reports = files.map { file in
      FileReport(
        file: file,
        diagnostics: (0..<3).map { _ in
          Diagnostic(
            .sampleError, text(), at: Bool.random(using: &random) ? range(in: file) : nil,
            label: Bool.random(using: &random) ? text() : nil,
            labels: (0..<Int.random(in: 0...6, using: &random)).map { _ in
              let other = Int.random(in: 0...4, using: &random)
              let path: String? = other < 2 ? files[other].path : other == 2 ? "unread" : nil
              return .init(text(), at: range(in: other < 2 ? files[other] : file), in: path)
            }, help: [text()],
            fixes: [
              Fix(
                text(), .unsafe,
                (0..<Int.random(in: 0...3, using: &random)).map { _ in
                  .init(range(in: file), text())
                })
            ])
        })
    }
    return Report(files: reports, filesChecked: 2, by: .sample)
  }

  @Test(arguments: 0..<4)
  func anyReportIsShownSafely(seed: UInt64) throws {
    var random = Generator(state: seed)
    for _ in 0..<12 {
      let report = Self.report(&random)
      for format in [Format.rich, .line, .github, .checkstyle] {
        let text = String(decoding: format.render(report, .plain), as: UTF8.self)
        #expect(!text.unicodeScalars.contains { $0.steersTerminal && $0 != "\n" })
        #expect(text.contains("\n"))
      }
      _ = try CheckstyleTests.elements(report)
      #expect(try GitHubTests.commands(report).count == 6)
      let json = try JSONSerialization.jsonObject(with: Data(Format.json.render(report, .plain)))
      let document = try #require(json as? [String: Any])
      #expect((document["diagnostics"] as? [Any])?.count == 6)
      #expect(Format.rich.render(report, .colored) == Format.rich.render(report, .colored))
    }
  }

  @Test func manyProblemsInOneLongLineTakeTimeByTheirNumber() {
    let file = SourceFile(
      path: "long", bytes: [UInt8](repeating: UInt8(ascii: "x"), count: 300_000))
    let diagnostics = (0..<100).map { index in
      let range = SourceRange(index * 2_900, index * 2_900 + 5)
      return Diagnostic(
        .sampleError, "problem", at: range, labels: [.init("here", at: SourceRange(9, 12))],
        fixes: [Fix("fix", .safe, [.init(range, "y")])])
    }
    let report = Report(
      files: [FileReport(file: file, diagnostics: diagnostics)], filesChecked: 1, by: .sample)
    for format in Format.all {
      #expect(format.render(report, .plain).count < 500_000, "\(format.name)")
    }
  }
}
