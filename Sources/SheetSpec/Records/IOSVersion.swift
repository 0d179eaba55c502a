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
    var (major, minor) = (0, 0)
    var part = 0
    var digits = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), digits > 0, part < 2 {
        part += 1
        digits = 0
        continue
      }
      guard isDigit(byte), digits < 3 else { return nil }
      digits += 1
      let digit = Int(byte - UInt8(ascii: "0"))
      switch part {
      case 0: major = major * 10 + digit
      case 1: minor = minor * 10 + digit
      default: break
      }
    }
    guard digits > 0 else { return nil }
    self.init(major, minor)
  }

  /// The texts that are versions that exist, and the numbers that they are to YAML.
  static var shape: ValueShape {
    .named(
      "a version of iOS",
      .any([
        .number(NumberBounds(minimum: 15, maximum: 19, excludesMaximum: true)),
        .number(NumberBounds(minimum: 26, maximum: 1000, excludesMaximum: true)),
        .text(
          pattern: "^(0?1[5-8]|0?2[6-9]|0?[3-9][0-9]|[1-9][0-9]{2})(\\.[0-9]{1,3}){0,2}$"),
      ]), examples: ["\"16.0\""])
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

  /// The oldest that sheets exist on.
  package static let sheets = IOSVersion(15)
  /// Custom detents, `Detent.identifier`, `invalidateDetents` and `sourceItem` [UIKit headers]; all
  /// detents in SwiftUI [Apple's documentation].
  package static let customDetents = IOSVersion(16)
  /// `prefersPageSizing` [UIKit headers].
  package static let pageSizing = IOSVersion(17)
  /// The second half of SwiftUI's modifiers for presentations, from background interaction to the
  /// corner radius [Apple's documentation].
  package static let presentationStyling = IOSVersion(16, 4)
  /// `presentationSizing` in SwiftUI [Apple's documentation].
  package static let presentationSizing = IOSVersion(18)
  /// Liquid Glass: sheets that float [WWDC25, session 323].
  package static let glass = IOSVersion(26)
  /// `UIPresentationController.backgroundEffect` [Apple's documentation].
  package static let backgroundEffect = IOSVersion(26, 1)
  /// `preferredPlacement`, and `presentationPlacement` in SwiftUI [Apple's documentation].
  package static let placement = IOSVersion(27)
}
