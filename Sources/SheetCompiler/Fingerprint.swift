/// A number that equal texts share and others hardly ever do, made where a text is at hand: whether two
/// of many texts are equal is mostly told without a look at any of them.
package struct Fingerprint: Sendable {
  private let number: UInt64

  /// The fingerprint of something that may be equal to anything.
  package static let unknown = Fingerprint(number: 0)

  private init(number: UInt64) { self.number = number }

  /// The fingerprint of a text; a text that is not ASCII may be equal to others in more ways than its
  /// bytes tell. The hash is FNV-1a.
  package init(_ text: String, ignoringCase: Bool = false) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var isASCII = true
    for byte in text.utf8 {
      isASCII = isASCII && byte < 0x80
      let isUppercase = ignoringCase && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      hash = (hash ^ UInt64(isUppercase ? byte | 0x20 : byte)) &* 0x100_0000_01B3
    }
    number = isASCII ? max(hash, 1) : 0
  }

  /// Whether two of the texts may be equal; if not, none are.
  package static func mayRepeat(_ fingerprints: some Sequence<Fingerprint>) -> Bool {
    let numbers = fingerprints.map { $0.number }.sorted()
    return numbers.first == 0 || zip(numbers, numbers.dropFirst()).contains { $0 == $1 }
  }
}
