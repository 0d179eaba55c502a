import DiagnosticFormats
import Foundation
import Testing

/// Differences between texts, held against `diff -u`.
@Suite struct LineDifferenceTests {
  private func unified(_ old: String, _ new: String) -> String {
    String(
      decoding: LineDifference(Array(old.utf8), Array(new.utf8)).unified(path: "a"), as: UTF8.self)
  }

  @Test func showsChangesWithWhatStandsAround() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("18\n", with: "")
    #expect(
      unified(old, new) == """
        --- a
        +++ a
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"), ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
    (
      "a", "b",
      "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
    ),
    ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
  ])
  func showsEdges(_ old: String, _ new: String, _ hunk: String) {
    #expect(unified(old, new) == "--- a\n+++ a\n" + hunk)
  }

  /// A search for what stayed would take minutes here.
  @Test func longTextsThatHaveLittleInCommonAreReplaced() {
    let old = "a\n" + (0..<50_000).map { "\($0)\n" }.joined() + "z\n"
    let new = "a\n" + (0..<49_999).map { "\($0 * 7)!\n" }.joined() + "z\n"
    let lines = unified(old, new).split(separator: "\n")
    #expect(lines[2] == "@@ -1,50002 +1,50001 @@")
    #expect(lines.count { $0.hasPrefix(" ") } == 2)
  }

  @Test func equalTextsDoNotDiffer() {
    #expect(unified("a\nb", "a\nb") == "")
  }
}
