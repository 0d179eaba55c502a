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
        ! grep -a -q '\\.bolt\\.org\\.text' sheetc
        test "$(wc -c < sheetc)" -lt "$(wc -c < "$SCRATCH/release/sheetc")"
        made=$(ls -i sheetc)
        lay_out
        test "$made" = "$(ls -i sheetc)"
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

    /// The layout that is made here says `wrong` for all that it is asked.
    @Test func whatWritesSomethingElseIsNoRelease() throws {
      let outcome = try layOut(
        with: """
          echo "lib entry point is 0x2323232323232323"
          profile=
          for argument; do
            case $argument in -instrumentation-file=*) profile=${argument#*=} ;; esac
          done
          # Where a program begins is written over bytes of the comment.
          printf '#!/bin/sh\\n# %040d\\necho wrong\\n%s\\n' 0 "${profile:+: >$profile}" > "$3"
          chmod +x "$3"
          """)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("\n> wrong\n"))
      #expect(outcome.output.contains("optimize-layout: that is what `diff` said"))
      try folder.expect("test ! -e sheetc")
    }
  }
}
