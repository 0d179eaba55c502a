package import Diagnostics

/// A text in which `«` and `»` stand around the places that a test means; marks may nest.
package struct Marked: Sendable {
  /// The text without the marks.
  package let text: String
  /// The places in the order of their starts, outer before inner, in bytes of the text in UTF-8.
  package let ranges: [SourceRange]

  /// Takes the marks out of `marked`; one without a partner is left out of `ranges`.
  package init(_ marked: String) {
    var text = ""
    var ranges: [SourceRange] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(SourceRange(text.utf8.count, -1))
      case "»":
        if let index = open.popLast() {
          ranges[index] = SourceRange(ranges[index].start, text.utf8.count)
        }
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.ranges = ranges
  }

  /// The text as a file.
  package var file: SourceFile { SourceFile(path: "test.sheet.yaml", text: text) }
}
