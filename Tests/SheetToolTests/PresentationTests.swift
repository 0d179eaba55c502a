import CommandLineKit
import Foundation
import TestSupport
import Testing

/// How problems are shown, and what the exit status says.
@Suite struct PresentationTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(["bad.sheet.yaml": Spec.bad, "good.sheet.yaml": Spec.good])
  }

  private func check(
    _ options: [String], isTerminal: Bool, environment: [String: String] = [:]
  ) -> Run {
    let console = MemoryConsole(
      terminals: isTerminal ? [.output, .error] : [], environment: environment)
    return workspace.run(["check", "@bad.sheet.yaml"] + options, console: console)
  }

  enum Shape: String, Sendable {
    case rich, colored, line, json

    init(of text: String) {
      if text.hasPrefix("{") {
        self = .json
      } else if text.contains("\u{1B}[") {
        self = .colored
      } else {
        self = text.hasPrefix("error[") ? .rich : .line
      }
    }
  }

  @Test(
    arguments: [
      ([], true, [:], .colored), ([], false, [:], .line),
      (["--format", "auto"], true, [:], .colored), (["--format", "auto"], false, [:], .line),
      (["--format", "rich"], false, [:], .rich), (["--format", "rich"], true, [:], .colored),
      (["--format", "line"], true, [:], .line), (["--format", "json"], true, [:], .json),
      ([], true, ["NO_COLOR": "1"], .rich), ([], true, ["NO_COLOR": ""], .colored),
      ([], true, ["TERM": "dumb"], .rich), ([], true, ["TERM": "xterm"], .colored),
      (["--color", "never"], true, [:], .rich),
      (["--color", "always"], true, ["NO_COLOR": "1", "TERM": "dumb"], .colored),
      (["--color", "always", "--format", "rich"], false, [:], .colored),
      (["--color", "always", "--format", "json"], true, [:], .json),
      (["--color", "auto", "--format", "rich"], false, [:], .rich),
    ] as [([String], Bool, [String: String], Shape)])
  func formatAndColour(
    options: [String], isTerminal: Bool, environment: [String: String], shape: Shape
  ) {
    let run = check(options, isTerminal: isTerminal, environment: environment)
    #expect(run.status == 1)
    #expect(Shape(of: run.output) == shape)
    #expect(run.errors.isEmpty)
  }

  @Test func aLineIsOneThatCompilersWrite() {
    let line = workspace.run("check", "@bad.sheet.yaml").lines.first
    #expect(
      line == "bad.sheet.yaml:3:15: error: `mediun` is not a detent [unknown-value]")
  }

  @Test func jsonSaysAllThatIsPromised() throws {
    let run = workspace.run("check", "--format", "json", "@good.sheet.yaml", "@bad.sheet.yaml")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["summary"] != nil)
    let all = try #require(object["diagnostics"] as? [[String: Any]])
    let first = try #require(all.first)
    #expect(all.count == 1)
    #expect(
      Set(first.keys) == [
        "rule", "severity", "message", "path", "range", "labels", "help", "fixes",
      ])
    let range = try #require(first["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 3, "column": 15, "offset": 30])
    #expect(range["end"] == ["line": 3, "column": 21, "offset": 36])
  }

  @Test func nothingToSayIsSilenceForCompilersAndALineForPeople() {
    #expect(workspace.run("check", "@good.sheet.yaml") == Run(status: 0, output: "", errors: ""))
    let rich = workspace.run("check", "--format", "rich", "@good.sheet.yaml")
    #expect(rich == Run(status: 0, output: "no problems in 1 file\n", errors: ""))
  }

  @Test(
    arguments: [
      (["@good.sheet.yaml"], 0), (["@good.sheet.yaml", "--strict"], 0), (["@bad.sheet.yaml"], 1),
      (["@bad.sheet.yaml", "--strict"], 1), (["@missing", "@bad.sheet.yaml"], 3), ([], 2),
      (["@bad.sheet.yaml", "--stric"], 2), (["@bad.sheet.yaml", "--format", "xml"], 2),
      (["@bad.sheet.yaml", "--color", "red"], 2), (["@bad.sheet.yaml", "--stdin-path"], 2),
    ] as [([String], Int32)])
  func theStatusSaysHowItWent(words: [String], status: Int32) {
    let run = workspace.run(["check"] + words)
    #expect(run.status == status)
    #expect(run.errors.isEmpty == (status != 2))
    #expect(run.errors.filter { $0 == "\n" }.count == (status == 2 ? 1 : 0))
  }

  @Test(
    arguments: [
      (["chek", "@"], "did you mean `check`?"),
      (["check", "--formt", "json", "@"], "did you mean `--format`?"),
      (["compile", "--emit", "uikt", "@"], "did you mean `uikit`?"),
      (["compile", "--emit", "python", "@"], "it takes one of `uikit`, `swiftui`, `json`"),
      (["compile", "--access", "private", "@"], "it takes one of `internal`, `package`, `public`"),
      (
        ["compile", "--output", "a", "--output-directory", "b", "@"],
        "`--output` and `--output-directory` exclude each other; give one of them"
      ),
      ([], "see `sheetc --help`"),
    ] as [([String], String)])
  func aWrongCommandLineIsExplainedAndNothingIsDone(words: [String], hint: String) {
    let run = workspace.run(words)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("\(hint)\n"), "\(run.errors)")
  }

  @Test func aStreamThatTakesNothingIsAFailure() {
    let full = MemoryConsole(failures: [.output: .unwritable(.output, reason: "no space")])
    let run = workspace.run("check", "@bad.sheet.yaml", console: full)
    #expect(run.status == 3)
    #expect(run.errors == "error: cannot write standard output: no space\n")
    let closed = MemoryConsole(failures: [.output: .closed(.output)])
    #expect(workspace.run("check", "@bad.sheet.yaml", console: closed).errors.isEmpty)
  }
}
