import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// Whether what SwiftUI is told of the detents depends on more than their containers.
  var isSituational: Bool {
    namesDetents
      && (listVaries || followsValues || value("selectedDetent") != nil
        || value("largestUndimmedDetent") != nil)
  }

  /// Whether one moment has detents that another lacks.
  var listVaries: Bool {
    lists.count > 1 || outsideActivities.contains { !$0.isEverywhere }
  }

  private var customs: [CustomDetent] { lists.flatMap { $0.detents }.compactMap { $0.custom } }

  private var followsValues: Bool { customs.contains(where: { $0.followsValues }) }

  /// Whether a height follows the content.
  var usesFit: Bool { customs.contains(where: { $0.usesFit }) }

  /// Whether a height is made of the numbers that the app gives.
  private var heightsUseNumbers: Bool { customs.contains { !$0.parameters.isEmpty } }

  /// Whether a name has several heights.
  private var redefines: Bool { lists.flatMap { $0.detents }.contains(where: isRedefined) }

  /// Where detents are active, as far as no type of their own can ask for it.
  var outsideActivities: [Activity] { customs.map(outsideActivity) }

  private func outsideActivity(_ custom: CustomDetent) -> Activity {
    let activity = custom.activity
    return custom.followsValues
      ? activity : Activity(nil, nil, activity.userInterfaceIdiom)
  }

  /// Whether the detent is there whenever its list is.
  func isAlwaysListed(_ detent: Detent) -> Bool {
    detent.custom.map { outsideActivity($0).isEverywhere } ?? true
  }

  /// Writes what SwiftUI is told of the detents where that depends on more than their containers.
  func writeResting(to writer: inout SwiftWriter) {
    guard isSituational else { return }
    writer.blank()
    writer.write("/// The detents that there are now, and what they follow.")
    writer.block("nonisolated private struct Resting: Sendable {") { writer in
      for (name, type, _) in circumstances { writer.write("let \(name): \(type)") }
      writer.blank()
      writer.write(
        """
        var presentationDetents: Set<PresentationDetent> { Set(detents.map(presentationDetent)) }
        """)
      writer.blank()
      writePresentationDetents(to: &writer)
      writeUndimmed(to: &writer)
      guard isResizable else { return }
      writer.write(
        """

        /// The detent that is selected where `detent` is asked for.
        func selected(_ detent: Detent?) -> Detent {
          guard let detent, detents.contains(detent) else { return start }
          return detent
        }

        /// The detent that SwiftUI calls `value`; of several with one height the one that was selected.
        func detent(_ value: PresentationDetent, from detent: Detent?) -> Detent {
          let selected = selected(detent)
          if presentationDetent(selected) == value { return selected }
          return detents.first { presentationDetent($0) == value } ?? selected
        }
        """)
    }
    writer.blank()
    writeCurrent(to: &writer)
    guard isResizable else { return }
    writer.write(
      """

      private var selection: Binding<PresentationDetent> {
        let (resting, detent, ownDetent) = (resting, detent, $ownDetent)
        return Binding(
          get: {
            resting.presentationDetent(
              resting.selected(detent?.wrappedValue ?? ownDetent.wrappedValue))
          },
          set: {
            let selected = resting.detent($0, from: detent?.wrappedValue ?? ownDetent.wrappedValue)
            if let detent { detent.wrappedValue = selected } else { ownDetent.wrappedValue = selected }
          }
        )
      }
      """)
    guard value("selectedDetent") != nil else { return }
    writer.write(
      """

      private func select(_ selected: Detent) {
        if let detent { detent.wrappedValue = selected } else { ownDetent = selected }
      }
      """)
  }

  /// Writes up to where what is behind stays usable, where the detent that tells it can be missing.
  private func writeUndimmed(to writer: inout SwiftWriter) {
    guard undimmedCanBeMissing else { return }
    writer.write(
      """

      @available(iOS \(IOSVersion.presentationStyling.description), *)
      func undimmed(_ detent: Detent?) -> PresentationBackgroundInteraction {
        guard let detent, detents.contains(detent) else { return .disabled }
        return .enabled(upThrough: presentationDetent(detent))
      }
      """)
  }

  private var undimmedCanBeMissing: Bool {
    value("largestUndimmedDetent") != nil
      || configuration?.largestUndimmedDetent.isWritten == true && undimmedName != nil && listVaries
  }

  /// What the detents follow: a name, a type, and what it is now.
  private var circumstances: [(name: String, type: String, now: String)] {
    let list = value("detents").map { "\($0).detents" } ?? "Detent.allCases"
    let activities = outsideActivities.contains { !$0.isEverywhere }
    var circumstances: [(name: String, type: String, now: String)] = [
      ("detents", "[Detent]", activities ? "\(list).filter(isActive)" : list)
    ]
    if isResizable {
      let initial = "\(modifierName).initialDetent"
      let start = value("selectedDetent") ?? initial
      circumstances.append(("start", "Detent", start))
    }
    if redefines {
      circumstances.append(("list", "DetentList", value("detents") ?? ".own"))
    }
    if heightsUseNumbers { circumstances.append(("parameters", "Parameters", "parameters")) }
    if usesFit { circumstances.append(("fit", "CGFloat?", "fit")) }
    return circumstances
  }

  private func writeCurrent(to writer: inout SwiftWriter) {
    let canLackStart = listVaries
    let isGivenFit = usesFit && actionsFollowList
    if isGivenFit {
      writer.write("private var resting: Resting { resting(fit: fit) }")
      writer.blank()
    }
    writer.block(
      isGivenFit
        ? "private func resting(fit: CGFloat?) -> Resting {" : "private var resting: Resting {"
    ) { writer in
      if circumstances.contains(where: { $0.now.hasPrefix("settings.") }) {
        writer.write("let settings = settings")
      }
      if isResizable, canLackStart {
        writer.write("let detents = \(circumstances[0].now)")
        writer.write("let start = \(circumstances[1].now)")
        writer.write("let isThere = detents.contains(start)")
      }
      let prefix = isResizable && canLackStart ? "return " : ""
      let arguments = circumstances.map { name, _, now in
        guard isResizable, canLackStart else { return "\(name): \(now)" }
        switch name {
        case "detents": return "detents: detents"
        case "start": return "start: isThere ? start : detents.first ?? start"
        default: return "\(name): \(now)"
        }
      }
      let isLong = !prefix.isEmpty || arguments.joined().utf8.count > 60
      let isReturned =
        writer.column > 0
        && circumstances.contains {
          $0.now.hasPrefix("settings.")
        }
      let call = isReturned && prefix.isEmpty ? "return Resting(" : "\(prefix)Resting("
      if isLong {
        writer.write("\(call)\n  \(arguments.joined(separator: ",\n  "))\n)")
      } else {
        writer.write("\(call)\(arguments.joined(separator: ", ")))")
      }
    }
    guard outsideActivities.contains(where: { !$0.isEverywhere }) else { return }
    writer.blank()
    writeActivity(to: &writer)
  }

  /// Writes in which traits the detents are there that no type of their own can tell.
  private func writeActivity(to writer: inout SwiftWriter) {
    writer.block("private func isActive(_ detent: Detent) -> Bool {") { writer in
      writer.write("switch detent {")
      var count = 0
      for detent in detents {
        guard let custom = detent.custom else { continue }
        let activity = outsideActivity(custom)
        guard !activity.isEverywhere else { continue }
        count += 1
        var parts: [String] = []
        if let width = activity.horizontalSizeClass {
          parts.append("horizontalSizeClass == .\(width.rawValue)")
        }
        if let height = activity.verticalSizeClass {
          parts.append("verticalSizeClass == .\(height.rawValue)")
        }
        if let idiom = activity.userInterfaceIdiom {
          parts.append("UIDevice.current.userInterfaceIdiom == .\(idiom.rawValue)")
        }
        writer.write("case .\(SwiftText.identifier(detent.name)):")
        writer.write("  return \(parts.joined(separator: "\n    && "))")
      }
      if count < detents.count { writer.write("default: return true") }
      writer.write("}")
    }
  }

  private func writePresentationDetents(to writer: inout SwiftWriter) {
    writer.block("func presentationDetent(_ detent: Detent) -> PresentationDetent {") { writer in
      writer.write("switch detent {")
      for detent in detents {
        writer.block("case .\(SwiftText.identifier(detent.name)):", closing: nil) { writer in
          var others: [(String, Detent)] = []
          for (name, detents) in lists {
            for other in detents where other.name == detent.name && isRedefined(other) {
              others.append((name, other))
            }
          }
          for (name, other) in others {
            writer.block("if list == .\(name) {") {
              writePresentationDetent(other, in: name, to: &$0)
            }
          }
          writePresentationDetent(detent, in: "own", to: &writer)
        }
      }
      writer.write("}")
    }
  }

  private func writePresentationDetent(
    _ detent: Detent, in list: String, to writer: inout SwiftWriter
  ) {
    guard let custom = detent.custom else { return writer.write("return .\(detent.name)") }
    let type = type(of: detent, in: list)
    guard custom.followsValues else {
      return writer.write("return .custom(\(type?.name ?? "").self)")
    }
    if let type {
      // Until then the container decides, which a type alone knows.
      writer.write("guard let fit else { return .custom(\(type.name).self) }")
    }
    guard !isRedefined(detent) else {
      writer.write("let maximumDetentValue = CGFloat.infinity")
      if type == nil, custom.usesFit {
        writer.block("guard let fit else {") { writer in
          guard let estimate = custom.estimate else { return }
          writer.write("return .height(\(SwiftExpression(clamped: estimate).text))")
        }
      }
      return writer.write("return .height(\(SwiftExpression(clamped: custom).text))")
    }
    var arguments = [".\(SwiftText.identifier(detent.name))", "maximumDetentValue: .infinity"]
    if custom.usesFit { arguments.append("fit: fit") }
    if !custom.parameters.isEmpty { arguments.append("parameters: parameters") }
    writer.write(
      "let height = ",
      .call("\(modifierName).height", arguments.map { .atom($0) }))
    writer.write("return .height(height ?? 0)")
  }
}
