import Diagnostics
import TestSupport
import Testing
import YAMLSyntax

/// Parts of a scalar's text are found in its source.
@Suite struct ScalarSourceTests {
  /// A text whose first document is a mapping; the mark is the source of `part`, which stands
  /// once in the text of the last value.
  struct Case: CustomTestStringConvertible, Sendable {
    let marked: String
    let part: String

    init(_ marked: String, _ part: String) {
      self.marked = marked
      self.part = part
    }

    var testDescription: String { marked }
  }

  @Test(arguments: [
    Case("a: min(«320», 40%)", "320"),
    Case("é: 'ü' \nb: ö«ä»ü", "ä"),
    Case("a: one\n  two\n\n  «three»", "three"),
    Case("a: one« \n  »two", " "),
    Case("a: one\n«\n»\n  two", "\n"),
    Case("a: o«ne\n  t»wo", "ne t"),
    Case("a: one\r\n  «two»\r\n", "two"),
    Case("a: 'it«''»s'", "'"),
    Case("a: 'it''«s» one'", "s"),
    Case("a: 'one\n  «two» '", "two"),
    Case("a: \"320 «\\x2B» 1\"", "+"),
    Case("a: \"320 + «1»\"", "1"),
    Case("a: \"\\u00e9«\\L»\\U0001F600\"", "\u{2028}"),
    Case("a: \"\\U0001F600«x»\"", "x"),
    Case("a: \"\\t\\_«x»\"", "x"),
    Case("a: \"one\\\n  «two»\"", "two"),
    Case("a: \"one \\\n\n  \\ «two»\"", "two"),
    Case("a: \"one\n\n  «two»\"", "two"),
    Case("a: \"tail «end» \n \"", "end"),
    Case("a: |\n  one\n  t«wo»\n", "wo"),
    Case("a: |\n  one«\n»  two", "\n"),
    Case("a: |-\n  one\n   «two»\n", "two"),
    Case("a: |2\n    o«ne»\n  two\n", "ne"),
    Case("a:\n  b:\n  - |+1\n     «one»\n\n", "one"),
    Case("a: |\n\n\n  one\n\n  «two»\n", "two"),
    Case("a: >\n  one«\n  »two", " "),
    Case("a: >\n  one\n  two\n\n  «three»\n    more\n  end\n", "three"),
    Case("a: >\n  one\n    more\n  «end»\n", "end"),
    Case("a: >-\r\n  one\r\n  «two»\r\n", "two"),
    Case("a: >2-\n     one\n  «two»\n", "two"),
    Case("a: |  # comment\n  «one»\n", "one"),
    Case("a: |\n  x\n     \n  «y»\n", "y"),
    Case("a: |+\n  x«\n\n\n»", "\n\n\n"),
  ])
  func aPartIsFound(_ test: Case) throws {
    let marked = Marked(test.marked)
    let probe = TreeProbe(marked.file)
    #expect(probe.problems == [])
    let node = try #require(probe.scalars.last)
    let text = Array(probe.tree.string(node).utf8)
    let part = Array(test.part.utf8)
    let start = try #require((0...text.count).first { text[$0...].starts(with: part) })
    let found = probe.tree.sourceRange(node, start..<start + part.count, in: probe.file)
    #expect(found == marked.ranges[0])
  }

  @Test(arguments: [
    "a: x", "a: 'it''s'", "a: \"\\x41b\"", "a: |\n  one\n  two\n",
    "a: >\n  one\n  two\n\n  three\n",
    "a: one\n  two", "a: |+\n  x\n\n\n", "a: ''", "a:", "a: |\n", "a: |\n\n",
  ])
  func emptyPartsAndEndsLieInTheScalar(_ text: String) throws {
    let probe = TreeProbe(text)
    let node = try #require(probe.scalars.last)
    let count = probe.tree.textRange(node).count
    var last = 0
    for offset in 0...count {
      let place = probe.tree.sourceRange(node, offset..<offset, in: probe.file)
      #expect(place.isEmpty)
      #expect(place.start >= last)
      #expect(place.start >= probe.tree.range(node).start)
      last = place.start
    }
    #expect(last <= text.utf8.count)
    let beyond = probe.tree.sourceRange(node, count + 3..<count + 9, in: probe.file)
    #expect(beyond.isEmpty)
  }
}
