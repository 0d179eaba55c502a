import Foundation
import FuzzTargets
import Testing

/// What libFuzzer found once stays mended, and what is near it is right too.
@Suite struct FuzzTests {
  /// An input that is kept.
  struct Input: Sendable, CustomTestStringConvertible {
    let target: FuzzTarget
    let url: URL
    var testDescription: String { "\(target.name)/\(url.lastPathComponent)" }
    var bytes: [UInt8] { (try? Data(contentsOf: url)).map(Array.init) ?? [] }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  static let kept = FuzzTarget.all.flatMap { target in
    files(below: folder.appending(path: "Inputs/\(target.name)"))
      .map { Input(target: target, url: $0) }
  }

  /// What mutations begin with, the kept inputs and the specs of examples and other tests.
  private static func seeds(of target: FuzzTarget) -> [[UInt8]] {
    let own = kept.filter { $0.target.name == target.name }.map(\.bytes)
    guard ["compile", "fix"].contains(target.name) else { return own }
    let folders = ["Examples", "Tests/EmitterTests/Cases", "Tests/SheetToolTests/Cases"]
    let specs = folders.flatMap { files(below: root.appending(path: $0)) }
      .filter { $0.lastPathComponent.hasSuffix(".sheet.yaml") }
    return own + specs.compactMap { try? Array(Data(contentsOf: $0)) }.filter { $0.count < 2_000 }
  }

  private static func files(below folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }

  @Test func everyTargetHasInputsAndNoInputIsWithoutTarget() throws {
    let names = try FileManager.default
      .contentsOfDirectory(atPath: Self.folder.appending(path: "Inputs").path).sorted()
    #expect(names == FuzzTarget.all.map(\.name).sorted())
    for target in FuzzTarget.all { #expect(!Self.seeds(of: target).isEmpty, "\(target.name)") }
    #expect(FuzzTarget.draggedSheetCount == 3)
  }

  @Test(arguments: kept)
  func whatWasFoundStaysMended(_ input: Input) {
    #expect(throws: Never.self) { try input.target.run(input.bytes) }
  }

  private static let rounds = FuzzTarget.all.flatMap { target in
    (0..<8).map { (target.name, $0) }
  }

  @Test(arguments: rounds)
  func whatIsNearIsRightToo(_ name: String, _ round: Int) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seeds = Self.seeds(of: target)
    let words = try Self.words()
    var mutator = Mutator(seed: UInt64(round), words: words)
    for _ in 0..<25 {
      let seed = seeds[mutator.number(below: seeds.count)]
      let bytes = mutator.mutated(seed, with: seeds[mutator.number(below: seeds.count)])
      #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self).debugDescription)") {
        try target.run(bytes)
      }
    }
  }

  /// The words of libFuzzer's dictionary.
  private static func words() throws -> [[UInt8]] {
    let file = folder.appending(path: "words.dict")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let words = lines.filter { $0.hasPrefix("\"") }.map { line in
      unescaped(Array(line.utf8.dropFirst().dropLast()))
    }
    #expect(words.count > 100)
    return words
  }

  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if next == UInt8(ascii: "x"), let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(next)
      }
    }
    return bytes
  }
}
