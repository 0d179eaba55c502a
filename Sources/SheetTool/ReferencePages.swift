import Diagnostics
import SheetCompiler
import SheetSpec

/// The pages of documentation that are made of the definitions of rules and keys.
package enum ReferencePages {
  /// Every rule with its summary, and every key by its record, for a terminal.
  static var index: String {
    var text = "Rules:\n"
    for rule in allRules { text += "  \(rule.id): \(rule.summary)\n" }
    var record = ""
    for key in allKeys {
      if key.record != record {
        record = key.record
        text += "\nKeys of \(record):\n"
      }
      text += "  \(key.key): \(key.summary)\n"
    }
    return text
  }

  /// `docs/rules.md`: every rule by id, with its examples.
  package static var rules: String {
    var text = """
      # Rules

      Made of the rules themselves by `make record`; `sheetc explain RULE` prints one.

      | rule | severity | what is reported |
      | --- | --- | --- |

      """
    for rule in allRules {
      text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.summary) |\n"
    }
    for rule in allRules {
      text += "\n## \(rule.id)\n\n\(section(on: rule))"
    }
    return text
  }

  /// A rule in Markdown, without heading.
  static func section(on rule: Rule) -> String {
    var text = "\(rule.summary)\n\n\(rule.rationale)\n"
    for example in rule.examples {
      text += "\n\(example.isGood ? "Right" : "Wrong"):\n\n\(fenced(example.unmarked))"
      if let fixed = example.fixed { text += "\nMended:\n\n\(fenced(fixed))" }
    }
    return text
  }

  /// `docs/reference.md`: every key, record by record.
  package static var keys: String {
    var text = """
      # Keys

      Made of the table of keys by `make record`; `sheetc explain KEY` prints one. What the language
      means as a whole is told in [language.md](language.md).

      """
    var record = ""
    for key in allKeys {
      if key.record != record {
        record = key.record
        text += "\n## Keys of \(record)\n"
      }
      text += "\n### `\(key.key)`\n\n\(key.summary)\n"
      guard key.isSupported else {
        text += "\nThis version of sheetc does not read it yet.\n"
        continue
      }
      text += "\n- Value: \(key.expectation)\n"
      text += "- \(key.defaultValue.map { "Default: \($0)" } ?? "It must be there.")\n"
      if let availability = key.availability {
        text += "- Since iOS \(availability.description)\n"
      }
      switch key.counterpart {
      case .none: text += "- Not in SwiftUI\n"
      case .always: break
      case .since(let version): text += "- In SwiftUI since iOS \(version.description)\n"
      }
    }
    return text
  }

  private static func fenced(_ text: String) -> String {
    "```yaml\n\(text)\n```\n"
  }
}
