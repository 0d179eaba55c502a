import Foundation
import Testing

extension DistributionTests {
  /// What cannot be run here, as far as it can be judged.
  @Suite struct Unrun {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(.enabled(if: Shell.has("ruby")))
    func theFormulaIsRuby() throws {
      let output = try folder.expect(#"ruby -c "$ROOT/packaging/homebrew/sheetc.rb""#)
      #expect(output == "Syntax OK\n")
    }

    /// What the scripts of the workflow call is there, under the names that it uses.
    @Test func theWorkflowCallsWhatIsThere() throws {
      let file = Shell.root.appending(path: ".github/workflows/release.yml")
      let text = try String(contentsOf: file, encoding: .utf8)
      for target in text.matches(of: /make ([a-z-]+)/).map({ String($0.output.1) }) {
        try folder.expect(#"make -n -C "$ROOT" BUILD="$SCRATCH" \#(target)"#)
      }
      for script in text.matches(of: /Scripts\/[a-z-]+/).map({ String($0.output) }) {
        try folder.expect(#"test -x "$ROOT/\#(script)""#)
      }
      // Both lists of machines are one.
      let made = text.matches(of: /triple: ([\w-]+)/).map { String($0.output.1) }
      let packed = text.matches(of: /out\/sheetc-([\w-]+?-(?:gnu|macosx))\b/)
        .map { String($0.output.1) }
      #expect(Set(made) == Set(packed) && made.count == 4, "\(made) \(packed)")
    }

    /// `make release` leaves what SwiftPM built where it is, and what it made of that elsewhere.
    @Test(arguments: [
      ".github/workflows/release.yml", "Examples/Recipes/github-actions/sheets.yml", "README.md",
    ])
    func whatIsMadeIsTakenFromWhereItIs(_ path: String) throws {
      let text = try String(contentsOf: Shell.root.appending(path: path), encoding: .utf8)
      #expect(text.contains(" release") && text.contains(".build/sheetc"))
      #expect(!text.contains(".build/release/"))
    }

    @Test(.enabled(if: PreCommit.isAvailable || Shell.isCI))
    func theWorkflowIsOne() throws {
      try folder.expect(
        """
        python3 -m check_jsonschema --builtin-schema vendor.github-workflows \
          "$ROOT/.github/workflows/release.yml"
        """, PreCommit.environment)
    }
  }
}
