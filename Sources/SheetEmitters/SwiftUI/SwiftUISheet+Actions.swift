import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// Writes a function for each action, which changes a detent of the host's.
  func writeActions(to writer: inout SwiftWriter) {
    let actions = sheet.actions.compactMap { action in
      expressible(action.kind).map { (action.name, $0) }
    }
    guard isResizable, !actions.isEmpty else { return }
    writer.write(
      """

      /// The moves of the sheet, each on the detent that the host hands over; from `actions`.
      """)
    writer.block("nonisolated \(access) enum Actions {") { writer in
      for (index, (name, kind)) in actions.enumerated() {
        if index > 0 { writer.blank() }
        write(SwiftText.identifier(name), kind, to: &writer)
      }
    }
  }

  private func write(_ name: String, _ kind: Action.Kind, to writer: inout SwiftWriter) {
    switch kind {
    case .select(let detent, let offset?):
      let number = SwiftExpression.number(offset)
      writer.write(
        """
        /// Selects `\(detent)` where `contentOffset`, in points past where the content rests, exceeds
        /// \(number).
        """)
      writer.block(
        "\(access) static func \(name)(_ detent: inout Detent, contentOffset: CGFloat) {"
      ) { writer in
        writer.write("guard contentOffset > \(number) else { return }")
        writer.write("detent = .\(SwiftText.identifier(detent))")
      }
    case .select(let detent, nil):
      writer.write("/// Selects `\(detent)`.")
      writer.block("\(access) static func \(name)(_ detent: inout Detent) {") {
        $0.write("detent = .\(SwiftText.identifier(detent))")
      }
    case .cycle(let names):
      writer.write("/// Selects the detent after the one that is selected, in turn.")
      writer.block("\(access) static func \(name)(_ detent: inout Detent) {") { writer in
        writer.write("switch detent {")
        for (index, from) in names.enumerated() where !names[..<index].contains(from) {
          let next = names[(index + 1) % names.count]
          writer.write(
            "case .\(SwiftText.identifier(from)): detent = .\(SwiftText.identifier(next))")
        }
        if Set(names).count < detents.count {
          writer.write("default: detent = .\(SwiftText.identifier(names[0]))")
        }
        writer.write("}")
      }
    }
  }

  /// What is left of an action where SwiftUI lacks some of its detents; nil where that is nothing.
  private func expressible(_ kind: Action.Kind) -> Action.Kind? {
    let names = detents.map(\.name)
    switch kind {
    case .select(let detent, _): return names.contains(detent) ? kind : nil
    case .cycle(let cycled):
      let left = cycled.filter(names.contains)
      return left.count > 1 ? .cycle(left) : nil
    }
  }
}
