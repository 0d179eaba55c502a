import SheetModel
import SheetSpec

/// A key that some variant says, as a member of the generated settings.
struct VaryingSetting {
  /// What the member is called.
  let name: String
  /// The type of the member.
  let type: String
  /// Its value where no variant holds.
  let initial: String
  /// What it begins with instead, where that is no value of its own but asks the sheet; nil is `initial`.
  var start: String?
  /// What each variant says in its place; nil is nothing.
  let values: [String?]
}

extension Sheet {
  /// The states that the app switches between, `standard` first; empty where there are none.
  var states: [String] {
    var states: [String] = []
    for state in variants.compactMap({ $0.condition.state }) where !states.contains(state) {
      states.append(state)
    }
    return states.isEmpty ? [] : ["standard"] + states.filter { $0 != "standard" }
  }
}

extension VariantCondition {
  /// The parts of the condition in Swift, for a deployment target; `traits` stands before the size
  /// classes, and `device` before the kind of device.
  func parts(on target: IOSVersion, traits: String, device: String) -> [String] {
    var parts: [String] = []
    if let version = minimumIOS, version > target {
      parts.append("#available(iOS \(version.description), *)")
    }
    if let width = horizontalSizeClass {
      parts.append("\(traits)horizontalSizeClass == .\(width.rawValue)")
    }
    if let height = verticalSizeClass {
      parts.append("\(traits)verticalSizeClass == .\(height.rawValue)")
    }
    if let idiom = userInterfaceIdiom {
      parts.append("\(device)userInterfaceIdiom == .\(idiom.rawValue)")
    }
    if let state { parts.append("state == .\(SwiftText.identifier(state))") }
    return parts.isEmpty ? ["true"] : parts
  }
}

extension SwiftWriter {
  /// Writes what `body` writes, for where all `conditions` hold.
  mutating func branch(if conditions: [String], _ body: (inout SwiftWriter) -> Void) {
    let line = "if \(conditions.joined(separator: ", ")) {"
    guard column + line.utf8.count > Self.width else { return block("\(line)", body) }
    var lines = ["if"]
    for (index, condition) in conditions.enumerated() {
      let text = condition + (index + 1 < conditions.count ? "," : "")
      let last = lines[lines.count - 1]
      if column + last.utf8.count + 1 + text.utf8.count <= Self.width {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append("  \(text)")
      }
    }
    block("\((lines + ["{"]).joined(separator: "\n"))", body)
  }
}
