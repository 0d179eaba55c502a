import Foundation

/// The project as others get it: a repository of git with a tag for its version.
enum Published {
  /// Where it is; throws where it could not be made.
  static func repository() throws -> URL { try made.get() }

  /// What files there are is asked of git; the same files give the same commit, so that what was
  /// built of it before need not be built again.
  private static let made = Result {
    let folder = try TemporaryFolder()
    try folder.expect(
      """
      cd "$ROOT"
      git ls-files --cached --others --exclude-standard \
        | while read -r file; do if [ -e "$file" ] || [ -L "$file" ]; then echo "$file"; fi; done \
        | tar -c -T - | tar -x -C "$OLDPWD"
      cd "$OLDPWD"
      git init -q .
      git add .
      git -c user.name=tester -c user.email=tester@example.org commit -q -m "The project"
      git tag \(try Release.version.get())
      rm -rf "$SCRATCH/published"
      mkdir "$SCRATCH/published"
      cp -R . "$SCRATCH/published/sheetc"
      """,
      ["GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z"])
    return Shell.scratch.appending(path: "published/sheetc")
  }
}
