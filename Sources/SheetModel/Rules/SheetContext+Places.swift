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

  /// Whether the sheet keeps to the bottom edge in compact height; nil where that could not be read.
  private var isEdgeAttached: Bool? {
    let entry = spec.prefersEdgeAttachedInCompactHeight
    return entry.isInvalid ? nil : entry.value ?? false
  }

  /// Whether each detent is seen to be at least as tall as those before it in every container that
  /// has both; false says nothing.
  var isPlainlyAscending: Bool {
    // Where there is no container at all, what holds for every maximum counts.
    targets.places.contains { presentation(in: $0.traits) == .sheet }
      && detents.indices.allSatisfy { later in
        (0..<later).allSatisfy { isAtMost($0, later) }
      }
  }

  private func isAtMost(_ earlier: Int, _ later: Int) -> Bool {
    guard !summaries[earlier].isLarge else { return false }
    // Each is cut to the tallest height, which nothing is above.
    let isTallest = summaries[later].isLarge
    let usesMedium = dependsOnMedium(earlier) || dependsOnMedium(later)
    let maxima = usesMedium ? targets.mediumMaxima : targets.maxima
    if let lower = lines[earlier], let upper = lines[later] {
      return isTallest || maxima.map { lower.isAtMost(upper, over: $0) } == true
    }
    guard let lower = plainHeight(earlier), let upper = plainHeight(later) else { return false }
    return isTallest || maxima.map { lower.isAtMost(upper, over: $0) } == true
  }

  /// The height of a detent; nil where it varies, or may before the content is measured, where it is
  /// not bounded, and where it could not be read.
  private func plainHeight(_ index: Int) -> HeightFormula? {
    if case .system = detents[index].kind {
      return .linear(
        summaries[index].isLarge ? LinearHeight(maximum: 1) : LinearHeight(medium: 1))
    }
    guard !summaries[index].usesFit, let formula = formulas[index] else { return nil }
    return formula.varies || !formula.isBounded ? nil : formula
  }
}
