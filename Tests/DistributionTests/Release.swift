import Foundation

/// The release that all tests install, pack and use, built once.
enum Release {
  /// The package of the plugins with the executable in it.
  static let pluginPackage = Shell.scratch.appending(path: "packages/sheetc")
  /// What `--version` says, as the one place in the sources has it.
  static let version = Result {
    let file = Shell.root.appending(path: "Sources/SheetTool/SheetcProgram.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.firstMatch(of: /version: "([0-9.]+)"/).map { String($0.output.1) } ?? ""
  }

  /// Builds the release and all that is made of it, below the folder for builds; throws where that
  /// failed, each time it is asked for.
  static func make() throws { try made.get() }

  private static let made = Result {
    let folder = try TemporaryFolder()
    try folder.expect(
      """
      cd "$ROOT"
      rm -rf "$SCRATCH/packages" "$SCRATCH/staging"
      make artifact-bundle install BUILD="$SCRATCH" DESTDIR="$SCRATCH/staging" PREFIX=/usr
      if command -v dpkg-deb; then make deb BUILD="$SCRATCH"; fi
      """)
  }
}
