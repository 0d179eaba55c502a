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
    // What variants do is asked by tests of its own.
    for (sheet, platform) in sheets where sheet.style.isInSwiftUI && sheet.variants.isEmpty {
      for system in Self.systems where system >= platform.ios {
        present(ViewSheet(sheet, platform), on: system)
      }
    }
  }

  /// Asks what a view presents before and while it does, and what the content is told; by an item too.
  private mutating func present(_ sheet: ViewSheet, on system: IOSVersion) {
    let context = "\(sheet.sheet.name) \(system.description)"
    func call(_ trigger: String, _ content: String) -> String {
      let arguments = [trigger] + sheet.arguments() + ["onDismiss: { dismissals += 1 }"]
      return "Text(\"host\").\(sheet.function)(\(arguments.joined(separator: ", "))) \(content)"
    }
    text += """
      do {
        simulate(iOS: \(system.major), \(system.minor))
        var isUp = false
        var item: Thing?
        var dismissals = 0
      \(sheet.isResizable ? sheet.selection : "")
        @MainActor func viewByFlag() -> some View {
          \(call("isPresented: Binding(get: { isUp }, set: { isUp = $0 })", "{ Text(\"content\") }"))
        }
        @MainActor func hostByFlag() -> StubTree { StubTree(viewByFlag()) }
        @MainActor func viewByItem() -> some View {
          \(call("item: Binding(get: { item }, set: { item = $0 })", "{ Text($0.id) }"))
        }
        @MainActor func hostByItem() -> StubTree { StubTree(viewByItem()) }
        let (byFlag, byItem) = (hostByFlag().presentations[0], hostByItem().presentations[0])
        for host in [hostByFlag(), hostByItem()] {
          print("\(context)", host.presentations.count, host.modifiers.joined(separator: "; "))
        }
        print("\(context)", byFlag.kind, byItem.kind, byFlag.arrowEdge.stubText, byItem.arrowEdge.stubText)
        print("\(context)", byFlag.content() == nil, byItem.content() == nil)
        let down = (byFlag: hostByFlag(), byItem: hostByItem())
        isUp = true
        item = Thing(id: "thing")
        let up = (byFlag: redraw(down.byFlag, viewByFlag), byItem: redraw(down.byItem, viewByItem))
        print("\(context)", dismissals)
        for host in [hostByFlag(), hostByItem()] {
          print("\(context)", host.modifiers.joined(separator: "; "))
        }
        for shown in [byFlag.content(), byItem.content()] {
          print("\(context)", shown.map { $0.modifiers.joined(separator: "; ") } ?? "nothing")
        }
        byFlag.onDismiss?()
        byItem.onDismiss?()
        (isUp, item) = (false, nil)
        _ = (redraw(up.byFlag, viewByFlag), redraw(up.byItem, viewByItem))
        print("\(context)", dismissals)

      """
    let modifiers = sheet.modifiers(on: system)
    let edge = sheet.arrowEdge ?? "nil"
    let lock = sheet.lock(on: system)
    expectations += [
      .text("\(context) 1 Text host\(lock.before)"), .text("\(context) 1 Text host\(lock.before)"),
      .text("\(context) \(sheet.kind) \(sheet.kind) \(edge) \(edge)"),
      .text("\(context) true true"), .text("\(context) 0"),
      .text("\(context) Text host\(lock.during)"), .text("\(context) Text host\(lock.during)"),
      .text("\(context) \((["Text content"] + modifiers).joined(separator: "; "))"),
      .text("\(context) \((["Text thing"] + modifiers).joined(separator: "; "))"),
      .text("\(context) 2"),
    ]
    if sheet.isResizable {
      select(sheet, context)
      act(sheet, context)
    }
    if !sheet.detents.isEmpty, system == sheet.platform.ios || system == IOSVersion(27) {
      resolve(sheet, context)
    }
    text += "}\n"
  }

  /// Selects each detent as the host does and as the user does, with a binding and without.
  private mutating func select(_ sheet: ViewSheet, _ context: String) {
    let presentation = "\(sheet.function)Presentation"
    text += """
        let bound = StubTree(Text("bound").\(presentation)(\(sheet.arguments().joined(separator: ", "))))
        let own = StubTree(Text("own").\(presentation)(\(sheet.arguments(withDetent: false).joined(separator: ", "))))
        print("\(context)", own.selection?.wrappedValue.stubName ?? "none")
        print("\(context)", "\\(\(sheet.modifier).initialDetent)")

      """
    expectations += [
      .text("\(context) \(sheet.identifier(sheet.start))"),
      .text("\(context) \(sheet.initial.name)"),
    ]
    for detent in sheet.shown {
      let identifier = sheet.identifier(detent)
      text += """
          selected = .`\(detent.name)`
          print("\(context)", bound.selection?.wrappedValue.stubName ?? "none")
          selected = .`\(sheet.shown[0].name)`
          userSelects("\(identifier)", in: bound)
          userSelects("\(identifier)", in: own)
          print("\(context)", "\\(selected)", own.selection?.wrappedValue.stubName ?? "none")

        """
      expectations += [
        .text("\(context) \(identifier)"), .text("\(context) \(detent.name) \(identifier)"),
      ]
    }
  }

  /// Moves the sheet by each action, from each detent.
  private mutating func act(_ sheet: ViewSheet, _ context: String) {
    let names = sheet.detents.map(\.name)
    for action in sheet.sheet.actions {
      for name in names {
        let offsets: [Double?]
        let results: [String]
        switch action.kind {
        case .select(let detent, let offset):
          guard names.contains(detent) else { continue }
          offsets = offset.map { [$0, $0 + 1] } ?? [nil]
          results = offset == nil ? [detent] : [name, detent]
        case .cycle(let cycled):
          let left = cycled.filter(names.contains)
          guard left.count > 1 else { continue }
          let next = left.firstIndex(of: name).map { ($0 + 1) % left.count } ?? 0
          (offsets, results) = ([nil], [left[next]])
        }
        for (offset, result) in zip(offsets, results) {
          let argument = offset.map { ", contentOffset: \($0)" } ?? ""
          text += """
              selected = .`\(name)`
              \(sheet.modifier).Actions.`\(action.name)`(&selected\(argument))
              print("\(context)", "\\(selected)")

            """
          expectations.append(.text("\(context) \(result)"))
        }
      }
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
        printHeights(
          "\(context)",
          StubTree(
            Text("heights").\(sheet.function)Presentation(
              \(sheet.arguments(withDetent: false).joined(separator: ", ")))))

      """
    let detents = sheet.shown.sorted { sheet.identifier($0) < sheet.identifier($1) }
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
