import SheetModel
import SheetSpec

/// A sheet, and what SwiftUI must be told of it.
struct ViewSheet {
  let sheet: Sheet
  let platform: Platform

  init(_ sheet: Sheet, _ platform: Platform) {
    self.sheet = sheet
    self.platform = platform
  }

  var modifier: String { "\(sheet.name)SheetModifier" }
  var function: String { sheet.name.prefix(1).lowercased() + sheet.name.dropFirst() + "Sheet" }

  /// What presents it.
  var kind: String {
    switch sheet.style {
    case .popover: "popover"
    case .fullScreen: "fullScreenCover"
    default: "sheet"
    }
  }

  /// The one edge that an arrow may stand at.
  var arrowEdge: String? {
    guard let directions = sheet.popover?.permittedArrowDirections, directions.count == 1 else {
      return nil
    }
    let edges: [ArrowDirection: String] = [
      .up: "top", .down: "bottom", .left: "leading", .right: "trailing",
    ]
    return edges[directions[0]]
  }

  /// The detents that SwiftUI can have; none where it is not told of any.
  var detents: [Detent] {
    guard let detents = sheet.configuration?.detents, detents.isWritten,
      platform.ios >= IOSVersion(16)
    else { return [] }
    return detents.value.filter(isExpressible)
  }

  var isResizable: Bool { detents.count > 1 }

  private func isExpressible(_ detent: Detent) -> Bool {
    guard case .custom(let custom) = detent.kind else { return true }
    guard !custom.usesMedium, custom.estimate?.formula.usesMedium != true else { return false }
    guard isGiven(custom) else { return true }
    return !Self.followsContainer(custom.formula)
      && custom.estimate.map {
        $0.formula.variables.isEmpty || !Self.followsContainer($0.formula)
      } ?? true
  }

  /// Whether the height is made of what only the running app knows.
  private func isGiven(_ custom: CustomDetent) -> Bool {
    custom.usesFit || !custom.parameters.isEmpty
  }

  /// Whether containers tell the height apart, tried out.
  private static func followsContainer(_ formula: HeightFormula) -> Bool {
    [1.0, 300, 700].contains { fit in
      let heights = [1.0, 10, 100, 1000, 10000].map {
        formula.value(maximum: $0, medium: 0, HeightArguments(fit: fit))
      }
      return Set(heights).count > 1
    }
  }

  /// The detents that a phone has in the size classes of the driver, where that is for the list to decide.
  var shown: [Detent] {
    detents.filter { detent in
      guard case .custom(let custom) = detent.kind else { return true }
      let activity = custom.activity
      guard activity.userInterfaceIdiom != .pad else { return false }
      return !isGiven(custom)
        || activity.horizontalSizeClass != .regular && activity.verticalSizeClass != .compact
    }
  }

  /// Where the sheet opens, as the modifier says it.
  var initial: Detent {
    guard let configuration = sheet.configuration else { return detents[0] }
    let all = configuration.detents.value
    let selected = configuration.selectedDetent.value ?? 0
    return all.indices.first { $0 >= selected && isExpressible(all[$0]) }.map { all[$0] }
      ?? detents[detents.count - 1]
  }

  /// Where the sheet opens on the driver's phone.
  var start: Detent { shown.contains { $0.name == initial.name } ? initial : shown[0] }

  /// What the stub calls a detent: the name of the generated type, for one with a height, and the height
  /// where no type can tell it.
  func identifier(_ detent: Detent) -> String {
    guard case .custom(let custom) = detent.kind else { return detent.name }
    let now = custom.estimate?.formula ?? custom.formula
    if isGiven(custom), !Self.followsContainer(now) {
      let height = max(0, now.value(maximum: 1000, medium: 0))
      return "height=\(height)"
    }
    return detent.name.prefix(1).uppercased() + detent.name.dropFirst() + "Detent"
  }

  /// The binding that the host keeps the selected detent in.
  var selection: String {
    """
      var selected = \(modifier).Detent.`\(detents[0].name)`
      let detent = Binding(get: { selected }, set: { selected = $0 })
    """
  }

  /// What the host hands over, with the detent or without.
  func arguments(withDetent: Bool = true) -> [String] {
    (isResizable && withDetent ? ["detent: detent"] : [])
      + (sheet.isModalInPresentation.value == .host ? ["isModal: true"] : [])
  }

  /// The modifiers that the host must get on a system, before and while it presents.
  func lock(on system: IOSVersion) -> (before: String, during: String) {
    guard sheet.backgroundScrolling.value == .locked, system >= IOSVersion(16) else {
      return ("", "")
    }
    return ("; scrollDisabled false", "; scrollDisabled true")
  }

  /// The modifiers that the content must get on a system, with their arguments: those of systems that
  /// the target reaches first, then by the system that brought them.
  func modifiers(on system: IOSVersion) -> [String] {
    var modifiers: [(IOSVersion, String)] = []
    func add(_ text: String, since major: Int = 15, _ minor: Int = 0) {
      modifiers.append((IOSVersion(major, minor), text))
    }
    if let size = sheet.preferredContentSize.value { add("frame \(size.width) \(size.height)") }
    if sheet.dismissal.swipe.value == .refusal {
      add("interactiveDismissDisabled true")
    } else if sheet.isModalInPresentation.isWritten {
      // The driver's host says that it is.
      let isModal = sheet.isModalInPresentation.value != .fixed(false)
      add("interactiveDismissDisabled \(isModal)")
    }
    if sheet.popover?.compactAdaptation == CompactAdaptation.none {
      add("presentationCompactAdaptation none", since: 16, 4)
    }
    if let configuration = sheet.configuration {
      if !detents.isEmpty {
        let names = shown.map(identifier).sorted().joined(separator: " ")
        add("presentationDetents \(names)", since: 16)
      }
      let grabber = configuration.prefersGrabberVisible
      if grabber.isWritten || isResizable {
        add("presentationDragIndicator \(grabber.value ? "visible" : "hidden")", since: 16)
      }
      if configuration.largestUndimmedDetent.isWritten {
        let last = configuration.largestUndimmedDetent.value ?? -1
        let detent = configuration.detents.value.prefix(last + 1).last(where: isExpressible)
        let isShown = detent.map { detent in
          detents.isEmpty || shown.contains { $0.name == detent.name }
        }
        let text =
          detent.flatMap {
            isShown == true ? "enabled up through \(identifier($0))" : nil
          } ?? "disabled"
        add("presentationBackgroundInteraction \(text)", since: 16, 4)
      }
      let expands = configuration.prefersScrollingExpandsWhenScrolledToEdge
      if expands.isWritten {
        add("presentationContentInteraction \(expands.value ? "resizes" : "scrolls")", since: 16, 4)
      }
      if configuration.preferredCornerRadius.isWritten {
        let radius = configuration.preferredCornerRadius.value.map { "\($0)" } ?? "nil"
        add("presentationCornerRadius \(radius)", since: 16, 4)
      }
      switch configuration.background.value {
      case .material(let material) where material.isInSwiftUI:
        add("presentationBackground material \(material.rawValue)", since: 16, 4)
      case .color(let name): add("presentationBackground color \(name)", since: 16, 4)
      default: break
      }
      if let sizing = sizing(configuration) { add("presentationSizing \(sizing)", since: 18) }
      if configuration.preferredPlacement.isWritten {
        add("presentationPlacement \(configuration.preferredPlacement.value.rawValue)", since: 27)
      }
    }
    let reached = modifiers.filter { $0.0 <= platform.ios }
    let newer = modifiers.filter { $0.0 > platform.ios && $0.0 <= system }
    // Those that came with one system keep their order.
    let versions = Set(newer.map(\.0)).sorted()
    return (reached + versions.flatMap { version in newer.filter { $0.0 == version } }).map(\.1)
  }

  /// A page's size where that is asked for, the content's where it has one, a form's where that is said.
  private func sizing(_ configuration: SheetConfiguration) -> String? {
    let page = configuration.prefersPageSizing
    if page.value { return "page" }
    if sheet.style != .popover, sheet.preferredContentSize.value != nil { return "fitted" }
    return page.isWritten ? "form" : nil
  }
}

extension Detent {
  /// What the compiler takes the height to be where SwiftUI knows nothing of the device.
  func height(
    _ horizontal: SizeClass, _ vertical: SizeClass, maximum: Double, medium: Double?
  ) -> Double? {
    switch kind {
    case .medium: return medium
    case .large: return maximum
    case .custom(let custom):
      let activity = custom.activity
      // Where the height follows values, the list of detents has asked for the size classes.
      let isListed = custom.usesFit || !custom.parameters.isEmpty
      guard
        isListed
          || activity.horizontalSizeClass ?? horizontal == horizontal
            && activity.verticalSizeClass ?? vertical == vertical
      else { return nil }
      return custom.height(maximum: maximum, medium: medium)
    }
  }
}
