import CommandLineKit
import TestSupport
import Testing

@Suite struct HelpTests {
  static let goldens = GoldenFolder()

  static let pages: [(name: String, arguments: [String], width: Int?)] = [
    ("example.txt", ["--help"], nil), ("draw.txt", ["draw", "--help"], nil),
    ("draw-narrow.txt", ["draw", "--help"], 44), ("draw-tiny.txt", ["draw", "--help"], 7),
    ("draw-wide.txt", ["draw", "--help"], 1000), ("copy.txt", ["copy", "-h"], nil),
    ("explain.txt", ["explain", "-h"], nil), ("remote.txt", ["remote", "-h"], nil),
  ]

  @Test(arguments: pages)
  func page(name: String, arguments: [String], width: Int?) throws {
    let console = MemoryConsole(terminals: width == nil ? [] : [.output], terminalWidth: width)
    #expect(ExampleProgram.program.run(arguments, console: console) == .success)
    #expect(console.errorOutput == "")
    let widest = console.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= min(100, max(40, width ?? 80)))
    #expect(!console.output.split(separator: "\n").contains { $0.hasSuffix(" ") })
    try Self.goldens.expect(console.output, name)
  }

  @Test func noGoldenIsUnused() throws {
    try Self.goldens.expectOnly(Self.pages.map(\.name))
  }

  static let sameAsHelp: [(arguments: [String], other: [String])] = [
    (["help"], ["--help"]), (["-h"], ["--help"]), (["help", "draw"], ["draw", "--help"]),
    (["help", "--help"], ["--help"]), (["help", "remote", "add"], ["remote", "add", "-h"]),
    (["draw", "--wrong", "a", "--help", "b"], ["draw", "--help"]),
    (["draw", "--output", "-h"], ["draw", "--help"]),
    (["help", "draw", "-h"], ["draw", "--help"]),
  ]

  @Test(arguments: sameAsHelp)
  func waysToAskForHelp(arguments: [String], other: [String]) {
    let console = MemoryConsole()
    let expected = MemoryConsole()
    #expect(ExampleProgram.program.run(arguments, console: console) == .success)
    #expect(ExampleProgram.program.run(other, console: expected) == .success)
    #expect(console.output == expected.output)
    #expect(console.output.hasPrefix("Usage: "))
  }

  @Test func theWidthOfATerminalThatIsNotWrittenToDoesNotCount() {
    let piped = MemoryConsole(terminals: [.error], terminalWidth: 44)
    let plain = MemoryConsole()
    _ = ExampleProgram.program.run(["help", "draw"], console: piped)
    _ = ExampleProgram.program.run(["help", "draw"], console: plain)
    #expect(piped.output == plain.output)
  }
}
