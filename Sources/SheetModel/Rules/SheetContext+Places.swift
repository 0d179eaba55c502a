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

  /// Whether each detent is at least as tall as the one before it for every maximum, as the factors
  /// of the heights alone say.
  var isPlainlyAscending: Bool {
    for index in detents.indices.dropFirst() {
      guard !detents[index - 1].isLarge, let lower = linearHeight(index - 1),
        let upper = linearHeight(index), upper.points >= lower.points
      else { return false }
      for factor in MediumDetent.factors {
        guard
          upper.maximum + upper.medium * factor >= lower.maximum + lower.medium * factor
        else { return false }
      }
    }
    return true
  }

  /// The height of a detent as a linear combination; nil where it is none or could not be read.
  private func linearHeight(_ index: Int) -> LinearHeight? {
    if case .system = detents[index].kind {
      return detents[index].isLarge ? LinearHeight(maximum: 1) : LinearHeight(medium: 1)
    }
    if case .linear(let linear) = formulas[index], linear.parts.isEmpty { return linear }
    return nil
  }
}
