import CYAML
import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLSyntax

/// sheetc finds the syntax of YAML wrong where libyaml does; what it refuses besides has other rules.
@Suite struct SpecificationTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Specification")

  /// An example of the specification, by its number.
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  static let examples: [Example] = {
    let folder = Self.folder.appending(path: "Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map {
      (name: String($0.dropLast(".yaml".count)), file: folder.appending(path: $0))
    }
    .sorted { $0.name.compare($1.name, options: .numeric) == .orderedAscending }
    .compactMap { name, file in
      (try? Data(contentsOf: file)).map { Example(name: name, bytes: Array($0)) }
    }
  }()

  /// Whether bare libyaml takes the text from its start to its end.
  private static func libyamlAccepts(_ bytes: [UInt8]) -> Bool {
    var parser = unsafe yaml_parser_t()
    return unsafe bytes.withUnsafeBufferPointer { input in
      unsafe withUnsafeMutablePointer(to: &parser) { parser in
        guard unsafe yaml_parser_initialize(parser) != 0 else { return false }
        defer { unsafe yaml_parser_delete(parser) }
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        var event = unsafe yaml_event_t()
        while true {
          guard unsafe yaml_parser_parse(parser, &event) != 0 else { return false }
          defer { unsafe yaml_event_delete(&event) }
          if unsafe event.type == YAML_STREAM_END_EVENT { return true }
        }
      }
    }
  }

  /// The rules that a text breaks.
  private static func rules(_ bytes: [UInt8]) -> Set<String> {
    var diagnostics = Diagnostics()
    var tree = YAMLTree()
    let file = decodeText(bytes, path: "example", &diagnostics)
    if diagnostics.isEmpty { tree.parse(file, &diagnostics) }
    return Set(diagnostics.all.map(\.rule))
  }

  @Test func theVerdictsAreLibyamls() throws {
    #expect(Self.examples.count > 130)
    let lines = Self.examples.map { example in
      let verdict = Self.libyamlAccepts(example.bytes) ? "accepted" : "refused"
      let others = Self.rules(example.bytes).subtracting(["yaml-syntax"]).sorted()
      return ([example.name, verdict] + others).joined(separator: " ") + "\n"
    }
    try GoldenFolder("Specification").expect(lines.joined(), "verdicts.txt")
  }

  @Test(arguments: examples)
  func theSyntaxIsWrongWhereLibyamlSaysSo(_ example: Example) {
    #expect(
      Self.rules(example.bytes).contains("yaml-syntax") == !Self.libyamlAccepts(example.bytes))
  }

  /// The verdict on what is near an example is libyaml's too, unless a rule of sheetc's own ended the
  /// reading before.
  @Test(arguments: 0..<8)
  func soItIsOfWhatIsNearAnExample(_ round: Int) {
    var random = SeededGenerator(state: UInt64(round))
    let characters = Array("\n\n  --:?[]{},&*!|>'\"#%@`\t~a1\u{7}".utf8)
    for example in Self.examples where !example.bytes.isEmpty {
      var bytes = example.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte = characters[Int.random(in: 0..<characters.count, using: &random)]
        if bytes[place] < 0x80, Bool.random(using: &random) {
          bytes[place] = byte
        } else if bytes[place] & 0xC0 != 0x80 {
          bytes.insert(byte, at: place)
        }
      }
      let rules = Self.rules(bytes)
      guard rules.isDisjoint(with: ["invalid-encoding", "too-deep", "alias-expansion"]) else {
        continue
      }
      #expect(
        rules.contains("yaml-syntax") == !Self.libyamlAccepts(bytes),
        "\(example.name): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
