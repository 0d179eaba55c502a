import CommandLineKit
import TestSupport
import Testing

@Suite struct ParsingTests {
  static let defaults =
    "color=auto shape=nil output=nil jobs=2 tags=[] strict=false quiet=false paths="

  static let calls: [(arguments: [String], output: String)] = [
    (["draw", "a"], defaults + #"["a"]"#),
    (["draw", "a", "b", "-", "c"], defaults + #"["a", "b", "-", "c"]"#),
    (["draw", "--", "--strict", "-h", "--", "b"], defaults + #"["--strict", "-h", "--", "b"]"#),
    (["draw", "a", "--"], defaults + #"["a"]"#),
    (
      [
        "draw", "--color=never", "--shape", "round", "-o", "out", "--jobs=64", "-t", "x",
        "--tag=y", "--strict", "-q", "a",
      ],
      "color=never shape=round output=out jobs=64 tags=[\"x\", \"y\"] strict=true quiet=true "
        + "paths=[\"a\"]"
    ),
    (
      ["draw", "a", "--jobs", "1", "b", "--strict"],
      "color=auto shape=nil output=nil jobs=1 tags=[] strict=true quiet=false paths=[\"a\", \"b\"]"
    ),
    (
      ["draw", "--jobs=1", "--jobs=3", "--quiet", "--quiet", "--output=", "--output=a=b", "a"]
        .filter { $0 != "--output=" },
      "color=auto shape=nil output=a=b jobs=3 tags=[] strict=false quiet=true paths=[\"a\"]"
    ),
    (
      ["draw", "--output=--strict", "-t", "-", "a"],
      "color=auto shape=nil output=--strict jobs=2 tags=[\"-\"] strict=false quiet=false "
        + "paths=[\"a\"]"
    ),
    (["copy", "a"], "a to nil"), (["copy", "a", "b"], "a to b"), (["explain", "auto"], "auto"),
    (["--version"], "example 1.2.3"), (["remote", "add"], ""),
  ]

  @Test(arguments: calls)
  func runs(arguments: [String], output: String) {
    let console = MemoryConsole()
    #expect(ExampleProgram.program.run(arguments, console: console) == .success)
    #expect(console.output == (output.isEmpty ? "" : output + "\n"))
    #expect(console.errorOutput == "")
  }

  static let wrongCalls: [(arguments: [String], error: String)] = [
    ([], "no command is given; see `example --help`"),
    (["remote"], "no command is given; see `example remote --help`"),
    (["darw"], "`darw` is not a command of `example`; did you mean `draw`?"),
    (["hlep"], "`hlep` is not a command of `example`; did you mean `help`?"),
    (["paint"], "`paint` is not a command of `example`; see `example --help`"),
    (["-"], "`-` is not an option of `example`; see `example --help`"),
    (["remote", "ad"], "`ad` is not a command of `example remote`; did you mean `add`?"),
    (
      ["remote", "help"], "`help` is not a command of `example remote`; see `example remote --help`"
    ),
    (["help", "darw"], "`darw` is not a command of `example`; did you mean `draw`?"),
    (
      ["help", "draw", "x"], "`example draw` has no commands of its own; see `example draw --help`"
    ),
    (["--strict", "draw"], "`--strict` stands before the command; write it after the command"),
    (["-o", "x", "draw"], "`-o` stands before the command; write it after the command"),
    (["--versoin"], "`--versoin` is not an option of `example`; did you mean `--version`?"),
    (["--loud"], "`--loud` is not an option of `example`; see `example --help`"),
    (
      ["draw", "--stric", "a"],
      "`--stric` is not an option of `example draw`; did you mean `--strict`?"
    ),
    (
      ["draw", "-strict"], "`-strict` is not an option of `example draw`; did you mean `--strict`?"
    ),
    (["draw", "--q"], "`--q` is not an option of `example draw`; did you mean `-q`?"),
    (["draw", "--HELP"], "`--HELP` is not an option of `example draw`; did you mean `--help`?"),
    (
      ["draw", "-qo"],
      "`-qo` is not an option of `example draw`; "
        + "short options are not joined with each other or with a value"
    ),
    (
      ["draw", "-o=x"], "`-o=x` is not an option of `example draw`; write `-o` and the value apart"
    ),
    (
      ["draw", "--nothing"],
      "`--nothing` is not an option of `example draw`; see `example draw --help`"
    ),
    (
      ["draw", "--version"],
      "`--version` is not an option of `example draw`; see `example draw --help`"
    ),
    (["draw", "a", "--output"], "`--output` needs a value; write `--output FILE`"),
    (["draw", "a", "-o"], "`-o` needs a value; write `-o FILE`"),
    (
      ["draw", "-o", "--strict", "a"],
      "`-o` needs a value, and `--strict` looks like an option; "
        + "write `--output=--strict` if that is the value"
    ),
    (["draw", "--strict=yes"], "`--strict` takes no value; write `--strict` alone"),
    (["draw", "--strict="], "`--strict` takes no value; write `--strict` alone"),
    (["draw", "--output="], "`` is not a value of `--output`; it takes a text that is not empty"),
    (["draw", "--jobs=65"], "`65` is not a value of `--jobs`; it takes a number from 1 to 64"),
    (
      ["draw", "--jobs", "two"], "`two` is not a value of `--jobs`; it takes a number from 1 to 64"
    ),
    (
      ["draw", "--jobs=99999999999999999999"],
      "`99999999999999999999` is not a value of `--jobs`; it takes a number from 1 to 64"
    ),
    (["draw", "--color", "nevr"], "`nevr` is not a value of `--color`; did you mean `never`?"),
    (
      ["draw", "--color=no"],
      "`no` is not a value of `--color`; it takes one of `auto`, `always`, `never`"
    ),
    (["draw", "-s", "sqare"], "`sqare` is not a value of `-s`; did you mean `square`?"),
    (["draw"], "`example draw` needs a PATH; see `example draw --help`"),
    (["draw", ""], "`` is not a value of `PATH`; it takes a text that is not empty"),
    (["copy"], "`example copy` needs a SOURCE; see `example copy --help`"),
    (
      ["copy", "a", "b", "c"],
      "`c` is one argument too many for `example copy`; see `example copy --help`"
    ),
    (["copy", "a", "a"], "source and target are the same; name another target"),
    (
      ["remote", "add", "x"],
      "`x` is one argument too many for `example remote add`; see `example remote add --help`"
    ),
    (["explain", "alwys"], "`alwys` is not a value of `TOPIC`; did you mean `always`?"),
    (["\u{1B}[31m\n"], #"`\u{1B}[31m\n` is not a command of `example`; see `example --help`"#),
  ]

  @Test(arguments: wrongCalls)
  func mistakes(arguments: [String], error: String) {
    let console = MemoryConsole()
    #expect(ExampleProgram.program.run(arguments, console: console) == .usage)
    #expect(console.errorOutput == "error: \(error)\n")
    #expect(console.output == "")
  }

  @Test func manyChoicesAreNotListed() {
    let number = Operand(
      ArgumentType.choice("NUMBER", among: Array(100...120), name: { "n\($0)" }), help: "a number")
    let program = Program(
      Command(
        "p", abstract: "p",
        subcommands: [Command("c", abstract: "c", operands: { number }) { _, _ in .success }]),
      version: "1")
    let console = MemoryConsole()
    #expect(program.run(["c", "other"], console: console) == .usage)
    #expect(console.errorOutput == "error: `other` is not a value of `NUMBER`; see `p c --help`\n")
  }

  @Test func aHugeCommandLineTakesTimeByItsLength() {
    let console = MemoryConsole()
    let arguments =
      ["draw"] + Array(repeating: "-q", count: 50_000)
      + Array(repeating: "path", count: 50_000)
    #expect(ExampleProgram.program.run(arguments, console: console) == .success)
  }
}
