import SheetModel
import SheetSpec

extension UIKitSheet {
  /// Every key that some variant says, in the order in which UIKit is told.
  func varyingSettings() -> [VaryingSetting] {
    let settings = sheet.variants.map { $0.settings }
    let base = sheet.configuration
    var found: [VaryingSetting] = []
    func add(
      _ name: String, _ type: String, _ initial: String, _ values: [String?], start: String? = nil
    ) {
      guard values.contains(where: { $0 != nil }) else { return }
      found.append(
        VaryingSetting(name: name, type: type, initial: initial, start: start, values: values))
    }
    func add<Value>(
      _ name: String, _ type: String, _ value: (SheetConfiguration) -> Setting<Value>,
      default defaultValue: String, _ text: (Value) -> String
    ) {
      let own = base.map(value).flatMap { $0.isWritten ? text($0.value) : nil }
      add(
        name, type, own ?? defaultValue,
        settings.map { variant in
          let setting = value(variant.configuration)
          return setting.isWritten ? text(setting.value) : nil
        })
    }
    add(
      "modalPresentationStyle", "UIModalPresentationStyle", ".\(sheet.style.rawValue)",
      settings.map { $0.style.map { ".\($0.rawValue)" } })
    let popovers = settings.map { $0.popover }
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
      "isModalInPresentation", "Bool",
      sheet.isModalInPresentation.value == .fixed(true) ? "true" : "false",
      settings.map { modality($0.isModalInPresentation) },
      start: sheet.isModalInPresentation.value == .host ? "isModalInPresentation" : nil)
    let swipe = sheet.dismissal.swipe.value
    let swipes = settings.map { $0.dismissal?.swipe.value }
    if isObject, swipes.contains(where: { $0 != nil && $0 != swipe }) {
      add("swipe", "Swipe", ".\(swipe.rawValue)", swipes.map { $0.map { ".\($0.rawValue)" } })
    }
    add(
      "preferredContentSize", "CGSize",
      Self.contentSize(sheet.preferredContentSize.value),
      settings.map {
        $0.preferredContentSize.isWritten
          ? Self.contentSize($0.preferredContentSize.value) : nil
      },
      start: sheet.preferredContentSize.isWritten ? nil : "ownContentSize")
    add(
      "locksBackground", "Bool", "\(sheet.backgroundScrolling.value == .locked)",
      settings.map {
        $0.backgroundScrolling.isWritten ? "\($0.backgroundScrolling.value == .locked)" : nil
      })
    add("isCentredOverSource", "Bool", { $0.sourceView }, default: "false") { "\($0)" }
    add(
      "detents", "DetentList", ".own",
      settings.indices.map { index in
        settings[index].configuration.detents.isWritten ? ".\(detentLists.name(of: index))" : nil
      })
    add("selectedDetent", "Detent?", { $0.selectedDetentName }, default: "nil") { detent($0) }
    add("largestUndimmedDetent", "Detent?", { $0.largestUndimmedDetentName }, default: "nil") {
      detent($0)
    }
    let radius = base.map { cornerRadius($0) }
    let isParameter = base?.cornerRadiusParameter != nil
    add(
      "preferredCornerRadius", "CGFloat?", isParameter ? "nil" : radius ?? "nil",
      settings.map { $0.configuration }.map {
        $0.preferredCornerRadius.isWritten ? cornerRadius($0) : nil
      }, start: isParameter ? radius : nil)
    add("prefersGrabberVisible", "Bool", { $0.prefersGrabberVisible }, default: "false") { "\($0)" }
    add(
      "prefersScrollingExpandsWhenScrolledToEdge", "Bool",
      { $0.prefersScrollingExpandsWhenScrolledToEdge }, default: "true"
    ) { "\($0)" }
    add(
      "prefersEdgeAttachedInCompactHeight", "Bool", { $0.prefersEdgeAttachedInCompactHeight },
      default: "false"
    ) { "\($0)" }
    add(
      "widthFollowsPreferredContentSizeWhenEdgeAttached", "Bool",
      { $0.widthFollowsPreferredContentSizeWhenEdgeAttached }, default: "false"
    ) { "\($0)" }
    add(
      "prefersPageSizing", "Bool", "\(base?.prefersPageSizing.value ?? false)",
      settings.map { variant in
        let setting = variant.configuration.prefersPageSizing
        // A style brings its own sizing along.
        let isSaid = setting.isWritten || variant.style?.hasSheet == true && !isPageSizingSaid
        return isSaid ? "\(setting.value)" : nil
      })
    let background = base?.background.value ?? .system
    let backgrounds = settings.map { $0.configuration.background }.map {
      $0.isWritten ? $0.value : nil
    }
    let effect = Self.backgroundEffect(background)
    add(
      "backgroundEffect", "UIVisualEffect?", background == .host ? "nil" : effect,
      backgrounds.map { $0.map(Self.backgroundEffect) },
      start: background == .host ? effect : nil)
    if ([background] + backgrounds.compactMap { $0 }).contains(where: { $0.color != nil }) {
      add(
        "backgroundColor", "UIColor?", background.color.map(Self.color) ?? "nil",
        backgrounds.map { $0.map { $0.color.map(Self.color) ?? "ownBackgroundColor" } },
        start: background.color == nil ? "ownBackgroundColor" : nil)
    }
    // By number, since the enumeration is newer than most deployment targets.
    add("preferredPlacement", "Int", { $0.preferredPlacement }, default: "0") {
      "\(Placement.allCases.firstIndex(of: $0) ?? 0)"
    }
    return found
  }

  private var isPageSizingSaid: Bool { sheet.configuration?.prefersPageSizing.isWritten == true }

  private func modality(_ setting: Setting<Modality>) -> String? {
    guard setting.isWritten else { return nil }
    return switch setting.value {
    case .fixed(let value): "\(value)"
    case .host: "isModalInPresentation"
    }
  }

  private static func backgroundEffect(_ background: Background) -> String {
    switch background {
    case .material(let material): "UIBlurEffect(style: .\(material.blurStyle))"
    case .host: "backgroundEffect"
    case .system, .color: "nil"
    }
  }

  /// The colour with a name in the asset catalogue as a Swift expression.
  static func color(_ name: String) -> String { "UIColor(named: \(SwiftText.literal(name)))" }

  private func detent(_ name: String?) -> String {
    name.map { ".\(SwiftText.identifier($0))" } ?? "nil"
  }
}

extension Background {
  /// The name of the colour; nil where it is none.
  var color: String? {
    if case .color(let name) = self { name } else { nil }
  }
}
