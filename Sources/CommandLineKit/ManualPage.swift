/// The page of a program for `man`, derived from its commands, in the macros of mdoc(7).
struct ManualPage {
  private let program: Program
  private let date: String

  /// Makes the page's maker.
  init(_ program: Program, date: String) {
    self.program = program
    self.date = date
  }

  /// The page.
  var text: String {
    let root = program.root
    var lines = [
      ".\\\" Made by `\(root.name) manual`.", ".Dd \(date)", ".Dt \(root.name.uppercased()) 1",
      ".Os \(root.name) \(program.version)", ".Sh NAME", ".Nm \(root.name)",
      ".Nd \(inline(root.abstract))", ".Sh SYNOPSIS",
    ]
    let commands = Self.commands(below: root, at: [])
    for (path, command) in commands { lines += synopsis(command, path) }
    lines += [".Nm", ".Cm help", ".Op Ar COMMAND", ".Nm", ".Fl \\-version"]
    lines.append(".Sh DESCRIPTION")
    lines += root.discussion.isEmpty ? [inline(sentence(root.abstract))] : discussion(root)
    lines.append(".Sh COMMANDS")
    for (path, command) in commands { lines += section(command, path) }
    for section in program.surroundings?.sections ?? [] where !section.entries.isEmpty {
      lines += [".Sh \(section.title.uppercased())", ".Bl -tag -width Ds"]
      for entry in section.entries {
        // A name that begins with a dot is no macro.
        lines += [".It \(section.macro)\\&\(escaped(entry.name))", inline(sentence(entry.help))]
      }
      lines.append(".El")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The commands that do something, each with the words that lead to it.
  private static func commands(
    below command: Command, at path: [String]
  ) -> [(path: [String], command: Command)] {
    guard !command.subcommands.isEmpty else { return [(path, command)] }
    return command.subcommands.flatMap { commands(below: $0, at: path + [$0.name]) }
  }

  private func synopsis(_ command: Command, _ path: [String]) -> [String] {
    var lines = [".Nm"]
    if !path.isEmpty { lines.append(".Cm \(escaped(path.joined(separator: " ")))") }
    if !command.options.isEmpty { lines.append(".Op Ar options") }
    for operand in command.operands {
      let dots = operand.isRepeatable ? " ..." : ""
      lines.append(
        (operand.minimum == 0 ? ".Op Ar " : ".Ar ") + escaped(operand.argument.placeholder) + dots)
    }
    return lines
  }

  private func section(_ command: Command, _ path: [String]) -> [String] {
    var lines = [".Ss \(escaped(path.joined(separator: " ")))"]
    lines +=
      [inline(sentence(command.abstract))] + (command.discussion.isEmpty ? [] : [".Pp"])
      + discussion(command)
    let operands: [([String], String, ArgumentDeclaration?)] = command.operands.map { operand in
      (
        [".It Ar \(escaped(operand.argument.placeholder))" + (operand.isRepeatable ? " ..." : "")],
        operand.help, operand.argument
      )
    }
    let options: [([String], String, ArgumentDeclaration?)] = command.options.map { option in
      let names = (option.short.map { ["Fl \($0)"] } ?? []) + ["Fl \\-\(escaped(option.name))"]
      let value = option.argument.map { " Ar \(escaped($0.placeholder))" } ?? ""
      var help = option.help
      if let value = option.defaultText { help += "; by default `\(value)`" }
      if option.isRepeatable, option.argument != nil { help += "; may be repeated" }
      return ([".It " + names.joined(separator: " , ") + value], help, option.argument)
    }
    let items = operands + options
    guard !items.isEmpty else { return lines }
    lines.append(".Bl -tag -width Ds")
    for (head, help, argument) in items {
      lines += head
      lines.append(inline(sentence(help)))
      lines += choices(argument?.choices ?? [])
    }
    return lines + [".El"]
  }

  private func choices(_ choices: [Choice]) -> [String] {
    guard !choices.isEmpty else { return [] }
    guard choices.contains(where: { $0.help != nil }) else {
      return ["One of " + inline(choices.map { "`\($0.name)`" }.joined(separator: ", ")) + "."]
    }
    let items = choices.flatMap { choice in
      [".It Cm \(escaped(choice.name))"] + (choice.help.map { [inline($0)] } ?? [])
    }
    return [".Pp", ".Bl -tag -width Ds -compact"] + items + [".El"]
  }

  /// The paragraphs of a discussion; one whose lines are indented keeps them.
  private func discussion(_ command: Command) -> [String] {
    var lines: [String] = []
    let written = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in written.split(whereSeparator: { $0.isEmpty }) {
      if paragraph.first?.hasPrefix(" ") == true {
        if lines.last == ".Pp" { lines.removeLast() }
        lines.append(".Bd -literal -offset indent")
        lines += paragraph.map { line(escaped(String($0.drop { $0 == " " }))) }
        lines += [".Ed", ".Pp"]
      } else {
        lines += [inline(paragraph.joined(separator: " ")), ".Pp"]
      }
    }
    if lines.last == ".Pp" { lines.removeLast() }
    return lines
  }

  /// A phrase with its capital and period.
  private func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  /// Text in which what stands between back-ticks is bold, as a line that is no macro.
  private func inline(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return line(
      parts.enumerated().map { index, part in
        index % 2 == 1 ? "\\fB\(escaped(String(part)))\\fR" : escaped(String(part))
      }.joined())
  }

  /// The text with a line for each sentence, none of which is taken for a macro.
  private func line(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var result = ""
    for (index, word) in words.enumerated() {
      if index > 0 { result += words[index - 1].hasSuffix(".") ? "\n" : " " }
      let isMacro = word.first == "." || word.first == "'"
      result += (isMacro && (index == 0 || result.last == "\n") ? "\\&" : "") + word
    }
    return result
  }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
  }
}
