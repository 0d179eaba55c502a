import DiagnosticFormats
import Diagnostics

/// Fixes that replace, insert and delete.
extension Sample {
  static let replacement = Sample(
    "replacement", sheets,
    Diagnostic(
      .sampleError, "two edits in one fix", at: range("visible", in: sheets),
      help: ["make them alike"],
      fixes: [
        Fix(
          "swap the two", .unsafe,
          [
            .init(range("hidden", in: sheets), "visible"),
            .init(range("visible", in: sheets), "hidden\n    # swapped"),
          ]),
        Fix("remove the grabber", .safe, [.init(range("    grabber: visible\n", in: sheets), "")]),
        Fix("do nothing", .safe, []),
      ]))

  static let insertion = Sample(
    "insertion", detents,
    Diagnostic(
      .sampleError, "`version` is missing", at: SourceRange(0, 0),
      fixes: [Fix("say the version", .safe, [.init(SourceRange(0, 0), "version: 1\n")])]),
    Diagnostic(
      .sampleError, "`medium` is missing", at: range("detents", in: detents),
      fixes: [
        Fix(
          "add it", .safe,
          [
            .init(
              SourceRange(range("200\n", in: detents).end, range("200\n", in: detents).end),
              "  - medium\n")
          ])
      ]),
    Diagnostic(
      .sampleError, "`platform` is missing", at: nil,
      fixes: [
        Fix(
          "add it", .safe,
          [.init(SourceRange(detents.bytes.count, detents.bytes.count), "\nplatform: 17\n")])
      ]))

  static let deletion = Sample(
    "deletion", sheets,
    Diagnostic(
      .sampleWarning, "the radius does nothing", at: range("cornerRadius", in: sheets),
      fixes: [
        Fix("remove it", .safe, [.init(range("    cornerRadius: 24\n", in: sheets), "")])
      ]),
    Diagnostic(
      .sampleWarning, "nothing of it does anything", at: range("sheets", in: sheets),
      fixes: [
        Fix("remove all", .safe, [.init(range(from: "version", to: "hidden\n", in: sheets), "")])
      ]))
}
