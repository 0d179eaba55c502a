import SheetModel

extension UIKitSheet {
  /// Writes the moves of `actions`, each a method of a value of their own, so that no name of a spec
  /// meets one of the type.
  func writeActions(to writer: inout SwiftWriter) {
    guard !sheet.actions.isEmpty, resting != nil else { return }
    writer.blank()
    writer.write("/// The moves of `actions`.")
    writer.write("\(access) var actions: Actions { Actions(sheet: self) }")
    writer.blank()
    writer.write("/// The moves of a sheet, each with its name in `actions`.")
    writer.write("@MainActor")
    writer.block("\(access) struct Actions {") { writer in
      writer.write("fileprivate let sheet: \(sheet.name)Sheet")
      for action in sheet.actions {
        writer.blank()
        write(action, to: &writer)
      }
    }
    guard sheet.actions.contains(where: { $0.isCycle }), let resting else { return }
    let isThere = value("detents") == nil ? "Detent.allCases" : "isThere"
    writer.blank()
    guard needsFallbacks(resting) else {
      writer.write(
        """
        private func selectNext(of detents: [Detent]) {
          let detents = detents.filter { \(isThere).contains($0) }
          let index = detents.firstIndex { $0 == selectedDetent ?? \(isThere).first } ?? -1
          if !detents.isEmpty { select(detents[(index + 1) % detents.count]) }
        }
        """)
      return
    }
    let isNamed = omitsDetents(resting) ? " && detent.identifier != nil" : ""
    writer.write(
      """
      private func selectNext(of detents: [Detent]) {
        let current = selectedDetent ?? \(isThere).first
        let index = detents.firstIndex { $0 == current } ?? -1
        let others = detents[(index + 1)...] + detents[..<(index + 1)]
        // Before iOS 16 several can be one.
        let next = others.first { detent in
          \(isThere).contains(detent)\(isNamed) && detent.identifier != current?.identifier
        }
        if let next { select(next) }
      }
      """)
  }

  private func write(_ action: Action, to writer: inout SwiftWriter) {
    let name = SwiftText.identifier(action.name)
    switch action.kind {
    case .select(let detent, nil):
      writer.write(
        """
        /// Selects `\(detent)`.
        \(access) func \(name)() {
          sheet.select(.\(SwiftText.identifier(detent)))
        }
        """)
    case .select(let detent, let offset?):
      writer.write(
        """
        /// Selects `\(detent)` where `scrollView` is scrolled more than \(SwiftExpression.number(offset)) points past where it rests.
        \(access) func \(name)(_ scrollView: UIScrollView) {
          let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
          guard offset > \(SwiftExpression.number(offset)) else { return }
          if sheet.selectedDetent != .\(SwiftText.identifier(detent)) { sheet.select(.\(SwiftText.identifier(detent))) }
        }
        """)
    case .cycle(let detents):
      let list = detents.map { ".\(SwiftText.identifier($0))" }.joined(separator: ", ")
      writer.write(
        """
        /// Selects the next of `\(detents.joined(separator: "`, `"))`.
        \(access) func \(name)() {
          sheet.selectNext(of: [\(list)])
        }
        """)
    }
  }
}

extension Action {
  /// Whether the action goes from one detent to the next.
  fileprivate var isCycle: Bool {
    if case .cycle = kind { true } else { false }
  }
}
