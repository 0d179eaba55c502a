/// The page that explains a command, derived from its declaration.
struct HelpText {
  private static let defaultWidth = 80
  private static let readableWidths = 40...100

  private let path: [Command]
  private let layout: HelpLayout
  private let surroundings: Surroundings?

  /// Makes the page of the last command of a path from the root, which alone tells of
  /// `surroundings`; `width` is the terminal's, nil where there is none, and is kept within what
  /// reads well.
  init(path: [Command], width: Int?, _ surroundings: Surroundings?) {
    self.path = path
    self.surroundings = path.count == 1 ? surroundings : nil
    let bounds = Self.readableWidths
    layout = HelpLayout(
      width: min(max(width ?? Self.defaultWidth, bounds.lowerBound), bounds.upperBound))
  }

  /// The page, with a line break at its end.
  var text: String {
    guard let command = path.last else { return "" }
    let abstract = command.abstract.prefix(1).uppercased() + command.abstract.dropFirst() + "."
    var sections = [
      layout.paragraph(usage(of: command), after: "Usage: "), layout.paragraph(abstract),
    ]
    sections += layout.paragraphs(command.discussion)
    sections.append(layout.section("Commands", commandRows(of: command)))
    sections.append(layout.section("Arguments", command.operands.map(row)))
    sections.append(layout.section("Options", optionRows(of: command)))
    sections += (surroundings?.sections ?? []).map { section in
      layout.section(
        section.title, section.entries.map { HelpLayout.Row(left: $0.name, right: $0.help) })
    }
    if !command.subcommands.isEmpty {
      let call = path.count == 1 ? "\(spelling) help COMMAND" : "\(spelling) COMMAND --help"
      sections.append(layout.paragraph("`\(call)` tells more about a command."))
    }
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var spelling: String { path.map { $0.name }.joined(separator: " ") }
}

extension HelpText {
  private func usage(of command: Command) -> String {
    guard command.subcommands.isEmpty else { return spelling + " COMMAND ..." }
    let operands = command.operands.map { operand in
      let name = operand.argument.placeholder + (operand.isRepeatable ? "..." : "")
      return operand.minimum == 0 ? "[\(name)]" : name
    }
    return ([spelling, "[options]"] + operands).joined(separator: " ")
  }

  private func commandRows(of command: Command) -> [HelpLayout.Row] {
    var rows = command.subcommands.map { HelpLayout.Row(left: $0.name, right: $0.abstract) }
    if path.count == 1, !rows.isEmpty {
      rows.append(HelpLayout.Row(left: "help", right: "explain a command"))
    }
    return rows
  }

  private func row(_ operand: OperandDeclaration) -> HelpLayout.Row {
    HelpLayout.Row(
      left: operand.argument.placeholder + (operand.isRepeatable ? "..." : ""),
      right: withNotes(operand.help, on: operand.argument, []),
      details: explainedChoices(of: operand.argument))
  }

  private func optionRows(of command: Command) -> [HelpLayout.Row] {
    var rows = command.options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      guard let argument = option.argument else {
        return HelpLayout.Row(left: "\(short)--\(option.name)", right: option.help)
      }
      var notes = option.defaultText.map { ["default: \($0)"] } ?? []
      if option.isRepeatable { notes.append("may be repeated") }
      return HelpLayout.Row(
        left: "\(short)--\(option.name) \(argument.placeholder)",
        right: withNotes(option.help, on: argument, notes), details: explainedChoices(of: argument))
    }
    if path.count == 1, !command.subcommands.isEmpty {
      rows.append(HelpLayout.Row(left: "    --version", right: "print the version"))
    }
    return rows + [HelpLayout.Row(left: "-h, --help", right: "print this page")]
  }

  private func withNotes(
    _ help: String, on argument: ArgumentDeclaration, _ notes: [String]
  ) -> String {
    let choices = argument.choices
    let names = choices.contains { $0.help != nil } ? [] : choices.map { $0.name }
    let notes = (names.isEmpty ? [] : [names.joined(separator: ", ")]) + notes
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }

  private func explainedChoices(of argument: ArgumentDeclaration) -> [HelpLayout.Row] {
    let choices = argument.choices
    guard choices.contains(where: { $0.help != nil }) else { return [] }
    return choices.map { HelpLayout.Row(left: $0.name, right: $0.help ?? "") }
  }
}
