/// A script by which zsh completes the words of a program.
struct ZshCompletions {
  private let tree: CompletionTree

  /// Makes the script's maker.
  init(_ tree: CompletionTree) {
    self.tree = tree
  }

  /// The script, to be found as `_NAME` in `fpath`, or to be read by `source`.
  var text: String {
    """
    #compdef \(tree.name)
    # zsh completion for \(tree.name); made by `\(tree.name) completions zsh`.

    \(tree.nodes.map(functions).joined(separator: "\n"))
    if [[ $funcstack[1] == \(name([])) ]]; then
      \(name([])) "$@"
    else
      compdef \(name([])) \(tree.name)
    fi

    """
  }

  private func name(_ path: [String]) -> String {
    (["_" + tree.name] + path).joined(separator: "__")
  }

  /// The function that completes what follows a command, after those that it needs.
  private func functions(_ node: CompletionTree.Node) -> String {
    var lines: [String] = []
    var specs: [String] = []
    for option in node.options {
      let function = name(node.path + ["option", option.name])
      if let argument = option.argument { lines += helper(function, argument) }
      specs += self.specs(of: option, function)
    }
    for (index, operand) in node.operands.enumerated() {
      let function = name(node.path + ["operand", "\(index + 1)"])
      lines += helper(function, operand.argument)
      let place = operand.isRepeatable ? "*" : "\(index + 1)"
      let isOptional = operand.minimum == 0 && !operand.isRepeatable
      specs.append(
        "\(place)\(isOptional ? "::" : ":")\(operand.argument.placeholder):\(function)")
    }
    if !node.commands.isEmpty {
      let function = name(node.path + ["commands"])
      lines += helper(function, "command", node.commands)
      specs += ["1:command:\(function)", "*:: :->rest"]
    }
    lines.append("\(name(node.path))() {")
    lines.append("  local curcontext=$curcontext state line")
    lines.append("  typeset -A opt_args")
    lines.append(
      "  _arguments -C -S " + specs.map { "\\\n    \($0.singleQuoted)" }.joined(separator: " "))
    lines += rest(node) + ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// Hands on what follows a command of a group.
  private func rest(_ node: CompletionTree.Node) -> [String] {
    let paths = node.commands.map { node.path + [$0.name] }.filter { path in
      tree.nodes.contains { $0.path == path }
    }
    guard !paths.isEmpty else { return [] }
    return ["  [[ $state == rest ]] || return", "  case $words[1] in"]
      + paths.map { "    \($0[$0.count - 1])) \(name($0)) ;;" } + ["  esac"]
  }

  /// The option as `_arguments` wants it: each spelling, which keeps others away.
  private func specs(of option: CompletionTree.Option, _ function: String) -> [String] {
    let isAlone = option.name == "help" || option.name == "version"
    let others = isAlone ? "(- *)" : "(\(option.spellings.joined(separator: " ")))"
    let escapes: [Character: String] = ["[": "\\[", "]": "\\]", ":": "\\:", "\\": "\\\\"]
    let help = option.help.map { escapes[$0] ?? String($0) }.joined()
    return option.spellings.map { spelling in
      let start = option.isRepeatable ? "*" : others
      guard let argument = option.argument else { return "\(start)\(spelling)[\(help)]" }
      let mark = spelling.hasPrefix("--") ? "=" : ""
      return "\(start)\(spelling)\(mark)[\(help)]:\(argument.placeholder):\(function)"
    }
  }

  private func helper(_ function: String, _ argument: ArgumentDeclaration) -> [String] {
    switch argument.offered {
    case .nothing: ["\(function)() { _message \(argument.placeholder.singleQuoted) }"]
    case .words(let choices): helper(function, argument.placeholder, choices())
    case .folders: ["\(function)() { _files -/ }"]
    case .files(let suffixes):
      ["\(function)() { _files\(suffixes.isEmpty ? "" : " -g " + pattern(suffixes)) }"]
    }
  }

  private func helper(_ function: String, _ noun: String, _ choices: [Choice]) -> [String] {
    let values = choices.map { choice in
      let name = choice.name.split(separator: ":", omittingEmptySubsequences: false)
        .joined(separator: "\\:")
      return "    " + (choice.help.map { "\(name):\($0)" } ?? name).singleQuoted
    }
    return ["\(function)() {", "  local -a values=("] + values
      + ["  )", "  _describe -t values \(noun.singleQuoted) values", "}"]
  }

  private func pattern(_ suffixes: [String]) -> String {
    let all = suffixes.joined(separator: "|")
    return (suffixes.count == 1 ? "*\(all)" : "*(\(all))").singleQuoted
  }
}
