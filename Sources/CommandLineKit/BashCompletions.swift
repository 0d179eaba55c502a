/// A script by which bash, from 3.2 on, completes the words of a program.
struct BashCompletions {
  private let tree: CompletionTree

  /// Makes the script's maker.
  init(_ tree: CompletionTree) {
    self.tree = tree
  }

  /// The script, to be read by `source`.
  var text: String {
    """
    # bash completion for \(tree.name); made by `\(tree.name) completions bash`.

    # Offers the words of the first argument, a word a line.
    \(function)_words() {
      local word start=${current#[\\"\\']}
      # A space that is typed stands behind a backslash or in quotes, and so must one that is offered.
      start=${start//\\\\/}
      while IFS= read -r word; do
        [[ $word == "$start"* ]] || continue
        [[ $current == [\\"\\']* ]] || printf -v word %q "$word"
        COMPREPLY+=("$word")
      done <<<"$1"
    }

    # Offers folders, and files whose names end in one of the arguments.
    \(function)_files() {
      local suffix word
      compopt -o filenames 2>/dev/null
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -d -- "$current")
      for suffix in "$@"; do
        while IFS= read -r word; do
          [[ -d $word ]] || COMPREPLY+=("$word")
        done < <(compgen -f -X "!*$suffix" -- "$current")
      done
    }

    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} option='' path='' count=0 rest='' index word
      COMPREPLY=()
      # What stands before the cursor says which command it is, and how many operands it has.
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == '=' ]]; then continue; fi
        if [[ -n $option ]]; then option=''; continue; fi
        # What follows is operands alone.
        if [[ -n $rest ]]; then count=$((count + 1)); continue; fi
        if [[ $word == -- ]]; then rest=$word; continue; fi
        case "$path $word" in
    \(entering)
        esac
        case "$path $word" in
    \(takingValues)
          *' -'?*) ;;
          *) count=$((count + 1)) ;;
        esac
      done
      if [[ $current == '=' ]]; then current=''; fi
      if [[ -n $option ]]; then
        case "$path $option" in
    \(values)
        esac
        return
      fi
      if [[ -z $rest && $current == -* ]]; then
        case "$path" in
    \(options)
        esac
        return
      fi
      case "$path" in
    \(operands)
      esac
    }

    complete -F \(function) \(tree.name)

    """
  }

  private var function: String { "_" + tree.name.map { $0 == "-" ? "_" : String($0) }.joined() }

  /// A pattern for a word after a path.
  private func pattern(_ path: [String], _ word: String) -> String {
    (path.joined(separator: " ") + " " + word).singleQuoted
  }

  private var entering: String {
    tree.nodes.filter { !$0.path.isEmpty }.map { node in
      let path = node.path.joined(separator: " ")
      return
        "      \(pattern(node.path.dropLast(), node.path.last ?? ""))) path=\(path.singleQuoted); continue ;;"
    }.joined(separator: "\n")
  }

  /// The options with a value, each as it is written after the path of its command.
  private func spelled(_ node: CompletionTree.Node, _ option: CompletionTree.Option) -> String {
    option.spellings.map { pattern(node.path, $0) }.joined(separator: " | ")
  }

  private var takingValues: String {
    let lines = tree.nodes.flatMap { node in
      node.options.filter { $0.argument != nil }.map {
        "      \(spelled(node, $0))) option=$word ;;"
      }
    }
    return lines.joined(separator: "\n")
  }

  private var values: String {
    tree.nodes.flatMap { node in
      node.options.compactMap { option in
        option.argument.map { "      \(spelled(node, option))) \(offer($0.offered)) ;;" }
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    tree.nodes.map { node in
      let words = node.options.flatMap { $0.spellings.prefix(1) }
      return "      \(node.path.joined(separator: " ").singleQuoted)) \(offer(words)) ;;"
    }.joined(separator: "\n")
  }

  private var operands: String {
    tree.nodes.map { node in
      let path = node.path.joined(separator: " ").singleQuoted
      guard node.commands.isEmpty else {
        return "    \(path)) \(offer(node.commands.map { $0.name })) ;;"
      }
      let cases = node.operands.enumerated().map { index, operand in
        let condition = operand.isRepeatable ? "count >= \(index)" : "count == \(index)"
        return "((\(condition))) && \(offer(operand.argument.offered))"
      }
      return "    \(path)) \(cases.isEmpty ? ":" : cases.joined(separator: "; ")) ;;"
    }.joined(separator: "\n")
  }

  private func offer(_ words: [String]) -> String {
    "\(function)_words \(words.joined(separator: "\n").singleQuoted)"
  }

  private func offer(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let choices): offer(choices().map { $0.name })
    case .folders: "\(function)_files"
    case .files(let suffixes):
      ([function + "_files"] + (suffixes.isEmpty ? ["''"] : suffixes.map { $0.singleQuoted }))
        .joined(separator: " ")
    }
  }
}
