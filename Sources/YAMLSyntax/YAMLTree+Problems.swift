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
    var range = marks.visibleRange(at: offset)
    var labels: [Diagnostic.Label] = []
    if let context = problem.context {
      let start = marks.offset(context.mark)
      switch problem.text {
      case "could not find expected ':'":
        // libyaml notices far behind the key.
        range = marks.restOfLine(from: start, to: max(start, offset))
      case "found unknown escape character":
        range = SourceRange(range.start, marks.end(ofScalarAt: range.end))
        fallthrough
      default:
        let label = SyntaxMessage.label(context.text)
        labels = [.init(label, at: marks.visibleRange(at: start))].filter { $0.range != range }
      }
    }
    let written = SourceFile(path: "", bytes: marks.bytes).text(range)
    let words = SyntaxMessage(problem.text, at: written, after: marks.bytes[..<offset])
    diagnostics.report(.yamlSyntax, words.message, at: range, labels: labels, help: words.help)
  }

  /// Reports the collection that stands in too many others.
  func reportTooDeep(at offset: Int, _ diagnostics: inout Diagnostics) {
    diagnostics.report(
      .tooDeep, "more than \(Self.maximumDepth) collections stand inside each other",
      at: SourceRange(offset, composer.marks.end(ofScalarAt: offset)),
      help: ["nest less deeply; a spec needs no more than ten levels"])
  }
}
