import DiagnosticFormats
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct FormatTests {
  static let goldens = GoldenFolder()

  static let styles: [(name: String, render: @Sendable (Report) -> [UInt8])] =
    Format.all.map { format in
      (format.name + ".txt", { @Sendable report in format.render(report, .plain) })
    } + [("rich-colored.txt", { @Sendable report in Format.rich.render(report, .colored) })]

  /// One golden holds all samples in one format, so that they can be read together.
  @Test(arguments: styles.map(\.name))
  func everySampleIsShownAsRecorded(name: String) throws {
    let style = try #require(Self.styles.first { $0.name == name })
    var text = ""
    for sample in Sample.all {
      text += "===== \(sample.name)\n"
      text += String(decoding: style.render(sample.report), as: UTF8.self)
    }
    try Self.goldens.expect(text, name)
  }

  @Test func noGoldenIsUnused() throws {
    try Self.goldens.expectOnly(Self.styles.map(\.name))
  }

  @Test func namesAreUniqueAndExplained() {
    #expect(Set(Format.all.map(\.name)).count == Format.all.count)
    #expect(Format.all.allSatisfy { !$0.help.isEmpty })
    #expect(Set(Sample.all.map(\.name)).count == Sample.all.count)
  }

  @Test(arguments: Sample.all)
  func nothingThatSteersATerminalIsSent(sample: Sample) {
    for format in Format.all {
      let text = String(decoding: format.render(sample.report, .plain), as: UTF8.self)
      let steering = text.unicodeScalars.filter { $0.steersTerminal && $0 != "\n" }
      // JSON keeps bidirectional controls, which are no danger to those who parse it.
      let isJSON = ["json", "jsonl", "sarif"].contains(format.name)
      let dangerous = isJSON ? steering.filter { $0.value < 0xA0 } : steering
      #expect(dangerous.isEmpty, "\(format.name)")
    }
  }

  @Test(arguments: Sample.all)
  func coloursChangeNothingElse(sample: Sample) throws {
    let colored = String(decoding: Format.rich.render(sample.report, .colored), as: UTF8.self)
    let plain = String(decoding: Format.rich.render(sample.report, .plain), as: UTF8.self)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(sample.report.files.isEmpty || colored != plain)
  }

  @Test(arguments: Sample.all)
  func compilersLinesAreWellFormed(sample: Sample) throws {
    let text = String(decoding: Format.line.render(sample.report, .plain), as: UTF8.self)
    let lines = text.split(separator: "\n")
    let problems = sample.report.files.reduce(0) { $0 + $1.diagnostics.count }
    #expect(lines.count { $0.hasSuffix("]") } == problems)
    for line in lines {
      #expect(line.contains(/^[^:]+:[1-9][0-9]*:[1-9][0-9]*: (error|warning|note): ./), "\(line)")
    }
  }

  @Test func linesAreSilentOnCleanInput() {
    #expect(Format.line.render(Sample.noProblems.report, .plain).isEmpty)
  }

  @Test(arguments: [
    (Report(files: [], filesChecked: 0, by: .sample), "no problems in 0 files"),
    (Report(files: [], filesChecked: 1, by: .sample), "no problems in 1 file"),
    (Sample.label.report, "1 error in 1 file; 1 has a fix"),
    (Sample.insertion.report, "3 errors in 1 file; 3 have a fix"),
    (Sample.wholeFile.report, "1 piece of advice in 1 file"),
    (Sample.many.report, "2 errors, 1 warning, 2 pieces of advice in 12 files"),
  ])
  func summary(report: Report, summary: String) {
    let text = String(decoding: Format.rich.render(report, .plain), as: UTF8.self)
    #expect(text.split(separator: "\n").last.map(String.init) == summary)
  }
}
