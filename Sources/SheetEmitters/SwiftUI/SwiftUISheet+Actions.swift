import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// Writes a function for each action, which changes a detent of the host's.
  func writeActions(to writer: inout SwiftWriter) {
    guard isResizable, !actions.isEmpty else { return }
    writer.write(
      """

      /// The moves of the sheet, each on the detent that the host hands over; from `actions`.
      """)
    writer.block("nonisolated \(access) enum Actions {") { writer in
      for (index, (name, kind)) in actions.enumerated() {
        if index > 0 { writer.blank() }
        let name = SwiftText.identifier(name)
        if followsList(kind) {
          writeFollowing(name, kind, to: &writer)
        } else {
          write(name, kind, to: &writer)
        }
      }
    }
  }

  /// The actions that SwiftUI has something of.
  private var actions: [(name: String, kind: Action.Kind)] {
    sheet.actions.compactMap { action in expressible(action.kind).map { (action.name, $0) } }
  }

  /// Whether some action has to know which detents there are.
  var actionsFollowList: Bool {
    isResizable && actions.contains { followsList($0.kind) }
  }

  /// Whether some moment lacks a detent of the action.
  private func followsList(_ kind: Action.Kind) -> Bool {
    let names =
      switch kind {
      case .select(let detent, _): [detent]
      case .cycle(let detents): detents
      }
    return names.contains { name in
      !lists.allSatisfy { _, detents in
        detents.contains { $0.name == name && isAlwaysListed($0) }
      }
    }
  }

  private func write(_ name: String, _ kind: Action.Kind, to writer: inout SwiftWriter) {
    switch kind {
    case .select(let detent, let offset):
      writeSelection(of: detent, offset, "", to: &writer)
      writeHead(name, hasOffset: offset != nil, to: &writer)
      writer.block(nil) { writer in
        writeGuard(offset, to: &writer)
        writer.write("detent = .\(SwiftText.identifier(detent))")
      }
    case .cycle(let names):
      writer.write("/// Selects the detent after the one that is selected, in turn.")
      writeHead(name, to: &writer)
      writer.block(nil) { writer in
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

  /// Writes an action that passes over what the list of the moment does not have, so that it is given
  /// what variants follow.
  private func writeFollowing(_ name: String, _ kind: Action.Kind, to writer: inout SwiftWriter) {
    switch kind {
    case .select(let detent, let offset):
      writeSelection(of: detent, offset, " if the sheet has it now", to: &writer)
      writeHead(name, hasOffset: offset != nil, surroundings, to: &writer)
      writer.block(nil) { writer in
        writeGuard(offset, to: &writer)
        writeQuestion(to: &writer)
        let name = SwiftText.identifier(detent)
        writer.write("guard resting.detents.contains(.\(name)) else { return }")
        writer.write("detent = .\(name)")
      }
    case .cycle(let names):
      writer.write(
        "/// Selects the detent after the one that is selected, in turn, of those that there are now."
      )
      writeHead(name, surroundings, to: &writer)
      writer.block(nil) { writer in
        writeQuestion(to: &writer)
        let list = names.map { ".\(SwiftText.identifier($0))" }
        let line = "let turn: [Detent] = [\(list.joined(separator: ", "))]"
        let fits = writer.column + line.utf8.count <= SwiftWriter.width
        writer.write(
          fits ? line : "let turn: [Detent] = [\n  \(list.joined(separator: ",\n  ")),\n]")
        writer.write(
          """
          let detents = turn.filter(resting.detents.contains)
          let index = detents.firstIndex(of: resting.selected(detent)) ?? -1
          if !detents.isEmpty { detent = detents[(index + 1) % detents.count] }
          """)
      }
    }
  }

  private func writeSelection(
    of detent: String, _ offset: Double?, _ condition: String, to writer: inout SwiftWriter
  ) {
    guard let offset else { return writer.write("/// Selects `\(detent)`\(condition).") }
    let number = SwiftExpression.number(offset)
    writer.write(
      """
      /// Selects `\(detent)` where `contentOffset`, in points past where the content rests, exceeds
      /// \(number)\(condition.isEmpty ? "" : ",\(condition)").
      """)
  }

  private func writeHead(
    _ name: String, hasOffset: Bool = false, _ surroundings: [Parameter]? = nil,
    to writer: inout SwiftWriter
  ) {
    let offset = hasOffset ? ["contentOffset: CGFloat"] : []
    let given = (surroundings ?? []).map { "\($0.name): \($0.type.scoped(by: ""))" }
    // What is there is asked of the modifier, which belongs to the main actor.
    let isolation = surroundings == nil ? "" : "@MainActor "
    writer.declaration(
      "\(isolation)\(access) static func \(name)(", ["_ detent: inout Detent"] + offset + given,
      ") {")
  }

  private func writeGuard(_ offset: Double?, to writer: inout SwiftWriter) {
    guard let offset else { return }
    writer.write("guard contentOffset > \(SwiftExpression.number(offset)) else { return }")
  }

  private func writeQuestion(to writer: inout SwiftWriter) {
    let arguments = parameters.filter { $0.defaultValue == nil || isSurrounding($0) }
      .map { "\($0.name): \(isSurrounding($0) ? $0.name : "false")" }
    writer.write("let sheet = ", .call(modifierName, arguments.map { .atom($0) }))
    writer.write("let resting = sheet.resting\(usesFit ? "(fit: nil)" : "")")
  }

  /// What the list of detents follows.
  private var surroundings: [Parameter] { parameters.filter(isSurrounding) }

  private func isSurrounding(_ parameter: Parameter) -> Bool {
    parameter.isForContent || parameter.name == "state"
  }

  /// What is left of an action where SwiftUI lacks some of its detents; nil where that is nothing.
  private func expressible(_ kind: Action.Kind) -> Action.Kind? {
    let names = detents.map { $0.name }
    switch kind {
    case .select(let detent, _): return names.contains(detent) ? kind : nil
    case .cycle(let cycled):
      let left = cycled.filter(names.contains)
      return left.count > 1 ? .cycle(left) : nil
    }
  }
}
