import Diagnostics

/// The most characters that a name may have.
package let longestName = 40

/// The names that `reservation` refuses.
let reservedNames = [
  "fit", "min", "max", "clamp", "none", "smallest", "system", "host", "allCases", "init", "self",
  "some",
]

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
    isName(name, of: "a type in code", at: range, isType: true)
  }

  /// Whether `name` can name a member in code, which `noun` describes with its article; reports
  /// where it can not.
  mutating func isMemberName(_ name: String, of noun: String, at range: SourceRange) -> Bool {
    if let reason = reservation(of: name) {
      diagnostics.report(
        .invalidName, "`\(name)` cannot name \(noun): it is \(reason)", at: range,
        help: ["choose another name"])
      return false
    }
    return isName(name, of: noun, at: range, isType: false)
  }

  /// Whether `name` can name a parameter, which stands beside UIKit's detents in heights; reports
  /// where it can not.
  mutating func isParameterName(_ name: String, at range: SourceRange) -> Bool {
    guard name != "medium", name != "large" else {
      diagnostics.report(
        .invalidName, "`\(name)` cannot name a parameter: it is a word of the height language",
        at: range, help: ["choose another name"])
      return false
    }
    return isMemberName(name, of: "a parameter", at: range)
  }

  /// Whether `name` has the form of a name in code, for a type or else for a member.
  private mutating func isName(
    _ name: String, of noun: String, at range: SourceRange, isType: Bool
  ) -> Bool {
    let isShaped =
      name.utf8.first.map { !isDigit($0) && isUppercaseLetter($0) == isType } == true
      && name.utf8.allSatisfy(isLetterOrDigit)
    guard isShaped, name.utf8.count <= longestName else {
      diagnostics.report(
        .invalidName,
        "`\(oneLine(name))` cannot name \(noun)", at: range,
        help: [
          "a name begins with \(isType ? "an upper" : "a lower")-case letter, goes on with letters "
            + "and digits of ASCII, and has at most \(longestName) characters"
        ], fixes: renaming(name, at: range, isType: isType))
      return false
    }
    return true
  }

  /// The fix that writes the words of `name` as one, for a type or else for a case; none where they
  /// make no name.
  private func renaming(_ name: String, at range: SourceRange, isType: Bool) -> [Fix] {
    // Letters beyond ASCII cannot be left out without making another word.
    guard name.utf8.count <= 2 * longestName, name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return []
    }
    let words = name.split { !$0.utf8.allSatisfy(isLetterOrDigit) }
    var proposal = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if !isType { proposal = proposal.prefix(1).lowercased() + proposal.dropFirst() }
    guard let first = proposal.utf8.first, !isDigit(first), proposal.utf8.count <= longestName,
      isType || reservation(of: proposal) == nil
    else { return [] }
    return [Fix("write `\(proposal)`", .unsafe, [.init(range, proposal)])]
  }

  /// Whether `name` can name a detent; reports where it can not.
  mutating func isDetentName(_ name: String, at range: SourceRange) -> Bool {
    isMemberName(name, of: "a detent", at: range)
  }
}

/// Whether `name` could name a detent, but for words that are taken.
func isDetentShaped(_ name: String) -> Bool {
  name.utf8.first.map { !isDigit($0) && !isUppercaseLetter($0) } == true
    && name.utf8.allSatisfy(isLetterOrDigit)
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
