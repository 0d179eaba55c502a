import Diagnostics
import Testing
import YAMLSyntax

/// No bytes bring the reader down, and every range it gives lies in the file.
@Suite struct MutationTests {
  static let seeds = [
    "version: 1\nsheets:\n  Cart: &cart\n    detents: [medium, {small: 'min(320, 40%)'}]\n",
    "é: \"a\\u00e9\\\n  b\"\n? |\n  one\n\n   two\n: >-\n  x\n  y\n\n  z\n# c\n*a : &b [*b, !!str c]\n",
    "\u{FEFF}a: &x {k: 1}\r\nb:\r\n  - <<: [*x, *x]\r\n    '日''本': 😀\r\n--- !t [a: b, ? c]\r\n...\r\n",
    "- - a\n  - |2+\n     b\n\n- ? c\n- \"\\x41\\L\u{85}d\"\n- plain\n  more\n\n  text #c\n%YAML 1.2\n---\n",
    "a: 1 # one\nb: {c: 2, d: [x, y], e: }\n\n# f\nf:\n  - g: |\n      h\n\n    i: 3\n    # j\n  - k\nl: m\n",
  ]

  @Test(arguments: 0..<40)
  func noMutationDoesHarm(_ round: Int) {
    var random = SeededGenerator(state: UInt64(round))
    let alphabet =
      Array("\n\n  --:?[]{},&*!|>'\"#%@\\\t\r<~ax1é\u{85}\u{2028}\u{7}".utf8) + [0xFF, 0x80]
    for _ in 0..<100 {
      var bytes = Array(Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.remove(at: place)
        default:
          let other = Int.random(in: 0..<bytes.count, using: &random)
          bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
        }
      }
      var diagnostics = Diagnostics()
      let file = decodeText(bytes, path: "mutated", &diagnostics)
      if diagnostics.isEmpty { check(TreeProbe(file)) }
    }
  }

  private func check(_ probe: TreeProbe) {
    let bytes = probe.file.bytes
    func isPlace(_ range: SourceRange?) -> Bool {
      guard let range else { return true }
      return (probe.file.textStart...bytes.count).contains(range.start) && range.end <= bytes.count
        && [range.start, range.end].allSatisfy { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
    }
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    for problem in probe.diagnostics.all {
      #expect(isPlace(problem.range) && problem.labels.allSatisfy { isPlace($0.range) }, "\(text)")
    }
    #expect(probe.nodes.map(probe.tree.range).allSatisfy(isPlace), "\(text)")
    for scalar in probe.scalars { check(scalar, of: probe, text) }
    for node in probe.nodes where probe.tree.kind(node) == .sequence {
      checkReordering(of: node, in: probe, text)
      checkAppending(to: node, in: probe, text)
    }
    for node in probe.nodes where probe.tree.kind(node) == .mapping {
      for pair in probe.tree.pairs(node) { checkRemoval(of: pair.key, in: probe, text) }
    }
  }

  /// Each character of a scalar comes from itself, from an escape, or from a line break.
  private func check(_ scalar: YAMLNode, of probe: TreeProbe, _ text: String) {
    var offset = 0
    var last = 0
    for character in probe.tree.string(scalar).unicodeScalars {
      let next = offset + UTF8.width(character)
      let source = probe.tree.sourceRange(scalar, offset..<next, in: probe.file)
      let written = probe.file.text(source)
      let isExplained =
        written.unicodeScalars.elementsEqual([character]) || written.hasPrefix("\\")
        || written == "''"
        || " \n".unicodeScalars.contains(character)
          && written.unicodeScalars.contains { "\n\r\u{85}".unicodeScalars.contains($0) }
      #expect(isExplained && source.start >= last, "\(text): \(written) for \(character)")
      offset = next
      last = source.end
    }
  }

  /// What comes of a reordering is what was asked for.
  private func checkReordering(of sequence: YAMLNode, in probe: TreeProbe, _ text: String) {
    let order = Array((0..<probe.tree.count(sequence)).reversed())
    guard !probe.diagnostics.hasErrors,
      let edits = probe.tree.reordering(sequence, to: order, in: probe.file)
    else { return }
    let changed = Fix("", .safe, edits).applied(to: probe.file.bytes)
    let again = TreeProbe(SourceFile(path: "again", bytes: changed))
    let items = probe.tree.items(sequence).map { probe.dump($0) }
    let found = again.nodes.contains { node in
      again.tree.items(node).map { again.dump($0) } == order.map { items[$0] }
    }
    #expect(found || order.count < 2, "\(text) became \(String(decoding: changed, as: UTF8.self))")
  }

  /// What is left by a removal is what was there, but for the pair.
  private func checkRemoval(of key: YAMLNode, in probe: TreeProbe, _ text: String) {
    let range = probe.tree.range(key)
    guard !probe.diagnostics.hasErrors, probe.tree.standsAlone(keyAt: range),
      let edits = probe.tree.removal(ofKeyAt: range, in: probe.file)
    else { return }
    let changed = Fix("", .safe, edits).applied(to: probe.file.bytes)
    let again = TreeProbe(SourceFile(path: "again", bytes: changed))
    #expect(
      again.dump == probe.tree.documents.map { probe.dump($0, without: key) },
      "\(text) became \(String(decoding: changed, as: UTF8.self).debugDescription)")
  }

  /// What comes of an addition is what was there, and the item.
  private func checkAppending(to sequence: YAMLNode, in probe: TreeProbe, _ text: String) {
    guard !probe.diagnostics.hasErrors,
      let edits = probe.tree.appending("new", to: sequence, in: probe.file)
    else { return }
    let changed = Fix("", .safe, edits).applied(to: probe.file.bytes)
    let again = TreeProbe(SourceFile(path: "again", bytes: changed))
    #expect(
      again.dump == probe.tree.documents.map { probe.dump($0, adding: "new", to: sequence) },
      "\(text) became \(String(decoding: changed, as: UTF8.self).debugDescription)")
  }
}
