import Diagnostics
import TestSupport
import Testing
import YAMLSyntax

/// What is reported, and where: `«»` is the primary place, the next marks are the labels.
@Suite struct ProblemTests {
  @Test(arguments: [
    ("a: [b, c\nd«:» e", "yaml-syntax: `,` or `]` is missing in a list"),
    ("a: {b: c, d: «e»\n", "yaml-syntax: `,` or `}` is missing in a mapping"),
    ("é: b«:» c", "yaml-syntax: no mapping can begin here"),
    ("name: x\n«foo»  \nbar: 1", "yaml-syntax: a key has no `:`"),
    ("a:\n«\t»b: 1", "yaml-syntax: a tab cannot indent"),
    ("a: «@»x", "yaml-syntax: no value can begin with `@`"),
    ("a: \"x«\\q»\"", "yaml-syntax: `\\q` is no escape of a quoted text"),
    ("a: \"«x»\n", "yaml-syntax: a quoted text has no end"),
    ("a: 'x\n«-»--\n", "yaml-syntax: a quoted text has no end before the next document"),
    ("\u{FEFF}ü: «\u{7}»", "yaml-syntax: the control character U+0007 cannot stand in YAML"),
    ("a: x«\0»", "yaml-syntax: the control character U+0000 cannot stand in YAML"),
    ("a: [b]«]»", "yaml-syntax: a key of the mapping is missing here"),
    ("- a\n«b»: 1", "yaml-syntax: the list goes on without `-`"),
    ("a: «-» b", "yaml-syntax: no list can begin here"),
    ("a: |«x»\n  y", "yaml-syntax: the text of a block begins on the line of its `|` or `>`"),
    ("a: «&»\nb: 1", "yaml-syntax: an anchor or alias has no valid name"),
    ("{a«:»}", "yaml-syntax: a `:` in brackets has no space behind it"),
    ("«!»e!x a", "yaml-syntax: the handle of a tag is declared nowhere"),
    ("«%»YAML 2.0\n---\n", "yaml-syntax: the document asks for a YAML version that is not read"),
    ("'a' «b»", "yaml-syntax: the text goes on behind the end of its document"),
    ("%YAML 1« »1", "yaml-syntax: did not find expected digit or `.` character"),
    ("a: «!foo» b", "unknown-tag: `!foo` is no known tag"),
    ("a: «!<x:y>» b", "unknown-tag: `!<x:y>` is no known tag"),
    ("- &a «!!set» {b}", "unknown-tag: `!!set` is no known tag"),
    ("[«!a» , b]", "unknown-tag: `!a` is no known tag"),
    ("- «!!map» b", "unknown-tag: the tag `!!map` does not fit a scalar"),
    ("- «!!int» [b]", "unknown-tag: the tag `!!int` does not fit a list"),
    ("- «!!seq»\n  b: c", "unknown-tag: the tag `!!seq` does not fit a mapping"),
    ("a: «*b»", "unknown-alias: no anchor `&b` stands before the alias `*b`"),
    ("a: &b [«*b»]", "unknown-alias: the alias `*b` stands inside the node it stands for"),
    ("ä: &a\n  «*a» : b", "unknown-alias: the alias `*a` stands inside the node it stands for"),
    ("a: 1\n\"b\": 2\n«'a'»: 3", "duplicate-key: the key `a` is used twice in this mapping"),
    ("a: &x b\nb: 1\n«*x» : 2", "duplicate-key: the key `b` is used twice in this mapping"),
    ("{<<: {}, «<<»: {}}", "duplicate-key: the key `<<` is used twice in this mapping"),
    ("<<: «1»", "wrong-type: the merge key `<<` wants a mapping or a list of mappings"),
    ("<<: [{}, «[]»]", "wrong-type: the merge key `<<` wants a mapping or a list of mappings"),
  ])
  func aProblemIsReportedAtItsPlace(_ text: String, _ problem: String) throws {
    let marked = Marked(text)
    let probe = TreeProbe(marked.file)
    let found = try #require(probe.diagnostics.all.first)
    #expect("\(found.rule): \(found.message)" == problem)
    #expect(found.range == marked.ranges.first)
    #expect(probe.diagnostics.all.count == 1)
    #expect(!found.message.contains("\n") && found.message.first?.isUppercase == false)
  }

  @Test(arguments: [
    ("a: «[»b, c\nd: e", "the list begins here"),
    ("«a»: [b]]", "the mapping begins here"),
    ("ä: «\"»x", "the quoted text begins here"),
    ("a: 1\n--- \nx: «&b» [*b]", "the node begins here"),
    ("«a»: 1\nb: 2\na: 3", "first used here"),
  ])
  func aSecondPlaceIsLabelled(_ text: String, _ label: String) throws {
    let marked = Marked(text)
    let found = try #require(TreeProbe(marked.file).diagnostics.all.first)
    #expect(found.labels == [.init(label, at: marked.ranges[0])])
  }

  @Test func allProblemsAreReportedAtOnce() {
    let probe = TreeProbe("a: !x 1\nb: *y\na: 2\nc: {d: 1, d: 2}\n")
    #expect(
      probe.problems == [
        "unknown-tag: !x", "unknown-alias: *y", "duplicate-key: a", "duplicate-key: d",
      ])
    #expect(probe.dump == ["{a: ?, b: ?, a: 2, c: {d: 1, d: 2}}"])
  }

  @Test func whatWasReportedIsReportedOnce() {
    #expect(
      TreeProbe("<<: *a\n*b : 1\n*c : 1\n").problems
        == ["unknown-alias: *a", "unknown-alias: *b", "unknown-alias: *c"])
    #expect(TreeProbe("<<: !x 1").problems == ["unknown-tag: !x"])
    #expect(TreeProbe("[1]: a\n[1]: b\n").problems == [])
  }

  @Test func aMisspelledAliasIsMended() throws {
    let probe = TreeProbe("a: &detents [1]\nb: *detnets\n")
    let fix = try #require(probe.diagnostics.all.first?.fixes.first)
    let mended = String(decoding: fix.applied(to: probe.file.bytes), as: UTF8.self)
    #expect(mended == "a: &detents [1]\nb: *detents\n")
  }

  @Test func documentsBeforeAnErrorRemain() {
    let probe = TreeProbe("a: 1\n--- [b\n--- c\n")
    #expect(probe.dump == ["{a: 1}"])
    #expect(probe.diagnostics.hasErrors)
  }
}
