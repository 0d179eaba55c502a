import Foundation
import Testing

extension DistributionTests {
  /// What `Scripts/optimize-layout` makes of the release.
  @Suite(.enabled(if: Shell.isLinux)) struct OptimizedLayout {
    private let folder: TemporaryFolder

    init() throws {
      try Release.make()
      folder = try TemporaryFolder()
    }

    /// The folder of a program in the place of llvm-bolt, and what the script made with it.
    private func layOut(with bolt: String) throws -> Shell.Outcome {
      try folder.run(
        """
        mkdir bin
        cat > bin/llvm-bolt <<'BOLT'
        #!/bin/sh
        \(bolt)
        BOLT
        printf '#!/bin/sh\\n' > bin/merge-fdata
        chmod +x bin/*
        BOLT=$PWD/bin/llvm-bolt "$ROOT/Scripts/optimize-layout" "$SCRATCH/release/sheetc" sheetc
        """)
    }

    @Test(.enabled(if: Shell.hasBolt))
    func theCodeOfAReleaseIsLaidOutAnew() throws {
      try folder.expect(#"grep -a -q '\.bolt\.org\.text' "$SCRATCH/staging/usr/bin/sheetc""#)
    }

    @Test func withoutBoltOnlyNamesGo() throws {
      let output = try folder.expect(
        """
        lay_out() { BOLT='' "$ROOT/Scripts/optimize-layout" "$SCRATCH/release/sheetc" sheetc; }
        lay_out 2>&1 | grep -q 'without llvm-bolt'
        if grep -a -q '\\.bolt\\.org\\.text' sheetc; then exit 1; fi
        test "$(wc -c < sheetc)" -lt "$(wc -c < "$SCRATCH/release/sheetc")"
        made=$(ls -i sheetc)
        lay_out
        test "$made" = "$(ls -i sheetc)"
        echo damaged > sheetc
        lay_out 2> messages
        ./sheetc --version
        """)
      #expect(output == "sheetc \(try Release.version.get())\n")
    }

    @Test func whatBoltRefusesIsNoRelease() throws {
      let outcome = try layOut(with: "echo 'BOLT-ERROR: no' >&2; exit 3")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("BOLT-ERROR: no\n"))
      #expect(outcome.output.contains("optimize-layout: that is what `llvm-bolt` said"))
      try folder.expect("test ! -e sheetc")
    }

    /// The layout that is made here says `wrong` behind all that it is asked.
    @Test func whatWritesSomethingElseIsNoRelease() throws {
      let outcome = try layOut(
        with: """
          echo "lib entry point is 0x2323232323232323"
          profile=
          for argument; do
            case $argument in -instrumentation-file=*) profile=${argument#*=} ;; esac
          done
          # Where a program begins is written over bytes of the comment.
          {
            printf '#!/bin/sh\\n# %040d\\n' 0
            printf '"$SCRATCH/release/sheetc" "$@"; status=$?; echo wrong\\n'
            printf '%s\\nexit $status\\n' "${profile:+echo counted >$profile}"
          } > "$3"
          chmod +x "$3"
          """)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("\n> wrong\n"))
      #expect(outcome.output.contains("optimize-layout: that is what `diff` said"))
      try folder.expect("test ! -e sheetc")
    }

    @Test func aProgramThatIsNotThereIsNamed() throws {
      let outcome = try folder.run(
        #"BOLT=/no/bolt "$ROOT/Scripts/optimize-layout" "$SCRATCH/release/sheetc" sheetc"#)
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("optimize-layout: there is no `/no/bolt`"))
    }

    @Test func whatDoesNotSayWhereItBeginsCountsNothing() throws {
      let outcome = try layOut(with: "exit 0")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("`llvm-bolt` does not say where counting begins"))
      try folder.expect("test ! -e sheetc")
    }
  }
}
