import Foundation
import Testing

extension DistributionTests {
  /// What `make install` and the Debian package put where.
  @Suite struct Installation {
    private let folder: TemporaryFolder
    private static let spec = """
      printf 'sheets:\\n  Tray:\\n    detents: [medium, large]\\n' > tray.sheet.yaml
      """

    init() throws {
      try Release.make()
      folder = try TemporaryFolder()
    }

    /// Every file that belongs to sheetc, below `/usr`.
    private static let files = [
      "bin/sheetc", "share/bash-completion/completions/sheetc", "share/doc/sheetc/LICENSE",
      "share/doc/sheetc/NOTICE", "share/fish/vendor_completions.d/sheetc.fish",
      "share/man/man1/sheetc.1", "share/zsh/site-functions/_sheetc",
    ]

    @Test func installsBelowThePrefix() throws {
      let found = try folder.expect(#"cd "$SCRATCH/staging/usr" && find . -type f | sort"#)
      #expect(found == Self.files.map { "./\($0)\n" }.joined())
      let version = try folder.expect(#""$SCRATCH/staging/usr/bin/sheetc" --version"#)
      #expect(version == "sheetc \(try Release.version.get())\n")
    }

    /// Neither libyaml nor Swift's libraries are asked for.
    @Test(.enabled(if: Shell.has("ldd")))
    func needsNothingButTheSystem() throws {
      let libraries = try folder.run(#"ldd "$SCRATCH/staging/usr/bin/sheetc""#).output
      #expect(libraries.contains("statically linked") || libraries.contains("not a dynamic"))
      try folder.expect(
        """
        \(Self.spec)
        env -i "$SCRATCH/staging/usr/bin/sheetc" check --strict tray.sheet.yaml
        """)
    }

    @Test(.enabled(if: Shell.has("dpkg-deb")))
    func theDebianPackageHoldsTheSame() throws {
      let version = try Release.version.get()
      let output = try folder.expect(
        """
        dpkg-deb -x "$SCRATCH"/packages/sheetc_\(version)_*.deb .
        cmp usr/bin/sheetc "$SCRATCH/staging/usr/bin/sheetc"
        gzip -dc usr/share/man/man1/sheetc.1.gz | cmp - "$SCRATCH/staging/usr/share/man/man1/sheetc.1"
        test -s usr/share/zsh/vendor-completions/_sheetc
        grep -q 'Ingy' usr/share/doc/sheetc/copyright
        dpkg-deb -f "$SCRATCH"/packages/*.deb Package Version Depends
        """)
      #expect(output == "Package: sheetc\nVersion: \(version)\n")
    }

    /// Into a root of its own, so that it takes no rights and touches nothing.
    @Test(.enabled(if: Shell.has("dpkg", "fakeroot")))
    func theDebianPackageIsInstalledAndRemoved() throws {
      try folder.expect(
        """
        mkdir -p root/var/lib/dpkg/updates root/var/lib/dpkg/info
        touch root/var/lib/dpkg/status root/var/lib/dpkg/available
        dpkg="fakeroot dpkg --root=$PWD/root --log=$PWD/log --force-not-root"
        $dpkg --install "$SCRATCH"/packages/*.deb
        $dpkg --status sheetc | grep -qx 'Status: install ok installed'
        $dpkg --verify sheetc
        \(Self.spec)
        root/usr/bin/sheetc compile tray.sheet.yaml | grep -q 'final class TraySheet'
        $dpkg --remove sheetc
        test ! -e root/usr/bin/sheetc
        """)
    }

    @Test(.enabled(if: Shell.has("lintian")))
    func lintianFindsNothing() throws {
      let output = try folder.run(
        "lintian --allow-root --fail-on error,warning \"$SCRATCH\"/packages/*.deb")
      #expect(output.status == 0, "\(output.output)")
    }
  }
}
