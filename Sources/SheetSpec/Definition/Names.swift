import Diagnostics

/// The most characters that a name may have.
package let longestName = 40

/// Why no detent may be called `name`: a word of the height language, one that stands for a
/// default, or one that means something else in Swift behind a dot; nil for all other names.
func reservation(of name: String) -> String? {
  switch name {
  case "fit", "min", "max", "clamp": "a word of the height language"
  case "none", "smallest", "system", "host": "a word for a default"
  case "allCases", "init", "self", "some": "taken in Swift"
  default: nil
  }
}

extension Decoding {
  /// Whether `name` can name a sheet or a file in code; reports where it can not.
  mutating func isTypeName(_ name: String, at range: SourceRange) -> Bool {
    let isShaped =
      name.utf8.first.map(isUppercaseLetter) == true && name.utf8.allSatisfy(isLetterOrDigit)
    guard isShaped, name.utf8.count <= longestName else {
      diagnostics.report(
        .invalidName, "`\(oneLine(name))` cannot name a type in code", at: range,
        help: [
          "a name begins with an upper-case letter, goes on with letters and digits of ASCII, "
            + "and has at most \(longestName) characters"
        ])
      return false
    }
    return true
  }

  /// Whether `name` can name a detent; reports where it can not.
  mutating func isDetentName(_ name: String, at range: SourceRange) -> Bool {
    if let reason = reservation(of: name) {
      diagnostics.report(
        .invalidName, "`\(name)` cannot name a detent: it is \(reason)", at: range,
        help: ["choose another name"])
      return false
    }
    let isShaped =
      name.utf8.first.map { isLetterOrDigit($0) && $0 >= UInt8(ascii: "a") } == true
      && name.utf8.allSatisfy(isLetterOrDigit)
    guard isShaped, name.utf8.count <= longestName else {
      diagnostics.report(
        .invalidName, "`\(oneLine(name))` cannot name a detent", at: range,
        help: [
          "a name begins with a lower-case letter, goes on with letters and digits of ASCII, "
            + "and has at most \(longestName) characters"
        ])
      return false
    }
    return true
  }
}

/// Whether `byte` is an ASCII letter or digit.
func isLetterOrDigit(_ byte: UInt8) -> Bool {
  isUppercaseLetter(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isDigit(byte)
}

/// Whether `byte` is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Whether `byte` is an upper-case ASCII letter.
func isUppercaseLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}
