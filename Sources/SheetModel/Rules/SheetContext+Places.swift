import SheetSpec

extension SheetContext {
  /// Where the heights of the detents matter: without the places in which the sheet is full screen
  /// or a popover. Empty where the style could not be read.
  var places: [Place] {
    targets.places.filter { presentation(in: $0.traits) == .sheet }
  }

  /// What the sheet is where these traits hold; nil where the style could not be read.
  func presentation(in traits: Traits) -> Traits.Presentation? {
    guard let style, style.hasSheet, let isEdgeAttached else { return nil }
    if staysPopover { return .popover }
    return traits.presentation(of: style, isEdgeAttached: isEdgeAttached)
  }

  /// Whether the sheet is a popover in compact size classes too, and so never a sheet.
  var staysPopover: Bool {
    style == .popover && spec.popover.value?.compactAdaptation.value == CompactAdaptation.none
  }

  /// Whether the sheet keeps to the bottom edge in compact height; nil where that could not be read.
  private var isEdgeAttached: Bool? {
    let entry = spec.prefersEdgeAttachedInCompactHeight
    return entry.isInvalid ? nil : entry.value ?? false
  }

  /// Whether each detent is seen to be at least as tall as the one before in every container.
  var isPlainlyAscending: Bool {
    guard let maxima = targets.maxima else { return detents.count < 2 }
    for index in detents.indices.dropFirst() {
      guard !detents[index - 1].isLarge, let lower = plainHeight(index - 1),
        // Each is cut to the tallest height, which nothing is above.
        detents[index].isLarge || plainHeight(index).map({ lower.isAtMost($0, over: maxima) }) == true
      else { return false }
    }
    return true
  }

  /// The height of a detent; nil where it varies, is not bounded, or could not be read.
  private func plainHeight(_ index: Int) -> HeightFormula? {
    if case .system = detents[index].kind {
      return .linear(
        detents[index].isLarge ? LinearHeight(maximum: 1) : LinearHeight(medium: 1))
    }
    return formulas[index].flatMap { $0.varies || !$0.isBounded ? nil : $0 }
  }
}
