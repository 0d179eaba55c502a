import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Writes what the host is asked at the end of a drag, where it decides.
  func writeDismissalHook(to writer: inout SwiftWriter) {
    guard let interactive = sheet.dismissal.interactive, interactive.thresholds == nil else {
      return
    }
    writer.write(
      """
      /// Asked when a drag ends, with its progress from 0 to 1 and its velocity in points per second
      /// along its direction; the content stays unless the answer is true.
      \(access) var dismissalShouldFinish: ((_ progress: CGFloat, _ velocity: CGFloat) -> Bool)?

      """)
  }

  /// Writes how `configure` lets the content be dragged away.
  func writeDismissal(to writer: inout SwiftWriter) {
    guard let interactive = sheet.dismissal.interactive else { return }
    guard sheet.variants.contains(where: { $0.settings.style?.hasSheet == true }) else {
      return writeAttachment(of: interactive, to: &writer)
    }
    writer.write(
      """
      switch content.modalPresentationStyle {
      case .pageSheet, .formSheet, .popover:
        \(dismissalScope)DismissalDriver.detach(from: content)
      """)
    writer.block("default:") { writeAttachment(of: interactive, to: &$0) }
  }

  private func writeAttachment(
    of interactive: InteractiveDismissal, to writer: inout SwiftWriter
  ) {
    let scope = dismissalScope
    writer.block("\(scope)DismissalDriver.attach(", closing: ")") { writer in
      writer.write("to: content,")
      writer.block("\(scope)DismissalOptions(", closing: ")") { writer in
        writeRules(interactive, to: &writer)
        writer.write("duration: \(SwiftExpression.number(interactive.duration)),")
        writer.write(
          "presentationDuration: \(SwiftExpression.number(interactive.presentationDuration)),")
        writer.write("finishSpeed: \(SwiftExpression.number(interactive.finishSpeed)),")
        writer.write("cancelSpeed: \(SwiftExpression.number(interactive.cancelSpeed)),")
        writer.write("dimming: \(SwiftExpression.number(interactive.dimming)),")
        writeDistance(interactive, to: &writer)
        guard interactive.thresholds == nil else { return }
        writer.block("finishes: { progress, velocity in") { writer in
          writer.write("self.dismissalShouldFinish?(progress, velocity) ?? false")
        }
      }
    }
  }

  private func writeRules(
    _ interactive: InteractiveDismissal, to writer: inout SwiftWriter
  ) {
    let scope = dismissalScope
    writer.block("rules: \(scope)DismissalDrag.Rules(", closing: "),") { writer in
      let directions = interactive.directions.map { ".\($0.rawValue)" }.joined(separator: ", ")
      writer.write("directions: [\(directions)],")
      if let thresholds = interactive.thresholds {
        writer.block("thresholds: [", closing: "],") { writer in
          // swift-format wants no comma behind the only element.
          let comma = thresholds.count == 1 ? "" : ","
          for threshold in thresholds {
            writer.write("\(scope)DismissalDrag.Threshold(\(threshold.arguments))\(comma)")
          }
        }
      } else {
        writer.write("thresholds: nil,")
      }
      writer.write(
        "minimumTranslation: \(SwiftExpression.number(interactive.minimumTranslation)),")
      writer.write("waitsForEdge: \(interactive.onlyWhenScrolledToTop)")
    }
  }

  private func writeDistance(
    _ interactive: InteractiveDismissal, to writer: inout SwiftWriter
  ) {
    let comma = interactive.thresholds == nil ? "," : ""
    let container = "view.superview?.bounds.size ?? view.bounds.size"
    switch interactive.distance {
    case .container: writer.write("distance: { view in \(container) }\(comma)")
    case .window:
      writer.write("distance: { view in view.window?.bounds.size ?? view.bounds.size }\(comma)")
    case .points(let points):
      let number = SwiftExpression.number(points)
      writer.write("distance: { _ in CGSize(width: \(number), height: \(number)) }\(comma)")
    case .percent(let percent):
      let factor = SwiftExpression.number(percent / 100)
      writer.block("distance: { view in", closing: "}\(comma)") { writer in
        writer.write(
          """
          let size = \(container)
          return CGSize(width: size.width * \(factor), height: size.height * \(factor))
          """)
      }
    }
  }

  /// Writes what all drags of a file are made of, inside this sheet's type, where it cannot clash with
  /// the app's own.
  func writeDismissalSupport(to writer: inout SwiftWriter) {
    writer.write("/// What drags to dismiss are made of.")
    writer.block("extension \(sheet.name)Sheet {") { writer in
      writer.write(DismissalSupport.drag)
      for text in [
        DismissalSupport.options, DismissalSupport.driver, DismissalSupport.transition,
      ] {
        writer.blank()
        writer.write(text)
      }
    }
  }
}

extension DismissalThreshold {
  /// The parts as arguments.
  fileprivate var arguments: String {
    var arguments: [String] = []
    func append(_ label: String, _ value: Double) {
      arguments.append("\(label): \(SwiftExpression.number(value))")
    }
    if let progress { append("progress", progress) }
    if let translation { append("translation", translation) }
    switch velocity {
    case .points(let points): append("velocity", points)
    case .percent(let percent): append("relativeVelocity", percent / 100)
    case nil: break
    }
    return arguments.joined(separator: ", ")
  }
}
