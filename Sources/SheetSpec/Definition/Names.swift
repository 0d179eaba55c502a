import Diagnostics

/// The most characters that a name may have.
package let longestName = 40

/// Words that no detent may be called: those of the height language, those that stand for a
/// default, and those that mean something else in Swift behind a dot.
let reservedNames: [String: String] = {
  var words: [String: String] = [:]
  for word in ["fit", "min", "max", "clamp"] { words[word] = "a word of the height language" }
  for word in ["none", "smallest", "system", "host"] { words[word] = "a word for a default" }
  for word in ["allCases", "init", "self", "some"] { words[word] = "taken in Swift" }
  return words
}()

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
    if let reason = reservedNames[name] {
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

private func isUppercaseLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}
