import CommandLineKit

/// A program with each kind of option, operand and command; its commands print what they were given.
enum ExampleProgram {
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  struct Shape: Sendable {
    let name: String
    let help: String
    static let all = [
      Shape(name: "round", help: "without corners"),
      Shape(name: "square", help: "with four corners that are alike, and four sides of one length"),
    ]
  }

  static let color = Option(
    "color", ArgumentType<Color>.choice("WHEN"), default: .auto, help: "when to use colours")
  static let shape = Option(
    "shape", short: "s",
    ArgumentType.choice("SHAPE", among: Shape.all, name: \.name, help: \.help),
    help: "the shape to draw")
  static let output = Option(
    "output", short: "o", ArgumentType.text("FILE"),
    help: "where to write, in place of standard output, which is what is used without this option")
  static let jobs = Option(
    "jobs", ArgumentType.integer("COUNT", in: 1...64), default: 2, help: "how many at once")
  static let tags = Option(
    repeated: "tag", short: "t", ArgumentType.text("TAG"), help: "a tag to add")
  static let strict = Flag("strict", help: "take warnings as errors")
  static let quiet = Flag("quiet", short: "q", help: "print nothing")

  static let paths = Operand(
    repeated: ArgumentType.text("PATH"), minimum: 1, help: "a file or a folder")
  static let source = Operand(ArgumentType.text("SOURCE"), help: "what to copy")
  static let target = Operand(optional: ArgumentType.text("TARGET"), help: "where to")
  static let topic = Operand(ArgumentType<Color>.choice("TOPIC"), help: "what to explain")

  static let program = Program(
    Command(
      "example", abstract: "show what the kit can do", subcommands: [draw, copy, explain, remote]),
    version: "1.2.3",
    surroundings: Surroundings(
      environment: [.init("EXAMPLE_COLOR", help: "the colour where none is given")],
      files: [.init(".example", help: "what to draw")],
      exitStatus: { status in
        switch status {
        case .success: "drawn"
        case .problems: "not all shapes were round"
        case .usage: "a wrong command line"
        case .failure: "no paper"
        }
      }))

  static let draw = Command(
    "draw", abstract: "draw shapes in all the files",
    discussion: """
      Folders are searched. The first paragraph of a discussion is long enough to be wrapped, at \
      whatever width there is.

        example draw --shape round folder

      That was an example.
      """,
    operands: { paths },
    options: {
      color
      shape
      output
      jobs
      tags
      strict
      quiet
    }
  ) { (arguments, console) throws(ProgramError) in
    let parts = [
      "color=\(arguments[color])", "shape=\(arguments[shape]?.name ?? "nil")",
      "output=\(arguments[output] ?? "nil")", "jobs=\(arguments[jobs])",
      "tags=\(arguments[tags])", "strict=\(arguments[strict])", "quiet=\(arguments[quiet])",
      "paths=\(arguments[paths])",
    ]
    try console.write(parts.joined(separator: " ") + "\n")
    return .success
  }

  static let copy = Command(
    "copy", abstract: "copy one file",
    operands: {
      source
      target
    }
  ) { (arguments, console) throws(ProgramError) in
    if arguments[source] == "missing" { throw .failure("`missing` does not exist") }
    if arguments[source] == arguments[target] {
      throw .usage("source and target are the same", hint: "name another target")
    }
    try console.write("\(arguments[source]) to \(arguments[target] ?? "nil")\n")
    return arguments[source] == "odd" ? .problems : .success
  }

  static let explain = Command("explain", abstract: "explain a colour", operands: { topic }) {
    (arguments, console) throws(ProgramError) in
    try console.write("\(arguments[topic])\n")
    return .success
  }

  static let remote = Command(
    "remote", abstract: "speak to another machine",
    subcommands: [
      Command("add", abstract: "add one") { _, _ in .success },
      Command("fault", abstract: "fail from inside") { (_, _) throws(ProgramError) in
        throw .failure("the machine does not answer")
      },
    ])
}
