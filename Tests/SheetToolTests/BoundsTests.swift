import Foundation
import Testing

/// Input that is too much of something: one clear problem, and soon.
@Suite struct BoundsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: @Sendable () -> String
    let rule: String
  }

  static let cases = [
    Case(
      testDescription: "100,000 brackets", text: { String(repeating: "[", count: 100_000) },
      rule: "too-deep"),
    Case(
      testDescription: "100,000 braces", text: { String(repeating: "{a: ", count: 100_000) },
      rule: "too-deep"),
    Case(
      testDescription: "100,000 lists in lists", text: { String(repeating: "- ", count: 100_000) },
      rule: "too-deep"),
    Case(
      testDescription: "100,000 explicit keys", text: { String(repeating: "? ", count: 100_000) },
      rule: "too-deep"),
    Case(
      testDescription: "an alias bomb",
      text: {
        let levels = (1..<30).map { level in
          let aliases = Array(repeating: "*a\(level - 1)", count: 10)
          return "a\(level): &a\(level) [\(aliases.joined(separator: ", "))]\n"
        }
        return "a0: &a0 [x]\n" + levels.joined()
      }, rule: "alias-expansion"),
    Case(
      testDescription: "a bomb of merge keys",
      text: {
        let levels = (1..<2_000).map { "a\($0): &a\($0)\n  <<: *a\($0 - 1)\n  k\($0): 1\n" }
        return "a0: &a0 { x: 1 }\n" + levels.joined()
      }, rule: "alias-expansion"),
    Case(
      testDescription: "100,000 detents in order",
      text: {
        let items = (1...100_000).map { "      - d\($0): \($0)\n" }
        return "sheets:\n  Cart:\n    detents:\n" + items.joined()
      }, rule: "too-complex"),
    Case(
      testDescription: "100,000 detents against the order",
      text: {
        let items = (1...100_000).map { "d\($0): \(200_000 - $0)" }
        return "sheets: { Cart: { detents: [\(items.joined(separator: ", "))] } }"
      }, rule: "too-complex"),
    Case(
      testDescription: "a height of 1 MB",
      text: {
        "sheets: { Cart: { detents: [a: \(Array(repeating: "1", count: 500_000).joined(separator: "+"))] } }"
      }, rule: "too-complex"),
    Case(
      testDescription: "parentheses without end",
      text: {
        "sheets: { Cart: { detents: [a: \(String(repeating: "(", count: 1_000_000))] } }"
      }, rule: "too-complex"),
    Case(
      testDescription: "a number of 1 MB",
      text: {
        "sheets: { Cart: { detents: [a: 1\(String(repeating: "0", count: 1_000_000))] } }"
      }, rule: "bad-expression"),
    Case(
      testDescription: "a name of 1 MB",
      text: {
        "sheets:\n  ? \(String(repeating: "N", count: 1_000_000))\n  : { detents: [large] }"
      },
      rule: "invalid-name"),
  ]

  @Test(arguments: cases)
  func isRefused(item: Case) throws {
    let workspace = try Workspace(["a.sheet.yaml": item.text()])
    let run = workspace.run("check", "@a.sheet.yaml")
    #expect(run.status == 1)
    #expect(run.rules.contains(item.rule))
    #expect(run.rules.count { $0 == item.rule } == 1)
    #expect(run.output.utf8.count < 1_000_000)
  }

  @Test(arguments: ["", "sheets:\n", "sheets:\n  Cart:\n"])
  func manyKeysAreManyProblems(start: String) throws {
    let indent = String(repeating: "  ", count: start.split(separator: "\n").count)
    let keys = (0..<2_000).map { "\(indent)k\($0): 1\n" }.joined()
    let run = try Workspace(["a.sheet.yaml": start + keys]).run("check", "@a.sheet.yaml")
    #expect(run.status == 1)
    #expect(run.rules.count >= 2_000)
  }

  @Test func aFileOver256MiBIsNotRead() throws {
    let workspace = try Workspace(["a.sheet.yaml": ""])
    let file = try FileHandle(forWritingTo: workspace.url.appending(path: "a.sheet.yaml"))
    try file.truncate(atOffset: 300 << 20)
    try file.close()
    for command in ["check", "compile"] {
      let run = workspace.run(command, "@a.sheet.yaml")
      #expect(run.status == 1)
      #expect(
        (run.output + run.errors).hasPrefix(
          "a.sheet.yaml:1:1: error: the file is larger than 256 MiB [too-large]\n"))
    }
  }
}
