import DiagnosticFormats
import Diagnostics

/// Several places, and places over several lines.
extension Sample {
  static let multiLine = Sample(
    "multi-line", sheets,
    Diagnostic(
      .sampleError, "`Filters` is there twice",
      at: SourceRange(range("Filters", 2, in: sheets).start, range("hidden\n", in: sheets).end),
      label: "again here",
      labels: [.init("first here", at: range(from: "Filters", to: "24\n", in: sheets))]),
    Diagnostic(
      .sampleWarning, "the detents are worth a second look",
      at: range(from: "detents", to: "large", in: sheets)))

  static let nested = Sample(
    "nested", sheets,
    Diagnostic(
      .sampleError, "everything is inside something",
      at: range(from: "detents", to: "medium", in: sheets), label: "inner",
      labels: [
        .init("outer", at: range(from: "sheets", to: "24", in: sheets)),
        .init("middle", at: range(from: "Filters", to: "large", in: sheets)),
        .init("crossing", at: range(from: "medium", to: "grabber", in: sheets)),
        .init("too deep", at: range(from: "- medium", to: "large", in: sheets)),
        .init("a word", at: range("large", in: sheets)),
      ]))

  static let oneLine = Sample(
    "one-line", flow,
    Diagnostic(
      .sampleError, "`a` is there three times", at: range("a", 2, in: flow), label: "again here",
      labels: [
        .init("first here", at: range("a", 1, in: flow)),
        .init("and again here", at: range("a: 5", in: flow)),
        .init("all in here", at: range("sheet", in: flow)),
      ]))

  static let overlapping = Sample(
    "overlapping", flow,
    Diagnostic(
      .sampleError, "places may overlap", at: range("b: 2", in: flow), label: "inside",
      labels: [
        .init("around", at: range("{a: 1, b: 2, a: 3, c: 4, a: 5}", in: flow)),
        .init("the same", at: range("b: 2", in: flow)),
        .init("across", at: range("2, a", in: flow)),
        .init("an empty one", at: SourceRange(12, 12)),
      ]),
    Diagnostic(
      .sampleError, "a place without a word", at: range("c", in: flow),
      labels: [.init("4", at: range("4", in: flow))]))
}
