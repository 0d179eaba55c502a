import SheetSpec

extension SheetContext {
  /// Which detents are active where `traits` hold, by place in the list; nil where one could not be
  /// read. A sheet without the key has `large`.
  func activeDetents(in traits: Traits) -> [Int]? {
    guard isWholeListKnown else { return nil }
    var active: [Int] = []
    for index in activities.indices where activities[index].holds(in: traits) {
      active.append(index)
    }
    return active
  }

  /// Whether a detent is active where `traits` hold.
  func isActive(_ index: Int, in traits: Traits) -> Bool { activities[index].holds(in: traits) }

  /// Whether some detent is active whatever the traits.
  var hasConstantDetent: Bool { activities.contains(where: \.isEverywhere) }

  /// Whether a detent is UIKit's medium one, or has a height that is made of it.
  func dependsOnMedium(_ index: Int) -> Bool { activities[index].dependsOnMedium }
}

/// When a detent is active, as far as it could be read.
struct DetentActivity {
  /// Whether it is UIKit's medium one, or has a height that is made of it.
  let dependsOnMedium: Bool
  /// Whether its height and its traits could be read.
  let isKnown: Bool
  private let activity: Activity

  init(_ detent: DetentSpec) {
    activity = detent.activity
    guard let body = detent.body else {
      dependsOnMedium = !detent.isLarge
      isKnown = true
      return
    }
    isKnown = !body.height.isInvalid && !body.activeIn.isInvalid
    let height = body.height.value
    dependsOnMedium =
      height?.usesMedium == true
      // What stands for a height is active where that is.
      || height?.usesFit == true && body.estimated.value?.usesMedium == true
  }

  /// Whether the detent is active whatever the traits.
  var isEverywhere: Bool { activity.isEverywhere && !dependsOnMedium }

  /// Whether the detent is active where `traits` hold.
  func holds(in traits: Traits) -> Bool {
    !(traits.isCompactHeight && dependsOnMedium) && activity.holds(in: traits)
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
