import CommandLineKit

extension Command {
  /// `sheetc devices`
  static let devices = Command(
    "devices", abstract: "print the devices that rules are decided over",
    discussion: """
      Each size of screen with its safe area, the versions of iOS that run on it and the heights of \
      UIKit's own detents there, then the facts about UIKit that all heights rest on: how they are \
      known, and how far the real number may be from the one that is taken.
      """,
    options: { format }
  ) { (arguments, console) throws(ProgramError) in
    switch arguments[format] {
    case .text: try console.write(DevicePages.text)
    case .json: try console.write(DevicePages.json)
    case .markdown: try console.write(DevicePages.markdown)
    }
    return .success
  }

  private static let format = Option<TableFormat>(
    "format", .choice("FORMAT"), default: .text, help: "how the table is written")
}

/// How a table is written.
private enum TableFormat: String, CaseIterable, Sendable {
  case text, json, markdown
}
