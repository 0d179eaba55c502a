import SheetSpec

extension SheetContext {
  /// Which detents are active where `traits` hold, by place in the list; nil where one could not be
  /// read. A sheet without the key has `large`.
  func activeDetents(in traits: Traits) -> [Int]? {
    guard isWholeListKnown else { return nil }
    return detents.indices.filter { isActive($0, in: traits) }
  }

  /// Whether every detent could be read, and there is one.
  var isWholeListKnown: Bool {
    guard let list = spec.detents.value, list.isComplete, !detents.isEmpty else { return false }
    return detents.allSatisfy { detent in
      detent.body.map { !$0.height.isInvalid && !$0.activeIn.isInvalid } ?? true
    }
  }

  /// Whether a detent is active where `traits` hold.
  func isActive(_ index: Int, in traits: Traits) -> Bool {
    if traits.isCompactHeight, dependsOnMedium(index) { return false }
    return detents[index].activity.holds(in: traits)
  }

  /// Whether a detent is UIKit's medium one, or has a height that is made of it.
  func dependsOnMedium(_ index: Int) -> Bool {
    detents[index].body.map { body in
      body.height.value?.usesMedium == true
        // What stands for a height is active where that is.
        || body.height.value?.usesFit == true && body.estimated.value?.usesMedium == true
    } ?? !detents[index].isLarge
  }
}

extension Traits {
  /// The traits in words, for the end of a message: `in compact height on an iPhone`.
  var text: String {
    let device = userInterfaceIdiom == .phone ? "on an iPhone" : "on an iPad"
    let width = "\(horizontalSizeClass.rawValue) width"
    return isCompactHeight
      ? "in compact height \(device)"
      : "in \(width) and \(verticalSizeClass.rawValue) height \(device)"
  }
}
