import Diagnostics
import YAMLSyntax

/// The keys of one kind of mapping, in the order in which documentation shows them.
///
/// A class, since all threads look here, and would wait for each other to count the references in a
/// copy.
package final class RecordDefinition<Owner: Sendable>: Sendable {
  /// What the record is called in messages, with its article: "a sheet".
  package let name: String
  /// Its keys.
  package let fields: [Field<Owner>]
  /// Keys that people write in the place of another.
  var nearMisses: [NearMiss] { makeNearMisses() }
  /// How the record may be written, for those who wrote something else.
  let example: String
  /// What is probably meant by a key that is like no other.
  private let guess: @Sendable (String) -> NearMiss?
  private let makeNearMisses: @Sendable () -> [NearMiss]
  private let index: KeyIndex
  /// A bit for each field that must be written, the first field's lowest.
  private let required: UInt64

  init(
    _ name: String, example: String,
    nearMisses: @escaping @autoclosure @Sendable () -> [NearMiss] = [],
    guess: @escaping @Sendable (String) -> NearMiss? = { _ in nil }, _ fields: [Field<Owner>]
  ) {
    self.name = name
    self.example = example
    self.fields = fields
    makeNearMisses = nearMisses
    self.guess = guess
    index = KeyIndex(fields.map { $0.bytes })
    var required: UInt64 = 0
    for (position, field) in fields.enumerated() where field.defaultValue == nil {
      required |= 1 << UInt64(position)
    }
    self.required = required
  }

  /// The keys that can be used, as messages list them.
  var keys: String {
    fields.filter { $0.isSupported }.map { "`\($0.key)`" }.joined(separator: ", ")
  }

  /// Whether a scalar is the name of one of the keys.
  func hasKey(_ node: YAMLNode, in tree: YAMLTree) -> Bool {
    index.position(of: node, in: tree) != nil
  }

  /// Reads a mapping into `owner`; false says that `node` is no mapping, which was reported.
  func decode(_ node: YAMLNode, into owner: inout Owner, _ decoding: inout Decoding) -> Bool {
    guard decoding.tree.kind(node) == .mapping else {
      let _: Never? = decoding.wrongType(node, "a mapping", help: [hint(node, decoding)])
      return false
    }
    var found: UInt64 = 0
    var meant: UInt64 = 0
    for pair in decoding.tree.pairs(node) where !decoding.isSpoilt(pair.key) {
      guard let position = index.position(of: pair.key, in: decoding.tree) else {
        if let key = reportUnknown(pair, in: node, &decoding),
          let position = fields.firstIndex(where: { $0.key == key })
        {
          meant |= 1 << UInt64(position)
          fields[position].misspell(decoding.tree.range(pair.key), &owner)
        }
        continue
      }
      // The first of two equal keys counts; the second was reported with the syntax.
      guard found & (1 << UInt64(position)) == 0 else { continue }
      found |= 1 << UInt64(position)
      fields[position].decode(pair.key, pair.value, &owner, &decoding)
    }
    // A key that is there misspelt is not missing too.
    let missing = required & ~(found | meant)
    if missing != 0 { reportMissing(missing, in: node, &decoding) }
    return true
  }

  private func reportMissing(_ missing: UInt64, in node: YAMLNode, _ decoding: inout Decoding) {
    for (position, field) in fields.enumerated() where missing & (1 << UInt64(position)) != 0 {
      decoding.diagnostics.report(
        .missingKey, "\(name) without the key `\(field.key)`",
        at: decoding.placeOfMissingKey(in: node), help: ["\(field.key): \(field.expectation)"])
    }
  }

  /// Reports a key that the record does not have, and gives the one that was meant, if any.
  private func reportUnknown(
    _ pair: YAMLPair, in node: YAMLNode, _ decoding: inout Decoding
  ) -> String? {
    let range = decoding.tree.range(pair.key)
    guard decoding.tree.kind(pair.key) == .scalar else {
      decoding.diagnostics.report(
        .wrongType, "a key of \(name) is a name, found \(decoding.description(of: pair.key))",
        at: range)
      return nil
    }
    let written = decoding.tree.string(pair.key)
    let excerpt = decoding.excerpt(pair.key)
    if let (key, gap) = missingSpace(written, pair, decoding) {
      decoding.diagnostics.report(
        .unknownKey, "`\(excerpt)` is one key to YAML: the space after its colon is missing",
        at: range, fixes: [gap])
      return key
    }
    if let miss = nearMisses.first(where: { $0.written == written }) {
      decoding.diagnostics.report(
        .unknownKey, "`\(excerpt)` is not a key of \(name)", at: range, help: [miss.help],
        fixes: rename(range, to: miss.isSpelling ? miss.key : nil, in: node, decoding))
      return miss.key
    }
    if let closest = closestName(to: written, among: fields.map({ $0.key })) {
      decoding.diagnostics.report(
        .unknownKey, "`\(excerpt)` is not a key of \(name)", at: range,
        help: ["did you mean `\(closest)`?"],
        fixes: rename(range, to: closest, in: node, decoding))
      return closest
    }
    if let miss = guess(written) {
      decoding.diagnostics.report(
        .unknownKey, "`\(excerpt)` is not a key of \(name)", at: range, help: [miss.help])
      return miss.key
    }
    decoding.diagnostics.report(
      .unknownKey, "`\(excerpt)` is not a key of \(name)", at: range,
      help: ["\(name) has the keys \(keys)"])
    return nil
  }

  /// The fix that writes another key, unless the mapping has that already.
  private func rename(
    _ range: SourceRange, to key: String?, in node: YAMLNode, _ decoding: Decoding
  ) -> [Fix] {
    let tree = decoding.tree
    guard let key, !tree.pairs(node).contains(where: { tree.string($0.key) == key }) else {
      return []
    }
    return [Fix("write `\(key)`", .unsafe, [.init(range, key)])]
  }

  /// What to do about a value that is no mapping.
  private func hint(_ node: YAMLNode, _ decoding: Decoding) -> String {
    if decoding.tree.kind(node) == .scalar, decoding.tree.style(node) == .plain {
      let text = decoding.tree.string(node)
      if let key = fields.map({ $0.key }).first(where: { text.hasPrefix($0 + ":") }) {
        return "put a space behind `\(key):`, without which YAML takes it for text"
      }
    }
    return "write it like `\(example)`"
  }

  /// The fix for `{height:320}`, which YAML reads as the key `height:320` without a value.
  private func missingSpace(
    _ written: String, _ pair: YAMLPair, _ decoding: Decoding
  ) -> (key: String, fix: Fix)? {
    guard decoding.tree.style(pair.key) == .plain, decoding.isEmpty(pair.value),
      let colon = written.utf8.firstIndex(of: UInt8(ascii: ":")),
      let key = fields.map({ $0.key }).first(where: { $0 == written[..<colon] })
    else { return nil }
    let after = decoding.tree.range(pair.key).start + key.utf8.count + 1
    return (
      key, Fix("put a space after the colon", .safe, [.init(SourceRange(after, after), " ")])
    )
  }
}

extension Decoding {
  /// Where a missing key is reported: the mapping's first key, or the mapping where it has none.
  fileprivate func placeOfMissingKey(in node: YAMLNode) -> SourceRange {
    for pair in tree.pairs(node) { return tree.range(pair.key) }
    return tree.range(node)
  }
}

/// A key that people write in the place of another.
struct NearMiss: Sendable {
  /// What they write.
  let written: String
  /// The key that says it; nil where there is none, or where it is said elsewhere.
  let key: String?
  /// The sentence that says so.
  let help: String
  /// Whether the key can be written in its place as it is.
  var isSpelling = false

  /// The key `written` is really called `key`.
  static func key(_ written: String, _ key: String) -> NearMiss {
    NearMiss(written: written, key: key, help: "did you mean `\(key)`?", isSpelling: true)
  }

  /// What `written` is after is said in another way, explained in `help`, under `key` if any.
  static func sentence(_ written: String, _ help: String, under key: String? = nil) -> NearMiss {
    NearMiss(written: written, key: key, help: help)
  }
}

/// Finds a key's position among few without comparing it with each.
///
/// Holds numbers alone: all threads look here, and would wait for each other to count references.
private struct KeyIndex: Sendable {
  /// The keys in UTF-8, one behind the other.
  private var bytes: [UInt8] = []
  /// The offset after each key.
  private var ends: [Int] = []
  /// The last key of each bucket; -1 where there is none.
  private var heads = Array(repeating: -1, count: 64)
  /// The key before each key in its bucket; -1 where there is none.
  private var previous: [Int] = []

  init(_ keys: [[UInt8]]) {
    for (position, key) in keys.enumerated() {
      let bucket = YAMLTree.bucket(of: key)
      bytes += key
      ends.append(bytes.count)
      previous.append(heads[bucket])
      heads[bucket] = position
    }
  }

  func position(of node: YAMLNode, in tree: YAMLTree) -> Int? {
    guard tree.kind(node) == .scalar else { return nil }
    var position = heads[tree.textBucket(of: node)]
    while position >= 0 {
      let start = position > 0 ? ends[position - 1] : 0
      if tree.equals(node, bytes, start..<ends[position]) { return position }
      position = previous[position]
    }
    return nil
  }
}
