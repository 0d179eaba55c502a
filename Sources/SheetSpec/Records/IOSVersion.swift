/// A version of iOS, as deployment targets name it.
package struct IOSVersion: Hashable, Comparable, Sendable {
  /// The first number.
  package let major: Int
  /// The second number.
  package let minor: Int

  /// Makes a version.
  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `16`, `16.4` or `16.4.1` (whose last number no API depends on); nil for all else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.count <= 3 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// Whether there is such a version that has sheets: 15 to 18, and 26 and up.
  package var exists: Bool {
    (15...18).contains(major) || major >= 26
  }

  /// `16.4`
  package var description: String { "\(major).\(minor)" }

  /// Orders by time of release.
  package static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// Custom detents, `Detent.identifier`, `invalidateDetents` and `sourceItem` [UIKit headers].
  package static let customDetents = IOSVersion(16)
  /// `prefersPageSizing` [UIKit headers].
  package static let pageSizing = IOSVersion(17)
  /// `preferredPlacement` [Apple's documentation].
  package static let placement = IOSVersion(27)
}
