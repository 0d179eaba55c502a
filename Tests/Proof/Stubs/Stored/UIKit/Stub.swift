@_exported import Foundation

/// What the storing stubs add to UIKit: the simulated system and the record of what was done to it.
public enum Stub {
  /// The simulated iOS, newer than any unless a driver says otherwise.
  public static var systemVersion = (major: 99, minor: 0)
  /// What was set and called, in order, one line each, such as `sheet.prefersGrabberVisible = true`.
  public static var events: [String] = []
  /// Whether a detent's resolver runs, in which no property of a sheet may be set (HDR, ADOC).
  public static var isResolving = false

  /// What `#available(iOS major.minor, *)` becomes in code that is run.
  public static func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    systemVersion >= (major, minor)
  }

  /// Ends the run where `name` is used on a system older than the one that brought it.
  public static func require(_ major: Int, _ minor: Int, _ name: String) {
    guard !isAtLeast(major, minor) else { return }
    let system = "iOS \(systemVersion.major).\(systemVersion.minor)"
    fail("`\(name)` needs iOS \(major).\(minor), but this is \(system)")
  }

  /// Notes that `name` of `owner` became `value`, and ends the run where that is forbidden.
  public static func record(_ owner: String, _ name: String, _ value: String) {
    if isResolving { fail("`\(owner).\(name)` was set while a detent was resolved") }
    events.append("\(owner).\(name) = \(value)")
  }

  /// Ends the run with a sentence on standard error and exit status 70.
  public static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("stub: \(message)\n".utf8))
    exit(70)
  }
}

extension Optional {
  /// The wrapped value as text, or `nil`.
  public var stubText: String {
    map { "\($0)" } ?? "nil"
  }
}
