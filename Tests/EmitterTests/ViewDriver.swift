import SheetEmitters
import SheetModel
import SheetSpec

/// A program that presents generated SwiftUI sheets on several systems, and what it must print.
struct ViewDriver {
  /// The program.
  var text = "import ProofDriver\n\n" + grid
  /// What it prints, line by line.
  var expectations: [SheetDriver.Expectation] = []

  /// The systems that differ in what SwiftUI has.
  static let systems = [(15, 0), (16, 0), (16, 4), (17, 0), (18, 0), (26, 0), (27, 0)]
    .map { IOSVersion($0.0, $0.1) }

  /// A program that presents each of `sheets` on each system that it targets.
  init(_ sheets: [(Sheet, Platform)]) {
    for (sheet, platform) in sheets where sheet.style.isInSwiftUI {
      for system in Self.systems where system >= platform.ios {
        present(ViewSheet(sheet, platform), on: system)
      }
    }
  }

  /// Asks what a view presents before and while it does, and what the content is told; by an item too.
  private mutating func present(_ sheet: ViewSheet, on system: IOSVersion) {
    let context = "\(sheet.sheet.name) \(system.description)"
    let argument = sheet.isResizable ? "detent: detent" : ""
    let onDismiss = sheet.kind == "popover" ? [] : ["onDismiss: { dismissals += 1 }"]
    func call(_ trigger: String, _ content: String) -> String {
      let arguments = [trigger] + (sheet.isResizable ? [argument] : []) + onDismiss
      return "Text(\"host\").\(sheet.function)(\(arguments.joined(separator: ", "))) \(content)"
    }
    text += """
      do {
        simulate(iOS: \(system.major), \(system.minor))
        var isUp = false
        var item: Thing?
        var dismissals = 0
      \(sheet.isResizable ? sheet.selection : "")
        let byFlag = presentation(
          of: \(call("isPresented: Binding(get: { isUp }, set: { isUp = $0 })", "{ Text(\"content\") }")))
        let byItem = presentation(
          of: \(call("item: Binding(get: { item }, set: { item = $0 })", "{ Text($0.id) }")))
        print("\(context)", byFlag.kind, byItem.kind, byFlag.arrowEdge.stubText, byItem.arrowEdge.stubText)
        print("\(context)", byFlag.content() == nil, byItem.content() == nil)
        isUp = true
        item = Thing(id: "thing")
        for shown in [byFlag.content(), byItem.content()] {
          print("\(context)", shown.map { $0.modifiers.joined(separator: "; ") } ?? "nothing")
        }
        byFlag.onDismiss?()
        byItem.onDismiss?()
        print("\(context)", dismissals)

      """
    let modifiers = sheet.modifiers(on: system)
    let edge = sheet.arrowEdge ?? "nil"
    expectations += [
      .text("\(context) \(sheet.kind) \(sheet.kind) \(edge) \(edge)"),
      .text("\(context) true true"),
      .text("\(context) \((["Text content"] + modifiers).joined(separator: "; "))"),
      .text("\(context) \((["Text thing"] + modifiers).joined(separator: "; "))"),
      .text("\(context) \(2 * onDismiss.count)"),
    ]
    if sheet.isResizable { select(sheet, context) }
    if !sheet.detents.isEmpty, system == sheet.platform.ios || system == IOSVersion(27) {
      resolve(sheet, context)
    }
    text += "}\n"
  }

  /// Selects each detent as the host does and as the user does, with a binding and without.
  private mutating func select(_ sheet: ViewSheet, _ context: String) {
    let presentation = "\(sheet.function)Presentation"
    text += """
        let bound = StubTree(Text("bound").\(presentation)(detent: detent))
        let own = StubTree(Text("own").\(presentation)())
        print("\(context)", own.selection?.wrappedValue.stubName ?? "none")
        print("\(context)", "\\(\(sheet.modifier).initialDetent)")

      """
    expectations += [
      .text("\(context) \(sheet.identifier(sheet.start))"), .text("\(context) \(sheet.start.name)"),
    ]
    for detent in sheet.detents {
      let identifier = sheet.identifier(detent)
      text += """
          selected = .`\(detent.name)`
          print("\(context)", bound.selection?.wrappedValue.stubName ?? "none")
          selected = .`\(sheet.detents[0].name)`
          userSelects("\(identifier)", in: bound)
          userSelects("\(identifier)", in: own)
          print("\(context)", "\\(selected)", own.selection?.wrappedValue.stubName ?? "none")

        """
      expectations += [
        .text("\(context) \(identifier)"), .text("\(context) \(detent.name) \(identifier)"),
      ]
    }
  }

  /// What prints the height of each detent over a grid of containers.
  private static var grid: String {
    """
    struct Thing: Identifiable { let id: String }
    let maxima: [CGFloat] = \(SheetDriver.maxima)
    @MainActor func printHeights(_ name: String, _ content: StubTree) {
      for maximum in maxima {
        for horizontal in [UserInterfaceSizeClass.compact, .regular] {
          for vertical in [UserInterfaceSizeClass.compact, .regular] {
            print(
              "\\(name) \\(maximum) \\(horizontal) \\(vertical):",
              heights(
                content, maximum: maximum, medium: maximum / 2, horizontalSizeClass: horizontal,
                verticalSizeClass: vertical))
          }
        }
      }
    }

    """
  }

  /// Asks for the height of each detent over the grid.
  private mutating func resolve(_ sheet: ViewSheet, _ context: String) {
    text += """
        printHeights("\(context)", StubTree(Text("heights").\(sheet.function)Presentation()))

      """
    let detents = sheet.detents.sorted { sheet.identifier($0) < sheet.identifier($1) }
    for maximum in SheetDriver.maxima {
      for horizontal in SizeClass.allCases {
        for vertical in SizeClass.allCases {
          let medium = vertical == .compact ? nil : maximum / 2
          let heights = detents.map { detent in
            (
              sheet.identifier(detent),
              detent.height(horizontal, vertical, maximum: maximum, medium: medium)
            )
          }
          expectations.append(
            .heights("\(context) \(maximum) \(horizontal) \(vertical)", heights))
        }
      }
    }
  }

  /// Where the program's output is not what is expected, in words; nil where it is.
  func firstDifference(from output: String) -> String? {
    SheetDriver.firstDifference(between: expectations, and: output)
  }
}
