import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Every key that some variant says, in the order in which UIKit is told.
  func varyingSettings() -> [VaryingSetting] {
    let settings = sheet.variants.map(\.settings)
    let base = sheet.configuration
    var found: [VaryingSetting] = []
    func add(_ name: String, _ type: String, _ initial: String, _ values: [String?]) {
      guard values.contains(where: { $0 != nil }) else { return }
      found.append(VaryingSetting(name: name, type: type, initial: initial, values: values))
    }
    func add<Value>(
      _ name: String, _ type: String, _ value: KeyPath<SheetConfiguration, Setting<Value>>,
      default defaultValue: String, _ text: (Value) -> String
    ) {
      let own = base.map { $0[keyPath: value] }.flatMap { $0.isWritten ? text($0.value) : nil }
      add(
        name, type, own ?? defaultValue,
        settings.map { variant in
          let setting = variant.configuration[keyPath: value]
          return setting.isWritten ? text(setting.value) : nil
        })
    }
    add(
      "modalPresentationStyle", "UIModalPresentationStyle", ".\(sheet.style.rawValue)",
      settings.map { $0.style.map { ".\($0.rawValue)" } })
    let popovers = settings.map(\.popover)
    let ownPopover = sheet.popover ?? popovers.compactMap { $0 }.first
    func add(_ name: String, _ type: String, ofPopover text: (Popover) -> String) {
      guard let ownPopover,
        popovers.contains(where: { $0.map(text) ?? text(ownPopover) != text(ownPopover) })
      else { return }
      add(name, type, text(ownPopover), popovers.map { $0.map(text) })
    }
    add("isAnchoredToItem", "Bool") { "\($0.anchor == .sourceItem)" }
    add("permittedArrowDirections", "UIPopoverArrowDirection") {
      Self.arrowDirections($0) ?? ".any"
    }
    add("staysPopover", "Bool") { "\($0.compactAdaptation == CompactAdaptation.none)" }
    add(
      "isModalInPresentation", "Bool", modality(sheet.isModalInPresentation) ?? "false",
      settings.map { modality($0.isModalInPresentation) })
    add(
      "preferredContentSize", "CGSize",
      Self.contentSize(sheet.preferredContentSize.value),
      settings.map {
        $0.preferredContentSize.isWritten
          ? Self.contentSize($0.preferredContentSize.value) : nil
      })
    add(
      "locksBackground", "Bool", "\(sheet.backgroundScrolling.value == .locked)",
      settings.map {
        $0.backgroundScrolling.isWritten ? "\($0.backgroundScrolling.value == .locked)" : nil
      })
    add("isCentredOverSource", "Bool", \.sourceView, default: "false") { "\($0)" }
    add(
      "detents", "DetentList", ".own",
      settings.indices.map { index in
        settings[index].configuration.detents.isWritten ? ".\(detentLists.name(of: index))" : nil
      })
    add("selectedDetent", "Detent?", \.selectedDetentName, default: "nil") { detent($0) }
    add("largestUndimmedDetent", "Detent?", \.largestUndimmedDetentName, default: "nil") {
      detent($0)
    }
    // A parameter is no value that the settings can begin with.
    let radius = base.flatMap { $0.cornerRadiusParameter == nil ? cornerRadius($0) : nil }
    add(
      "preferredCornerRadius", "CGFloat?", radius ?? "nil",
      settings.map(\.configuration).map {
        $0.preferredCornerRadius.isWritten ? cornerRadius($0) : nil
      })
    add("prefersGrabberVisible", "Bool", \.prefersGrabberVisible, default: "false") { "\($0)" }
    add(
      "prefersScrollingExpandsWhenScrolledToEdge", "Bool",
      \.prefersScrollingExpandsWhenScrolledToEdge, default: "true"
    ) { "\($0)" }
    add(
      "prefersEdgeAttachedInCompactHeight", "Bool", \.prefersEdgeAttachedInCompactHeight,
      default: "false"
    ) { "\($0)" }
    add(
      "widthFollowsPreferredContentSizeWhenEdgeAttached", "Bool",
      \.widthFollowsPreferredContentSizeWhenEdgeAttached, default: "false"
    ) { "\($0)" }
    add(
      "prefersPageSizing", "Bool", "\(base?.prefersPageSizing.value ?? false)",
      settings.map { variant in
        let setting = variant.configuration.prefersPageSizing
        // A style brings its own sizing along.
        let isSaid = setting.isWritten || variant.style?.hasSheet == true && !isPageSizingSaid
        return isSaid ? "\(setting.value)" : nil
      })
    add("backgroundEffect", "UIVisualEffect?", \.background, default: "nil") {
      switch $0 {
      case .material(let material): "UIBlurEffect(style: .\(material.blurStyle))"
      // Asked of the app where the settings are put together; see `writeSettings`.
      case .host, .system, .color: "nil"
      }
    }
    add("backgroundColor", "String?", \.background, default: "nil") {
      if case .color(let name) = $0 { SwiftText.literal(name) } else { "nil" }
    }
    // By number, since the enumeration is newer than most deployment targets.
    add("preferredPlacement", "Int", \.preferredPlacement, default: "0") {
      "\(Placement.allCases.firstIndex(of: $0) ?? 0)"
    }
    return found
  }

  private var isPageSizingSaid: Bool { sheet.configuration?.prefersPageSizing.isWritten == true }

  private func modality(_ setting: Setting<Modality>) -> String? {
    guard setting.isWritten, case .fixed(let value) = setting.value else { return nil }
    return "\(value)"
  }

  private func detent(_ name: String?) -> String {
    name.map { ".\(SwiftText.identifier($0))" } ?? "nil"
  }
}
