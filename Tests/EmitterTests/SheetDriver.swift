import SheetEmitters
import SheetModel
import SheetSpec

/// A program that presents generated sheets on several systems, and what it must print.
struct SheetDriver {
  /// One line of output.
  enum Expectation: CustomStringConvertible {
    case text(String)
    /// Detents by their identifiers, each with its height in points, nil where it is inactive.
    case heights(String, [(String, Double?)])

    var description: String {
      switch self {
      case .text(let text): text
      case .heights(let context, let heights): "\(context): \(heights)"
      }
    }

    /// Whether `line` says the same, heights to a billionth.
    func isMet(by line: String) -> Bool {
      switch self {
      case .text(let text): return line == text
      case .heights(let context, let heights):
        let parts = line.split(separator: ": ")
        guard parts.count == 2, parts[0] == context else { return false }
        let found = parts[1].split(separator: ", ")
        return found.count == heights.count
          && zip(found, heights).allSatisfy { found, height in
            let words = found.split(separator: " ")
            guard words.count == 2, words[0] == height.0 else { return false }
            guard let expected = height.1 else { return words[1] == "inactive" }
            return Double(words[1]).map { abs($0 - expected) <= 1e-9 * max(1, expected) } ?? false
          }
      }
    }
  }

  /// The program.
  var text = "import ProofDriver\n\n" + grid
  /// What it prints, line by line.
  var expectations: [Expectation] = []

  /// Every sheet of a case, with the platform of its document.
  static func sheets(of item: EmissionCase) throws -> [(Sheet, Platform)] {
    try item.source().documents.flatMap { document in
      document.sheets.map { ($0, document.platform) }
    }
  }

  /// A program that presents each of `sheets` on each system that it targets.
  init(_ sheets: [(Sheet, Platform)]) {
    // What variants do is asked by tests of its own.
    for (sheet, platform) in sheets where sheet.variants.isEmpty {
      for system in [15, 16, 17, 26, 27] where IOSVersion(system) >= platform.ios {
        present(sheet, on: system)
      }
    }
  }

  private mutating func present(_ sheet: Sheet, on system: Int) {
    let name = "\(sheet.name)Sheet"
    let anchors = arguments(sheet)
    text += """
      do {
        simulate(iOS: \(system))
        let content = UIViewController()
        let presenter = UIViewController()
        let sheet = \(name)()
        _ = takeEvents()
        sheet.present(content, from: presenter\(anchors))
        print(takeEvents().first ?? "nothing")
        print("\(name) \(system) modal", content.isModalInPresentation)
        print("\(name) \(system) up", content.presentingViewController === presenter)

      """
    expectations += [
      .text("content.modalPresentationStyle = \(sheet.style.rawValue)"),
      .text("\(name) \(system) modal \(sheet.isModalInPresentation.value == .fixed(true))"),
      .text("\(name) \(system) up true"),
    ]
    let size = sheet.preferredContentSize.value
    text += "  print(content.preferredContentSize.width, content.preferredContentSize.height)\n"
    expectations.append(.text("\(size?.width ?? 0) \(size?.height ?? 0)"))
    if let popover = sheet.popover { describe(popover) }
    if let configuration = sheet.configuration {
      let path =
        sheet.style == .popover
        ? "content.popoverPresentationController?.adaptiveSheetPresentationController"
        : "content.sheetPresentationController"
      text += "  guard let controller = \(path) else { fatalError(\"no sheet\") }\n"
      text += "  print(\"\(name) \(system) hears\", controller.delegate === sheet)\n"
      expectations.append(.text("\(name) \(system) hears true"))
      describe(name, configuration, on: system)
      select(name, configuration, anchors, on: system)
      resolve(name, configuration, on: system)
      vary(name, configuration, anchors, path, on: system)
    }
    text += "}\n"
  }

  private func arguments(_ sheet: Sheet) -> String {
    var arguments = ""
    if sheet.popover?.anchor == .sourceItem { arguments += ", sourceItem: UIView()" }
    if sheet.popover?.anchor == .sourceView || sheet.configuration?.sourceView.value == true {
      arguments += ", sourceView: UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))"
    }
    return arguments
  }

  /// Where the program's output is not what is expected, in words; nil where it is.
  func firstDifference(from output: String) -> String? {
    Self.firstDifference(between: expectations, and: output)
  }

  /// The same for any expectations.
  static func firstDifference(
    between expectations: [Expectation], and output: String
  ) -> String? {
    let lines = output.split(separator: "\n").map(String.init)
    for (line, expectation) in zip(lines, expectations) where !expectation.isMet(by: line) {
      return "expected \(expectation), found \(line)"
    }
    guard lines.count == expectations.count else {
      return "expected \(expectations.count) lines, found \(lines.count)"
    }
    return nil
  }
}
