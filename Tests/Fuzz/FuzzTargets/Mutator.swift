/// Changes bytes at random, the same way for the same seed on every machine.
package struct Mutator {
  private var state: UInt64
  private let words: [[UInt8]]

  /// Makes a mutator that also puts in `words`, which the language is made of.
  package init(seed: UInt64, words: [[UInt8]]) {
    state = seed
    self.words = words
  }

  /// The bytes after one to five changes, with pieces of `other` among what is put in.
  package mutating func mutated(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 5) { change(&bytes, other) }
    return bytes
  }

  /// A number from 0 on that is less than `limit`, which is more than 0.
  package mutating func number(below limit: Int) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let place = number(below: bytes.count + 1)
    switch number(below: 7) {
    case 0 where place < bytes.count: bytes[place] = UInt8(number(below: 256))
    case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(number(below: 8))
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + number(below: 12)))
    case 3: bytes.insert(contentsOf: piece(of: bytes), at: place)
    case 4: bytes.insert(contentsOf: piece(of: other), at: place)
    default:
      guard !words.isEmpty else { return }
      bytes.insert(contentsOf: words[number(below: words.count)], at: place)
    }
  }

  private mutating func piece(of bytes: [UInt8]) -> [UInt8] {
    let start = number(below: bytes.count + 1)
    return Array(bytes[start..<min(bytes.count, start + number(below: 40))])
  }
}
