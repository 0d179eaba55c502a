import SheetModel
import SheetSpec

extension SheetDriver {
  /// Asks what the popover was told.
  mutating func describe(_ popover: Popover) {
    text += """
        guard let popover = content.popoverPresentationController else { fatalError("no popover") }
        print(popover.sourceView != nil, popover.sourceItem != nil)
        print(popover.permittedArrowDirections.rawValue, popover.sourceRect.size.width)
        print("popover hears", popover.delegate === sheet)

      """
    // UIKit's option set: up, down, left, right from the lowest bit; any is all of them.
    let bits: [ArrowDirection: Int] = [.up: 1, .down: 2, .left: 4, .right: 8]
    let directions = popover.permittedArrowDirections ?? ArrowDirection.allCases
    expectations += [
      .text("\(popover.anchor == .sourceView) \(popover.anchor == .sourceItem)"),
      .text(
        "\(directions.reduce(0) { $0 + (bits[$1] ?? 0) }) "
          + (popover.anchor == .sourceView ? "44.0" : "0.0")),
      .text("popover hears true"),
    ]
  }

  /// Asks what the sheet was told.
  mutating func describe(
    _ name: String, _ configuration: SheetConfiguration, on system: Int
  ) {
    let context = "\(name) \(system)"
    text += """
        for line in describe(controller).split(separator: "\\n") { print("\(context)", line) }

      """
    func identifier(_ index: Int?) -> String {
      index.flatMap { configuration.detents.value[$0].identifier(on: system) } ?? "nil"
    }
    let placement = system < 27 ? .automatic : configuration.preferredPlacement.value
    let lines = [
      "sourceView = \(configuration.sourceView.value ? "set" : "nil")",
      "prefersPageSizing = \(system >= 17 && configuration.prefersPageSizing.value)",
      "prefersEdgeAttachedInCompactHeight = "
        + "\(configuration.prefersEdgeAttachedInCompactHeight.value)",
      "widthFollowsPreferredContentSizeWhenEdgeAttached = "
        + "\(configuration.widthFollowsPreferredContentSizeWhenEdgeAttached.value)",
      "prefersGrabberVisible = \(configuration.prefersGrabberVisible.value)",
      "preferredCornerRadius = \(configuration.preferredCornerRadius.value.map { "\($0)" } ?? "nil")",
      "detents = \(configuration.identifiers(on: system).joined(separator: ", "))",
      "selectedDetentIdentifier = \(identifier(configuration.selectedDetent.value))",
      "largestUndimmedDetentIdentifier = \(identifier(configuration.largestUndimmedDetent.value))",
      "prefersScrollingExpandsWhenScrolledToEdge = "
        + "\(configuration.prefersScrollingExpandsWhenScrolledToEdge.value)",
      "preferredPlacement = \(placement.rawValue)",
    ]
    expectations += lines.map { .text("\(context) \($0)") }
  }

  /// Selects each detent as the host does and as the user does, and configures the sheet again
  /// while it is up, by the same object and by another, which must not undo it.
  mutating func select(
    _ name: String, _ configuration: SheetConfiguration, _ anchors: String, on system: Int
  ) {
    for detent in configuration.detents.value {
      guard let identifier = detent.identifier(on: system) else { continue }
      text += """
          sheet.select(.`\(detent.name)`)
          sheet.configure(content, presenter: presenter\(anchors))
          print("\(name) \(system)", controller.selectedDetentIdentifier.stubText)
          userSelects(.init("\(identifier)"), in: controller)
          print("\(name) \(system)", sheet.selectedDetent.map { "\\($0)" } ?? "nil")
          \(name)().configure(content, presenter: presenter\(anchors))
          print("\(name) \(system)", controller.selectedDetentIdentifier.stubText)

        """
      let found = configuration.detents.value.first { $0.identifier(on: system) == identifier }
      expectations += [
        .text("\(name) \(system) \(identifier)"),
        .text("\(name) \(system) \(found?.name ?? "nil")"),
        .text("\(name) \(system) \(identifier)"),
      ]
    }
  }

  /// Maxima in points, from a slit of a window to the largest iPad.
  static let maxima = [50.0, 120, 250, 333, 440, 528, 568.5, 640, 714.3, 778, 860, 1000, 1326]

  /// Size classes, across and down, and idioms.
  static let traits: [(SizeClass, SizeClass, Idiom)] = SizeClass.allCases.flatMap { horizontal in
    SizeClass.allCases.flatMap { vertical in Idiom.allCases.map { (horizontal, vertical, $0) } }
  }

  /// What prints the height of each detent over the grid.
  static var grid: String {
    let traits = traits.map { "(.\($0.0), .\($0.1), .\($0.2))" }.joined(separator: ", ")
    return """
      let traits: [(UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UIUserInterfaceIdiom)] = [
        \(traits)
      ]
      @MainActor func printHeights(
        _ name: String, _ controller: UISheetPresentationController, _ maxima: [CGFloat]
      ) {
        for maximum in maxima {
          for (horizontal, vertical, idiom) in traits {
            for factor: CGFloat in \(MediumDetent.factors) {
              print(
                "\\(name) \\(maximum) \\(horizontal == .compact) \\(vertical == .compact) \\(factor):",
                heights(
                  controller, maximum: maximum, medium: maximum * factor,
                  horizontalSizeClass: horizontal, verticalSizeClass: vertical, idiom: idiom))
            }
          }
        }
      }

      """
  }

  /// Asks for the height of each detent over the grid.
  mutating func resolve(
    _ name: String, _ configuration: SheetConfiguration, on system: Int,
    _ arguments: HeightArguments = HeightArguments(), maxima: [Double] = Self.maxima
  ) {
    text += "  printHeights(\"\(name) \(system)\", controller, \(maxima))\n"
    for maximum in maxima {
      for (horizontal, vertical, idiom) in Self.traits {
        for factor in MediumDetent.factors {
          let heights = configuration.heights(
            on: system, in: Activity(horizontal, vertical, idiom), maximum: maximum,
            medium: vertical == .compact ? nil : maximum * factor, arguments)
          let context =
            "\(name) \(system) \(maximum) \(horizontal == .compact) \(vertical == .compact) \(factor)"
          expectations.append(.heights(context, heights))
        }
      }
    }
  }
}

extension SheetConfiguration {
  /// UIKit's identifiers of the detents that a system gets, in order.
  func identifiers(on system: Int) -> [String] {
    var identifiers: [String] = []
    for identifier in detents.value.compactMap({ $0.identifier(on: system) })
    where !identifiers.contains(identifier) {
      identifiers.append(identifier)
    }
    return identifiers
  }

  /// What the compiler takes each detent's height to be.
  func heights(
    on system: Int, in traits: Activity, maximum: Double, medium: Double?,
    _ arguments: HeightArguments = HeightArguments()
  ) -> [(String, Double?)] {
    identifiers(on: system).map { identifier in
      let detent = detents.value.first { $0.identifier(on: system) == identifier }
      switch (identifier, detent?.kind) {
      case ("com.apple.UIKit.large", _): return (identifier, maximum)
      case ("com.apple.UIKit.medium", _): return (identifier, medium)
      case (_, .custom(let custom)):
        let isActive = custom.activity.includes(traits)
        return (
          identifier, isActive ? custom.height(maximum: maximum, medium: medium, arguments) : nil
        )
      default: return (identifier, nil)
      }
    }
  }
}

extension Activity {
  /// Whether the detent is active in these traits.
  fileprivate func includes(_ traits: Activity) -> Bool {
    (horizontalSizeClass ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (verticalSizeClass ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (userInterfaceIdiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
  }
}

extension Detent {
  /// UIKit's identifier of what a system gets for the detent; nil where it is left out.
  func identifier(on system: Int) -> String? {
    let system = IOSVersion(system) < .customDetents
    switch kind {
    case .medium: return "com.apple.UIKit.medium"
    case .large: return "com.apple.UIKit.large"
    case .custom(let custom) where system:
      switch custom.fallback {
      case .medium: return "com.apple.UIKit.medium"
      case .large: return "com.apple.UIKit.large"
      case .omit, nil: return nil
      }
    case .custom: return name
    }
  }
}
