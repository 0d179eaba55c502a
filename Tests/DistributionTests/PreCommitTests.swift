import Foundation
import Testing

extension DistributionTests {
  /// The hooks for pre-commit, run by pre-commit itself.
  @Suite(.serialized, .enabled(if: PreCommit.isAvailable || Shell.isCI)) struct Hooks {
    private let folder: TemporaryFolder

    /// A repository with a good spec, a spec with a mistake that can be mended, and what is generated
    /// of the good one.
    init() throws {
      try Release.make()
      folder = try TemporaryFolder()
      try folder.expect(
        """
        git init -q .
        git config user.name tester
        git config user.email tester@example.org
        mkdir Sheets
        printf 'sheets:\\n  Tray:\\n    detents: [medium, large]\\n' > Sheets/tray.sheet.yaml
        printf 'sheets:\\n  Card:\\n    detents: [medium, large()]\\n' > Sheets/card.sheet.yaml
        printf 'detents: [larg]\\n' > Sheets/other.yaml
        PATH="$SCRATCH/staging/usr/bin:$PATH"
        sheetc compile --output-directory Generated Sheets/tray.sheet.yaml
        git add .
        git commit -q -m start
        """)
    }

    /// Runs the hooks with the built executable, so that pre-commit has nothing to build.
    private func run(_ hook: String, _ arguments: String = "--all-files") throws -> Shell.Outcome {
      try folder.expect(
        """
        {
          printf 'repos:\\n- repo: local\\n  hooks:\\n'
          grep -v '^#' "$ROOT/.pre-commit-hooks.yaml" \
            | sed -e 's/^/  /' -e 's/language: swift/language: system/'
        } > .pre-commit-config.yaml
        """)
      return try folder.run(
        "PATH=\"$SCRATCH/staging/usr/bin:$PATH\" \(PreCommit.command) run \(hook) \(arguments)",
        PreCommit.environment)
    }

    @Test func theHooksAreWellFormed() throws {
      try folder.expect(
        #"\#(PreCommit.command) validate-manifest "$ROOT/.pre-commit-hooks.yaml""#,
        PreCommit.environment)
    }

    @Test func checkTellsOfSpecsAndOfNothingElse() throws {
      let outcome = try run("sheetc-check")
      #expect(outcome.status == 1)
      #expect(
        outcome.output.contains("Sheets/card.sheet.yaml:3:23: error: "))
      #expect(!outcome.output.contains("other.yaml"))
      let nothing = try run("sheetc-check", "--files Sheets/other.yaml")
      #expect(nothing.output.contains("no files to check"), "\(nothing.output)")
      _ = try run("sheetc-fix")
      let good = try run("sheetc-check", "--files Sheets/tray.sheet.yaml")
      #expect(good.status == 0, "\(good.output)")
      #expect(good.output.contains("Passed"))
    }

    /// Specs are checked that have not changed themselves.
    @Test func checkRunsForAConfiguration() throws {
      _ = try run("sheetc-fix")
      try folder.expect(
        #"""
        printf '    prefersGrabberVisible: false\n' >> Sheets/tray.sheet.yaml
        printf 'rules: { repeats-default: error }\n' > Sheets/.sheetc.yaml
        """#)
      let raised = try run("sheetc-check", "--files Sheets/.sheetc.yaml")
      #expect(raised.status == 1)
      #expect(raised.output.contains("Sheets/tray.sheet.yaml:4:5: error: "), "\(raised.output)")
    }

    @Test func fixChangesFilesOnce() throws {
      #expect(try run("sheetc-fix").output.contains("files were modified by this hook"))
      let text = try folder.expect("cat Sheets/card.sheet.yaml")
      #expect(text.contains("[medium, large]"))
      #expect(try run("sheetc-fix").status == 0)
    }

    @Test func compileCheckTellsOfDrift() throws {
      _ = try run("sheetc-fix")
      let missing = try run("sheetc-compile-check")
      #expect(missing.status == 1)
      #expect(missing.output.contains("Generated/card.sheet.uikit.swift"), "\(missing.output)")
      try folder.expect(
        #""$SCRATCH/staging/usr/bin/sheetc" compile --output-directory Generated Sheets"#)
      #expect(try run("sheetc-compile-check").status == 0)
      try folder.expect("echo >> Generated/tray.sheet.uikit.swift")
      let changed = try run("sheetc-compile-check", "--files Generated/tray.sheet.uikit.swift")
      #expect(changed.status == 1)
      #expect(changed.output.contains("Generated/tray.sheet.uikit.swift"), "\(changed.output)")
      // Of a file that is gone pre-commit tells no hook.
      try folder.expect(
        "git checkout -q Generated && git add . && git rm -q Generated/tray.sheet.uikit.swift")
      let removed = try run("sheetc-compile-check", "")
      #expect(removed.status == 1)
      #expect(removed.output.contains("Generated/tray.sheet.uikit.swift"), "\(removed.output)")
    }

    /// All of it, as a team has it: pre-commit clones sheetc and builds it, which takes minutes, so that
    /// outside of CI the same sources are not tried twice.
    @Test(.enabled(if: Shell.isCI || !PreCommit.hasTriedTheseSources))
    func preCommitBuildsWhatItRuns() throws {
      let repository = try Published.repository().path
      try folder.expect("echo >> Generated/tray.sheet.uikit.swift")
      let outcome = try folder.run(
        "\(PreCommit.command) try-repo '\(repository)' --all-files --verbose",
        PreCommit.environment)
      #expect(outcome.status == 1, "\(outcome.output.suffix(4000))")
      for hook in ["sheetc check", "sheetc fix", "sheetc compile --check"] {
        #expect(
          outcome.output.contains(try Regex("\(hook)\\.+Failed")),
          "\(hook)\n\(outcome.output.suffix(4000))")
      }
      let told = [
        "Sheets/card.sheet.yaml:3:23: error: ", "files were modified by this hook",
        "Generated/tray.sheet.uikit.swift",
      ].filter(outcome.output.contains)
      #expect(told.count == 3, "\(told)\n\(outcome.output.suffix(4000))")
      PreCommit.rememberTheseSources(if: told.count == 3)
    }
  }
}
