import SheetModel
import SheetSpec

extension SwiftUISheet {
  /// How generated code reads a setting that differs; nil where no variant says it.
  func value(_ name: String) -> String? {
    varying.contains { $0.name == name } ? "settings.\(name)" : nil
  }

  /// Every key that some variant says, and SwiftUI has.
  func varyingSettings() -> [VaryingSetting] {
    let settings = sheet.variants.map { $0.settings }
    var found: [VaryingSetting] = []
    func add(_ name: String, _ type: String, _ initial: String, _ values: [String?]) {
      guard values.contains(where: { $0 != nil && $0 != initial }) else { return }
      found.append(VaryingSetting(name: name, type: type, initial: initial, values: values))
    }
    func add<Value>(
      _ name: String, _ type: String, _ value: (SheetConfiguration) -> Setting<Value>,
      default defaultValue: String, _ text: (Value) -> String
    ) {
      add(
        name, type, configuration.map { text(value($0).value) } ?? defaultValue,
        settings.map { variant in
          let setting = value(variant.configuration)
          return setting.isWritten ? text(setting.value) : nil
        })
    }
    add(
      "style", "Style", ".\(sheet.style.presentation)",
      settings.map { variant in
        variant.style.flatMap { $0.isInSwiftUI ? ".\($0.presentation)" : nil }
      })
    add(
      "arrowEdge", "Edge?", sheet.popover?.arrowEdge ?? "nil",
      settings.map { $0.popover.map { $0.arrowEdge ?? "nil" } })
    add(
      "staysPopover", "Bool", "\(sheet.popover?.staysPopover == true)",
      settings.map { $0.popover.map { "\($0.staysPopover)" } })
    let refusesSwipe = sheet.dismissal.swipe.value == .refusal
    let refusals = settings.map { $0.dismissal.map { $0.swipe.value == .refusal } }
    add("refusesSwipe", "Bool", "\(refusesSwipe)", refusals.map { $0.map { "\($0)" } })
    if !refusesSwipe || refusals.contains(false) {
      add(
        "isModalInPresentation", "Bool", modality(sheet.isModalInPresentation),
        settings.map {
          $0.isModalInPresentation.isWritten ? modality($0.isModalInPresentation) : nil
        })
    }
    add(
      "preferredContentSize", "CGSize?", contentSize(sheet.preferredContentSize.value),
      settings.map {
        $0.preferredContentSize.isWritten ? contentSize($0.preferredContentSize.value) : nil
      })
    add(
      "locksBackground", "Bool", "\(sheet.backgroundScrolling.value == .locked)",
      settings.map {
        $0.backgroundScrolling.isWritten ? "\($0.backgroundScrolling.value == .locked)" : nil
      })
    addDetents(add)
    add(
      "preferredCornerRadius", "CGFloat?", configuration.map(radius) ?? "nil",
      settings.map { $0.configuration }.map {
        $0.preferredCornerRadius.isWritten ? radius($0) : nil
      })
    add("prefersGrabberVisible", "Bool", { $0.prefersGrabberVisible }, default: "false") { "\($0)" }
    add(
      "prefersScrollingExpandsWhenScrolledToEdge", "Bool",
      { $0.prefersScrollingExpandsWhenScrolledToEdge }, default: "true"
    ) { "\($0)" }
    add(
      "prefersPageSizing", "Bool", "\(configuration?.prefersPageSizing.value ?? false)",
      settings.map { variant in
        let setting = variant.configuration.prefersPageSizing
        // A style brings its own sizing along.
        let isSaid =
          setting.isWritten
          || variant.style?.hasSheet == true
            && sheet.configuration?.prefersPageSizing.isWritten != true
        return isSaid ? "\(setting.value)" : nil
      })
    if let background = configuration?.background.value.shapeStyle {
      add(
        "background", "AnyShapeStyle", "AnyShapeStyle(\(background))",
        settings.map { $0.configuration.background }.map { setting in
          setting.isWritten ? setting.value.shapeStyle.map { "AnyShapeStyle(\($0))" } : nil
        })
    }
    // By number, since the enumeration is newer than most deployment targets.
    add("preferredPlacement", "Int", { $0.preferredPlacement }, default: "0") {
      "\(Placement.allCases.firstIndex(of: $0) ?? 0)"
    }
    return found
  }

  private func addDetents(_ add: (String, String, String, [String?]) -> Void) {
    let settings = sheet.variants.map { $0.settings.configuration }
    if lists.count > 1 {
      add(
        "detents", "DetentList", ".own",
        settings.indices.map { index in
          settings[index].detents.isWritten ? ".\(detentLists.name(of: index))" : nil
        })
    }
    func names(in variant: SheetConfiguration) -> [Detent] {
      (variant.detents.isWritten ? variant : configuration ?? variant).detents.value
    }
    if isResizable {
      add(
        "selectedDetent", "Detent", "\(modifierName).initialDetent",
        settings.map { variant in
          guard variant.selectedDetentName.isWritten else { return nil }
          let all = names(in: variant)
          let start = all.firstIndex { $0.name == variant.selectedDetentName.value } ?? 0
          let detent =
            all[start...].first(where: { $0.isInSwiftUI }) ?? all.last(where: { $0.isInSwiftUI })
          return detent.map { ".\(SwiftText.identifier($0.name))" }
        })
    }
    func undimmed(_ configuration: SheetConfiguration) -> String {
      let all = names(in: configuration)
      let last = all.firstIndex { $0.name == configuration.largestUndimmedDetentName.value }
      let detent = last.flatMap { all[...$0].last(where: { $0.isInSwiftUI }) }
      return detent.map { ".\(SwiftText.identifier($0.name))" } ?? "nil"
    }
    if namesDetents {
      add(
        "largestUndimmedDetent", "Detent?", configuration.map(undimmed) ?? "nil",
        settings.map { $0.largestUndimmedDetentName.isWritten ? undimmed($0) : nil })
    } else {
      // One detent of the system's has no enumeration.
      func isUndimmed(_ configuration: SheetConfiguration) -> String {
        "\(undimmed(configuration) == ".\(detents.first?.name ?? Detent.large.name)")"
      }
      add(
        "isUndimmed", "Bool", configuration.map(isUndimmed) ?? "false",
        settings.map { $0.largestUndimmedDetentName.isWritten ? isUndimmed($0) : nil })
    }
  }

  /// Whether the sheet refuses to be swiped away, as an expression.
  func modality(_ setting: Setting<Modality>) -> String {
    switch setting.value {
    case .fixed(let isModal): "\(isModal)"
    case .host: "isModal"
    }
  }

  /// The radius of the corners, as an expression.
  func radius(_ configuration: SheetConfiguration) -> String {
    if let parameter = configuration.cornerRadiusParameter {
      return "parameters.\(SwiftText.identifier(parameter.name))"
    }
    return configuration.preferredCornerRadius.value.map(SwiftExpression.number) ?? "nil"
  }

  private func contentSize(_ size: ContentSize?) -> String {
    guard let size else { return "nil" }
    let width = SwiftExpression.number(size.width)
    let height = SwiftExpression.number(size.height)
    return "CGSize(width: \(width), height: \(height))"
  }

  /// Writes the states of the app that variants depend on.
  func writeStates(to writer: inout SwiftWriter) {
    guard !sheet.states.isEmpty else { return }
    let cases = sheet.states.map(SwiftText.identifier).joined(separator: ", ")
    writer.write(
      """
      /// What the app is about; from `variants`.
      nonisolated \(access) enum State: String, CaseIterable, Sendable {
        case \(cases)
      }

      """)
  }

  /// Writes the settings that differ, which of them hold, and what they depend on.
  func writeSettings(to writer: inout SwiftWriter) {
    for (name, isAsked) in [("Horizontal", asksForWidth), ("Vertical", asksForHeight)] where isAsked
    {
      let property = "\(name.lowercased())SizeClass"
      writer.blank()
      writer.block("private var \(property): UserInterfaceSizeClass? {") {
        $0.write("presenters\(name)SizeClass ?? own\(name)SizeClass")
      }
    }
    if lists.count > 1 {
      writer.blank()
      writer.detentLists(lists, access: "nonisolated fileprivate")
    }
    guard !varying.isEmpty else { return }
    writeStyles(to: &writer)
    writer.blank()
    writer.write("/// What differs by `variants`.")
    writer.block("fileprivate struct Settings {") { writer in
      for setting in varying { writer.write("var \(setting.name): \(setting.type)") }
    }
    writer.blank()
    writer.write("/// The settings that hold: of the variants that do, the last wins.")
    writer.block("fileprivate var settings: Settings {") { writer in
      let initial = varying.map { "\($0.name): \($0.initial)" }
      let line = "var settings = Settings(\(initial.joined(separator: ", ")))"
      let fits = writer.column + line.utf8.count <= SwiftWriter.width
      writer.write(
        fits ? line : "var settings = Settings(\n  \(initial.joined(separator: ",\n  "))\n)")
      for (index, variant) in sheet.variants.enumerated() {
        let assignments = varying.compactMap { setting in
          setting.values[index].map { "settings.\(setting.name) = \($0)" }
        }
        guard !assignments.isEmpty else { continue }
        let conditions = variant.condition.parts(
          on: platform.ios, traits: "", device: "UIDevice.current.")
        writer.branch(if: conditions) { writer in
          for assignment in assignments { writer.write(assignment) }
        }
      }
      writer.write("return settings")
    }
  }

  private func writeStyles(to writer: inout SwiftWriter) {
    guard value("style") != nil else { return }
    writer.write(
      """

      /// How the sheet is presented; from `modalPresentationStyle`.
      nonisolated fileprivate enum Style {
        case \(styles.joined(separator: ", "))
      }
      """)
  }

  /// The modifiers that present the sheet in some combination, each once.
  var styles: [String] {
    var styles: [String] = []
    for style in [sheet.style] + sheet.variants.compactMap({ $0.settings.style })
    where style.isInSwiftUI && !styles.contains(style.presentation) {
      styles.append(style.presentation)
    }
    return styles
  }
}

extension ModalPresentationStyle {
  /// The modifier of SwiftUI that presents the style.
  var presentation: String {
    switch self {
    case .popover: "popover"
    case .fullScreen: "fullScreenCover"
    default: "sheet"
    }
  }
}

extension Popover {
  /// The edge of the popover at which its arrow stands; nil where SwiftUI chooses.
  var arrowEdge: String? {
    guard let directions = permittedArrowDirections, directions.count == 1 else { return nil }
    return switch directions[0] {
    case .up: ".top"
    case .down: ".bottom"
    case .left: ".leading"
    case .right: ".trailing"
    }
  }

  /// Whether it stays a popover in compact size classes.
  var staysPopover: Bool { compactAdaptation == CompactAdaptation.none }
}
