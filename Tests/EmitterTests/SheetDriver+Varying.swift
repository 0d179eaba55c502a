import SheetModel
import SheetSpec

extension SheetDriver {
  /// Sets what heights vary with as an app does, and asks what the sheet was told and which heights
  /// it has then.
  mutating func vary(
    _ name: String, _ configuration: SheetConfiguration, _ anchors: String, _ path: String,
    on system: Int
  ) {
    let isVarying = configuration.detents.value.indices.contains {
      configuration.varies(detentAt: $0)
    }
    guard isVarying || !configuration.parameters.isEmpty else { return }
    text += """
        do {
        let content = UIViewController()
        let presenter = UIViewController()
        let sheet = \(name)()
        sheet.present(content, from: presenter\(anchors))
        guard let controller = \(path) else { fatalError("no sheet") }
        let unused = \(name)()
        unused.configure(UIViewController(), presenter: presenter\(anchors))

      """
    var arguments = HeightArguments()
    for parameter in configuration.parameters {
      for (value, kept) in [
        ("\(parameter.maximum) + 1", parameter.maximum),
        ("\(parameter.minimum) - 1", parameter.minimum),
        (
          "\((parameter.minimum + parameter.maximum) / 2)",
          (parameter.minimum + parameter.maximum) / 2
        ),
        ("CGFloat.nan", parameter.minimum),
      ] {
        let old = arguments.parameters[parameter.name] ?? parameter.defaultValue
        arguments.parameters[parameter.name] = kept
        text += """
            _ = takeEvents()
            sheet.parameters.`\(parameter.name)` = \(value)
            print("\(name) \(system)", takeEvents().joined(separator: ", "))
            print("\(name) \(system)", sheet.parameters.`\(parameter.name)`)

          """
        let events = kept == old ? [] : changes(arguments, configuration, on: system)
        expectations += [
          .text("\(name) \(system) \(events.joined(separator: ", "))"),
          .text("\(name) \(system) \(kept)"),
        ]
        resolve(name, configuration, on: system, arguments, maxima: [333, 778])
      }
      // A sheet that is not up has nothing to animate.
      text += """
          _ = takeEvents()
          unused.parameters.`\(parameter.name)` = \(parameter.maximum)
          unused.parameters.`\(parameter.name)` = \(parameter.minimum)
          print("\(name) \(system)", takeEvents().contains { $0.contains("animate") })

        """
      expectations.append(.text("\(name) \(system) false"))
    }
    measure(name, configuration, arguments, on: system)
    present(name, configuration, anchors, path, on: system)
    text += "  }\n"
  }

  /// What a sheet that is up is told when a parameter changes.
  private func changes(
    _ arguments: HeightArguments, _ configuration: SheetConfiguration, on system: Int
  ) -> [String] {
    var changes = ["animateChanges begins"]
    if let radius = configuration.cornerRadiusParameter {
      // Written each time, whichever parameter has changed.
      let points = arguments.parameters[radius.name] ?? radius.defaultValue
      changes.append("sheet.preferredCornerRadius = \(points)")
    }
    let isHeight = configuration.detents.value.contains { detent in
      if case .custom(let custom) = detent.kind { !custom.parameters.isEmpty } else { false }
    }
    if isHeight, system >= 16 { changes.append("invalidateDetents") }
    return changes + ["animateChanges ends"]
  }

  /// Presents content that is laid out with a height of its own: that counts once the sheet is up.
  private mutating func present(
    _ name: String, _ configuration: SheetConfiguration, _ anchors: String, _ path: String,
    on system: Int
  ) {
    guard configuration.detents.value.contains(where: \.usesFit) else { return }
    text += """
        do {
        let content = UIViewController()
        content.view.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
        constrain(content.view) { _ in 444 }
        let sheet = \(name)()
        sheet.present(content, from: UIViewController()\(anchors))
        guard let controller = \(path) else { fatalError("no sheet") }

      """
    resolve(name, configuration, on: system, HeightArguments(fit: 444), maxima: [333, 778])
    text += "  _ = sheet\n  }\n"
  }

  /// Gives the content one height after the other, in each way that there is.
  private mutating func measure(
    _ name: String, _ configuration: SheetConfiguration, _ arguments: HeightArguments,
    on system: Int
  ) {
    guard configuration.detents.value.contains(where: \.usesFit) else { return }
    let invalidation = system >= 16 ? "invalidateDetents, " : ""
    let steps: [(statement: String, fit: Double?)] = [
      ("constrain(content.view) { $0 * 2 + 34 }", nil),
      ("content.view.frame = CGRect(x: 0, y: 0, width: 320, height: 90)", 640 + 34),
      ("content.view.safeAreaInsets.bottom = 34", 640),
      ("content.view.frame = CGRect(x: 0, y: 0, width: 320, height: 700)", 640),
      ("constrain(content.view, nil)", 640),
      ("sheet.contentHeight = { $0 + 0.5 }", 320.5),
      ("sheet.contentHeight = { -$0 }", 320.5),
      ("content.preferredContentSize = CGSize(width: 0, height: 123)", 123),
    ]
    var arguments = arguments
    for (statement, fit) in steps {
      text += """
          \(statement)
          _ = takeEvents()
          sheet.contentDidChange()
          print("\(name) \(system)", takeEvents().joined(separator: ", "))

        """
      let isNew = fit != arguments.fit
      expectations.append(
        .text(
          "\(name) \(system) "
            + (isNew ? "animateChanges begins, \(invalidation)animateChanges ends" : "")))
      arguments.fit = fit
      resolve(name, configuration, on: system, arguments, maxima: [333, 778])
    }
  }
}

extension Detent {
  /// Whether the height follows the content.
  fileprivate var usesFit: Bool {
    if case .custom(let custom) = kind { custom.usesFit } else { false }
  }
}
