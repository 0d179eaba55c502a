import Diagnostics

/// Sorts what follows a command's name into its options and operands, and checks each.
struct ArgumentReader {
  private let command: Command
  private let path: [Command]
  private var rest: ArraySlice<String>
  private var options: [Arguments.GivenOption] = []
  private var operands: [String] = []

  /// Makes a reader of `rest`; `path` leads from the root to the command.
  init(command: Command, path: [Command], rest: ArraySlice<String>) {
    self.command = command
    self.path = path
    self.rest = rest
  }

  /// Reads all that is left.
  mutating func read() throws(ProgramError) -> Arguments {
    while let word = rest.popFirst() {
      if word == "--" {
        while let word = rest.popFirst() { try readOperand(word) }
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word)
      } else {
        try readOperand(word)
      }
    }
    try checkCount()
    return Arguments(of: command, options: options, operands: operands)
  }

  /// What stands between an option's dashes and its `=`.
  static func name(ofOption word: String) -> String {
    String(word.drop { $0 == "-" }.prefix { $0 != "=" })
  }

  private mutating func readOption(_ word: String) throws(ProgramError) {
    let isLong = word.hasPrefix("--")
    let spelled = isLong ? word.prefix { $0 != "=" } : word[...]
    let name = spelled.dropFirst(isLong ? 2 : 1)
    let found = command.options.first {
      isLong ? $0.name == name : $0.short.map(String.init) == String(name)
    }
    guard let option = found else { throw unknownOption(word) }
    let attached: String? =
      spelled.endIndex < word.endIndex ? String(word[spelled.endIndex...].dropFirst()) : nil
    guard let argument = option.argument else {
      guard attached == nil else {
        throw .usage("`\(spelled)` takes no value", hint: "write `\(spelled)` alone")
      }
      options.append(Arguments.GivenOption(name: option.name, text: ""))
      return
    }
    let text: String
    if let attached { text = attached } else { text = try value(after: String(spelled), option) }
    guard argument.accepts(text) else { throw refused(text, argument, of: String(spelled)) }
    options.append(Arguments.GivenOption(name: option.name, text: text))
  }

  /// The next word, unless it looks like an option: more likely the value was forgotten.
  private mutating func value(
    after spelled: String, _ option: OptionDeclaration
  ) throws(ProgramError) -> String {
    let placeholder = option.argument?.placeholder ?? ""
    guard let word = rest.first else {
      throw .usage(
        "`\(spelled)` needs a value", hint: "write `\(spelled) \(placeholder)`")
    }
    guard !word.hasPrefix("-") || word == "-" else {
      throw .usage(
        "`\(spelled)` needs a value, and `\(word)` looks like an option",
        hint: "write `--\(option.name)=\(word)` if that is the value")
    }
    rest.removeFirst()
    return word
  }

  private mutating func readOperand(_ word: String) throws(ProgramError) {
    let index = min(operands.count, command.operands.count - 1)
    guard index >= 0, operands.count == index || command.operands[index].isRepeatable else {
      throw .usage(
        "`\(word)` is one argument too many for `\(spelling)`", hint: seeHelp)
    }
    let argument = command.operands[index].argument
    guard argument.accepts(word) else { throw refused(word, argument, of: argument.placeholder) }
    operands.append(word)
  }

  private func checkCount() throws(ProgramError) {
    var left = operands.count
    for operand in command.operands {
      guard left >= operand.minimum else {
        throw .usage(
          "`\(spelling)` needs \(operand.minimum == 1 ? "a" : "\(operand.minimum)") "
            + operand.argument.placeholder,
          hint: seeHelp)
      }
      left = operand.isRepeatable ? 0 : max(0, left - 1)
    }
  }

  private func refused(
    _ text: String, _ argument: ArgumentDeclaration, of owner: String
  ) -> ProgramError {
    let message = "`\(text)` is not a value of `\(owner)`"
    let names = argument.choices.map { $0.name }
    guard !names.isEmpty else {
      return .usage(message, hint: "it takes \(argument.expectation)")
    }
    if let name = closestName(to: text, among: names) {
      return .usage(message, hint: "did you mean `\(name)`?")
    }
    return .usage(
      message,
      hint: names.count > 12
        ? seeHelp : "it takes one of " + names.map { "`\($0)`" }.joined(separator: ", "))
  }

  private func unknownOption(_ word: String) -> ProgramError {
    .usage("`\(word)` is not an option of `\(spelling)`", hint: hint(forOption: word))
  }

  private func hint(forOption word: String) -> String {
    let name = Self.name(ofOption: word)
    let shorts = command.options.compactMap { $0.short.map(String.init) } + ["h"]
    if shorts.contains(name) {
      return word.contains("=") && !word.hasPrefix("--")
        ? "write `-\(name)` and the value apart" : "did you mean `-\(name)`?"
    }
    if let close = closestName(to: name, among: command.options.map({ $0.name }) + ["help"]) {
      return "did you mean `--\(close)`?"
    }
    if !word.hasPrefix("--"), let first = name.first, shorts.contains(String(first)) {
      return "short options are not joined with each other or with a value"
    }
    return seeHelp
  }

  /// The command as one calls it.
  private var spelling: String { path.map { $0.name }.joined(separator: " ") }

  private var seeHelp: String { "see `\(spelling) --help`" }
}
