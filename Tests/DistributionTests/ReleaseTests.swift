import TestSupport
import Testing

extension DistributionTests {
  /// What a release says, against what a debug build says.
  ///
  /// Compilers make them in different ways: on Linux a release is Embedded Swift, whose modules each
  /// hold what they use of the others, and which prints only what says how.
  @Suite struct ReleaseAgainstDebug {
    /// Does in the folder `$1` what there is to do, with `sheetc` as the executable.
    private static let deeds = """
      do_all() {
        mkdir -p "$1"
        into=$(cd "$1" && pwd)
        specs=$into/specs
        (
          cd "$ROOT"
          mkdir "$specs"
          cp Examples/*.sheet.yaml "$specs"
          grep -L TARGET Tests/EmitterTests/Cases/*.sheet.yaml | xargs -I{} cp {} "$specs"
          for format in rich line json jsonl sarif github checkstyle; do
            try check --advice --no-config --format $format Examples Tests/CorpusTests/Specs \\
              Tests/EmitterTests/Cases Tests/SheetToolTests/Cases > "$into/check.$format"
          done
          cd "$into"
          for kind in uikit swiftui json; do
            try compile --no-config --emit $kind --output-directory outputs specs > "compiled.$kind"
          done
          try compile --no-config --every-framework --output-directory framework specs > compiled
          cd "$ROOT"
          try fix --no-config --unsafe --diff Tests/CorpusTests/Specs Tests/SheetToolTests/Cases \\
            > "$into/fixed"
          cd "$specs"
          for spec in *; do
            for sheet in $(sed -n 's/^  \\([A-Z][A-Za-z]*\\):.*/\\1/p' "$spec"); do
              for drag in "$ROOT"/Tests/SheetToolTests/Drags/*.csv "$ROOT"/Tests/Fuzz/Inputs/drag/*; do
                try simulate --no-config "$spec" --sheet "$sheet" --drag "$drag"
              done
            done
          done > "$into/simulated"
          try manual > "$into/manual"
          try schema > "$into/schema"
          try schema --configuration > "$into/configuration"
          try devices > "$into/devices"
          try devices --format json > "$into/devices.json"
          for shell in bash zsh fish; do try completions $shell > "$into/completions.$shell"; done
          try explain > "$into/explained"
          sed -n 's/^  \\([a-zA-Z.-]*\\):.*/\\1/p' "$into/explained" | sort -u | while read -r word; do
            try explain "$word" || true
          done > "$into/words"
        )
      }
      # Some specs have mistakes, and some names are of two things; more than that is wrong.
      try() {
        "$sheetc" "$@" 2>&1 || { status=$?; echo "status $status"; test $status -lt 3; }
      }
      """

    /// A value that Embedded Swift has no text for, and literals of arrays that modules number alike.
    @Test(.enabled(if: Shell.isLinux)) func holdsNothingThatIsTakenForSomethingElse() throws {
      try Release.make()
      try TemporaryFolder().expect(
        """
        if grep -a 'cannot print value in embedded' "$SCRATCH/staging/usr/bin/sheetc"; then exit 1; fi
        nm "$SCRATCH"/release/*.build/*.o > names
        grep -q SheetModel names
        if grep -E ' [VW] .*Tv[0-9]*_r?$' names; then exit 1; fi
        """)
    }

    @Test func saysTheSame() throws {
      try Release.make()
      let folder = try TemporaryFolder()
      try folder.expect(
        Self.deeds + "\n"
          + """
          sheetc=$DEBUG
          do_all debug
          sheetc=$SCRATCH/staging/usr/bin/sheetc
          do_all release
          test -s debug/outputs/item-search.sheet.uikit.swift
          test "$(wc -l < debug/words)" -gt 1000
          test "$(grep -c 'starts to dismiss' debug/simulated)" -gt 5
          diff -r debug release
          """, ["DEBUG": BuiltExecutable.path])
    }
  }
}
