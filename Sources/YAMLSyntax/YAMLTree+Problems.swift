import Diagnostics

extension YAMLTree {
  /// Reports what made libyaml give up.
  func report(_ problem: LibYAMLProblem, _ diagnostics: inout Diagnostics) {
    var marks = composer.marks
    let offset =
      switch problem.place {
      case .mark(let index): marks.offset(index)
      case .byte(let offset): min(marks.textStart + offset, marks.bytes.count)
      }
    let labels = problem.context.map { context in
      [Diagnostic.Label(context.text, at: marks.visibleRange(at: marks.offset(context.mark)))]
    }
    diagnostics.report(
      .yamlSyntax, problem.problem, at: marks.visibleRange(at: offset), labels: labels ?? [])
  }

  /// Reports the collection that stands in too many others.
  func reportTooDeep(at offset: Int, _ diagnostics: inout Diagnostics) {
    diagnostics.report(
      .tooDeep, "more than \(Self.maximumDepth) collections stand inside each other",
      at: SourceRange(offset, composer.marks.end(ofScalarAt: offset)),
      help: ["nest less deeply; a spec needs no more than ten levels"])
  }
}

extension YAMLMarks {
  /// The character at `offset`, or, at the end of the text, the last one that is not blank.
  func visibleRange(at offset: Int) -> SourceRange {
    if offset < bytes.count { return SourceRange(offset, end(ofScalarAt: offset)) }
    var start = bytes.count
    while start > textStart,
      bytes.isBlank(at: start - 1) || bytes[start - 1] == 0x0A
        || bytes[start - 1] == 0x0D
    {
      start -= 1
    }
    guard start > textStart else { return SourceRange(offset, offset) }
    let end = start
    start -= 1
    while start > textStart, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return SourceRange(start, end)
  }
}
