/// A script by which fish completes the words of a program.
struct FishCompletions {
  private let tree: CompletionTree

  /// Makes the script's maker.
  init(_ tree: CompletionTree) {
    self.tree = tree
  }

  /// The script, to stand as `NAME.fish` in a folder of completions.
  var text: String {
    """
    # fish completion for \(tree.name); made by `\(tree.name) completions fish`.

    # Whether the words before the cursor lead to the command that the argument names.
    function \(function) --argument-names wanted
        set --local path ''
        for word in (commandline -opc)[2..]
            switch "$path $word"
                case \(tree.nodes.filter { !$0.path.isEmpty }.map(pattern).joined(separator: " "))
                    set path (string trim -- "$path $word")
            end
        end
        test "$path" = "$wanted"
    end

    # Offers folders, and files whose names end in one of the arguments.
    function \(files)
        set --local token (string replace --regex -- '^--[^=]*=' '' (commandline -ct))
        for suffix in $argv
            for file in $token*$suffix
                echo $file
            end
        end
        __fish_complete_directories $token ''
    end

    complete --command \(tree.name) --no-files
    \(tree.nodes.flatMap(lines).joined(separator: "\n"))

    """
  }

  private var function: String { "__\(tree.name)_is" }

  private var files: String { "__\(tree.name)_files" }

  private func pattern(_ node: CompletionTree.Node) -> String {
    quoted(node.path.dropLast().joined(separator: " ") + " " + (node.path.last ?? ""))
  }

  private func lines(_ node: CompletionTree.Node) -> [String] {
    let path = node.path.joined(separator: " ")
    let start =
      "complete --command \(tree.name) --condition \(quoted("\(function) \(quoted(path))"))"
    var lines = node.commands.map { command in
      "\(start) --arguments \(quoted(command.name))" + description(command.help)
    }
    for option in node.options {
      var line = "\(start) --long-option \(option.name)"
      if let short = option.short { line += " --short-option \(short)" }
      line += description(option.help)
      guard let argument = option.argument else {
        lines.append(line)
        continue
      }
      lines.append(line + " --require-parameter" + arguments(argument.offered))
    }
    if node.commands.isEmpty {
      for operand in node.operands {
        lines.append(start + arguments(operand.argument.offered))
      }
    }
    return lines
  }

  private func description(_ help: String?) -> String {
    help.map { " --description \(quoted($0))" } ?? ""
  }

  private func arguments(_ completion: Completion) -> String {
    switch completion {
    case .nothing: return " --no-files"
    case .folders: return " --no-files --arguments '(\(files))'"
    case .files(let suffixes):
      guard !suffixes.isEmpty else { return " --force-files" }
      return " --no-files --arguments \(quoted("(\(files) \(suffixes.joined(separator: " ")))"))"
    case .words(let choices):
      let words = choices().map { choice in
        word(choice.name) + (choice.help.map { "\\t\(quoted($0))" } ?? "")
      }
      return " --no-files --arguments \(quoted(words.joined(separator: " ")))"
    }
  }

  /// The text as one word, in quotes only where it needs them.
  private func word(_ text: String) -> String {
    text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) } ? text : quoted(text)
  }

  /// The text between the only quotes in which nothing but a backslash and they have a meaning.
  private func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["'": "\\'", "\\": "\\\\"]
    return "'" + text.map { escapes[$0] ?? String($0) }.joined() + "'"
  }
}
