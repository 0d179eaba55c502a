import Foundation

/// The program of that name, installed for these tests alone.
enum PreCommit {
  private static let packages = Shell.scratch.appending(path: "pre-commit")

  /// What it runs with: its modules, and a place of its own for what it keeps.
  static let environment = [
    "PYTHONPATH": packages.path, "PRE_COMMIT_HOME": Shell.scratch.appending(path: "hooks").path,
  ]

  /// Calls the program.
  static let command = "python3 -m pre_commit"

  /// Whether it is there, or was installed just now.
  static let isAvailable: Bool = {
    let script = """
      \(command) --version || python3 -m pip --quiet --disable-pip-version-check install \
        --retries 1 --timeout 10 --target '\(packages.path)' pre-commit==4.7.0 check-jsonschema==0.39.0
      \(command) --version
      """
    return (try? Shell.run(script, in: Shell.root, environment).status) == 0
  }()

  /// Whether the hooks passed with exactly these sources before.
  static var hasTriedTheseSources: Bool {
    let remembered = try? String(contentsOf: memory, encoding: .utf8)
    return remembered != nil && remembered == sources
  }

  /// Keeps in mind that the hooks passed with these sources.
  static func rememberTheseSources(if hasPassed: Bool) {
    guard hasPassed, let sources else { return }
    try? sources.write(to: memory, atomically: true, encoding: .utf8)
  }

  private static let memory = Shell.scratch.appending(path: "tried")

  private static var sources: String? {
    let script = """
      find Sources Plugins Package.swift .pre-commit-hooks.yaml -type f -print \
        | LC_ALL=C sort | xargs sha256sum | sha256sum
      """
    guard let outcome = try? Shell.run(script, in: Shell.root), outcome.status == 0 else {
      return nil
    }
    return outcome.output
  }
}
